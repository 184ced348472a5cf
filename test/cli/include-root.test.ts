// --include-root: what lies outside a folder cannot be read, whichever way leads there.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answer } from '../../src/cli/batch/answer.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost, insideOf } from '../../src/node/host.ts'
import { createBench } from '../support/terminal.ts'

const { folder, descry } = createBench()
const inside = join(folder, 'inside')
const outside = join(folder, 'inside-not')

mkdirSync(join(inside, 'sub'), { recursive: true })
mkdirSync(outside)
writeFileSync(join(outside, 'secret.hlsli'), 'static const int Secret = 1;')
writeFileSync(join(outside, 'words.txt'), '-DWORD')
writeFileSync(join(inside, 'words.txt'), '-DWORD')
writeFileSync(join(inside, 'sub', 'open.hlsli'), 'static const int Open = 1;')
symlinkSync(join(outside, 'secret.hlsli'), join(inside, 'link.hlsli'))
symlinkSync(outside, join(inside, 'linked'))
symlinkSync(join(inside, 'sub'), join(inside, 'linked-inside'))

async function lint(text: string, ...args: string[]): Promise<number> {
  const path = join(inside, 'main.hlsl')
  writeFileSync(path, text)
  const { status } = await descry('lint', '-T', 'lib_6_6', ...args, path)
  return status
}

const root = ['--include-root', inside]
const main = (name: string): string => `#include "${name}"\n`

test.each([
  ['an absolute path', main(join(outside, 'secret.hlsli').replaceAll('\\', '/')), []],
  ['a path through ..', main('../inside-not/secret.hlsli'), []],
  ['-I', main('secret.hlsli'), ['-I', outside]],
  ['a link to a file', main('link.hlsli'), []],
  ['a link to a folder', main('linked/secret.hlsli'), []],
])('%s does not lead outside', async (_, text, args) => {
  expect(await lint(text, ...args)).toBe(0)
  expect(await lint(text, ...args, ...root)).toBe(1)
})

test.each([main('sub/open.hlsli'), main('linked-inside/open.hlsli'), main('sub/../sub/open.hlsli')])(
  'what lies inside is found: %s',
  async (text) => {
    expect(await lint(text, ...root)).toBe(0)
  },
)

test('response files lie inside', async () => {
  expect(await lint('#ifndef WORD\n#error no\n#endif', ...root, `@${join(inside, 'words.txt')}`)).toBe(0)
  expect(await lint('', ...root, `@${join(outside, 'words.txt')}`)).toBe(2)
})

test('so do the files of jobs', async () => {
  const host = createDiskHost(inside)
  const tools = { host, compiler: createCompiler(host), mayRead: insideOf(inside) }
  const ask = async (job: object): Promise<boolean> => {
    const made = await answer({ line: 1, text: JSON.stringify(job) }, folder, tools)
    return made.ok
  }
  expect(await ask({ id: 'a', file: join(inside, 'sub', 'open.hlsli'), profile: 'lib_6_6', command: 'lint' })).toBe(
    true,
  )
  expect(await ask({ id: 'b', file: join(outside, 'secret.hlsli'), profile: 'lib_6_6', command: 'lint' })).toBe(false)
  expect(await ask({ id: 'c', file: join(outside, 'secret.hlsli'), command: 'dump' })).toBe(false)
})
