// Input nobody would write: the parser must neither throw nor hang, and the tree it returns must be sound.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printTree } from '../../src/ast/print.ts'
import { walk } from '../../src/ast/walk.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { parseText } from './parse-text.ts'

const words = [
  ...'( ) [ ] { } < > , ; : :: ? . -> = == + - * & && >> >>= ++ ! ~ ... # @'.split(' '),
  ...'a b T f 1 2.5f "s" float float4 vector Texture2D DescriptorHandle Handle void auto unsigned'.split(' '),
  ...'struct class interface enum union typedef using namespace template typename operator this sizeof'.split(' '),
  ...'cbuffer tbuffer register packoffset u0 space1 static const in out precise sample point linear'.split(' '),
  ...'if else for while do switch case default break continue return discard goto true static_assert'.split(' '),
  ...'technique sampler_state compile read write caller let var where __init __target_switch typealias'.split(' '),
]
const soup = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((list) => list.join(' '))
const paths = fc.constantFrom('soup.hlsl', 'soup.slang')

/** Children lie inside their file and every error is told. */
function expectSound(text: string, path: string): void {
  const { unit, diagnostics } = parseText(text, path)
  let hasErrorNode = false
  walk(unit, (node) => {
    expect(node.end).toBeGreaterThanOrEqual(node.start)
    hasErrorNode ||= node.kind === 'error'
    return undefined
  })
  if (hasErrorNode) expect(diagnostics.map(({ severity }) => severity)).toContain('error')
  expect(printTree(unit)).not.toContain('undefined')
}

test('token soup', () => {
  fc.assert(
    fc.property(soup, paths, (text, path) => expectSound(text, path)),
    { numRuns: fuzzRuns(400) },
  )
})

test('token soup inside a function', () => {
  fc.assert(
    fc.property(soup, paths, (text, path) => expectSound(`void f() { ${text} }`, path)),
    { numRuns: fuzzRuns(400) },
  )
})

const folder = join(import.meta.dirname, 'trees')
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8').split('; ==>')[0]!,
}))

test('files cut off anywhere', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), ({ name, text }, where) =>
      expectSound(text.slice(0, Math.floor(text.length * where)), name),
    ),
    { numRuns: fuzzRuns(80) },
  )
})

test('files with a piece missing or doubled', () => {
  const place = fc.nat(10_000)
  fc.assert(
    fc.property(fc.constantFrom(...files), place, place, fc.boolean(), ({ name, text }, first, second, doubled) => {
      const from = Math.min(first, second) % text.length
      const to = from + (Math.abs(first - second) % 40)
      expectSound(text.slice(0, to) + (doubled ? text.slice(from) : text.slice(to + 7)), name)
    }),
    { numRuns: fuzzRuns(80) },
  )
})

test('what was right is parsed again after a mistake in front of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words.filter((word) => !'{}()[]<>#"'.includes(word[0]!))), { maxLength: 5 }),
      (list) => {
        const { unit } = parseText(`${list.join(' ')} ;\nfloat afterwards;\n`)
        expect(printTree(unit)).toContain('afterwards')
      },
    ),
    { numRuns: fuzzRuns(300) },
  )
})

const long = 20_000

test.each([
  ['sum', `int x = ${'a + '.repeat(long)}a;`],
  ['members', `int x = a${'.b'.repeat(long)};`],
  ['calls and indices', `int x = a${'()[0]'.repeat(long)};`],
  ['list', `int x[] = { ${'1, '.repeat(long)} };`],
  ['less than', `int x = ${'a < '.repeat(long)}a;`],
  ['declarators', `int ${'a, '.repeat(long)}a;`],
])('a long %s is parsed whole', (_, text) => {
  const { unit, diagnostics } = parseText(text)
  expect(diagnostics).toEqual([])
  expect(printTree(unit).length).toBeGreaterThan(long)
})

test.each([
  ['parentheses', `int x = ${'('.repeat(long)}`, 256],
  ['blocks', `void f() { ${'{'.repeat(long)}`, 256],
  ['statements', `void f() { ${'if (a) '.repeat(long)} ; }`, 256],
  ['structs', 'struct S { '.repeat(long), 256],
  ['namespaces', 'namespace N { '.repeat(long), 256],
  ['template arguments', 'vector<'.repeat(long), 256],
  ['prefix operators', `int x = ${'- '.repeat(long)}a;`, 1000],
  ['casts', `int x = ${'(int)'.repeat(long)}a;`, 1000],
  ['conditionals', `int x = ${'a ? b : '.repeat(long)}c;`, 1000],
  ['assignments', `void f() { ${'a = '.repeat(long)}1; }`, 1000],
  ['else if', `void f() { ${'if (a) ; else '.repeat(long)} ; }`, 1000],
])('too many nested %s end with one message', (_, text, limit) => {
  const { diagnostics } = parseText(text)
  expect(diagnostics.map(({ message }) => message)).toEqual([`bracket nesting level exceeded maximum of ${limit}`])
})
