// Asks the language service about every identifier of real files, and compares its answers with the typed program.
//
//   npx tsx tools/corpus/names.ts --src DIR --data ENTRIES.jsonl [--most N] [--filter TEXT] [--show N] [--rename N]
//
// Every identifier that the compiler reads must be a name with a declaration, a name of the language, or a word of its grammar; every variable,
// field and call of the typed program must be the declaration that `definition` answers, and stand among its `references`. --rename also
// renames N things of every file, compiles the result and compares the code.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { attributeRows } from '../../src/hlsl/attributes.ts'
import { contextualKeywords, keywords } from '../../src/hlsl/keywords.ts'
import { kinds } from '../../src/lex/tokens.ts'
import { createDiskHost } from '../../src/node/host.ts'
import type { Expression } from '../../src/program/program.ts'
import { walkBody } from '../../src/program/walk.ts'
import { normalPath } from '../../src/service/positions.ts'
import type { ProgramIndex } from '../../src/service/program-index.ts'
import { Workspace } from '../../src/service/workspace.ts'
import { spelling } from '../../src/support/intern.ts'
import type { Location } from '../../src/support/source.ts'
import { inputOf, presentEntries, readEntries } from './entries.ts'
import { checkRenames } from './rename-check.ts'

interface Counts {
  identifiers: number
  names: number
  builtins: number
  words: number
  typed: number
  renamed: number
  refused: number
  readonly problems: string[]
}

const { values } = parseArgs({
  options: {
    src: { type: 'string' },
    data: { type: 'string' },
    filter: { type: 'string', default: '' },
    most: { type: 'string', default: '50' },
    show: { type: 'string', default: '30' },
    rename: { type: 'string', default: '0' },
  },
})
if (values.src === undefined || values.data === undefined) {
  console.log(
    'usage: npx tsx tools/corpus/names.ts --src DIR --data ENTRIES.jsonl [--most N] [--filter TEXT] [--show N] [--rename N]',
  )
  process.exit(2)
}

const counts: Counts = {
  identifiers: 0,
  names: 0,
  builtins: 0,
  words: 0,
  typed: 0,
  renamed: 0,
  refused: 0,
  problems: [],
}
const host = createDiskHost()
const files = chosenFiles(values.src, values.data, values.filter, Number(values.most))
for (const { path, options } of files) {
  const workspace = new Workspace(host)
  workspace.set(path, readFileSync(path, 'utf8'), 1)
  workspace.choose(path, { options })
  const unit = workspace.unitOf(path)
  const { index } = unit
  if (index.compilation.errorCount > 0) {
    counts.problems.push(`${path}: does not compile`)
    continue
  }
  checkTokens(index, path)
  checkProgram(index, path)
  const { done, refused, problems } = checkRenames(unit, path, Number(values.rename))
  counts.renamed += done
  counts.refused += refused
  counts.problems.push(...problems)
}
const { problems, ...numbers } = counts
console.log(`${files.length} files`, numbers)
console.log(`${problems.length} problems`)
for (const problem of problems.slice(0, Number(values.show))) console.log(`  ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

/** An even choice of different files. */
function chosenFiles(src: string, data: string, filter: string, most: number) {
  const wanted = readEntries(data).filter(({ id, file }) => id.includes(filter) || file.includes(filter))
  const byFile = new Map(presentEntries(wanted, src).map((entry) => [`${entry.repo}/${entry.file}`, entry]))
  const all = [...byFile.values()]
  const step = Math.max(1, all.length / most)
  const chosen = Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)]!)
  return chosen.flatMap((entry) => {
    const input = inputOf(entry, src)
    return 'problem' in input ? [] : [input]
  })
}

function checkTokens(index: ProgramIndex, path: string): void {
  const { preprocessed, sources } = index.compilation
  const { tokens } = preprocessed
  const words = new Set([
    ...keywords,
    ...contextualKeywords,
    ...attributeRows.flatMap(({ name }) => name.toLowerCase().split('::')),
    // Namespaces of the language, and who may read and write a payload.
    ...['dx', 'vk', 'hlsl', 'caller', 'anyhit', 'closesthit', 'miss'],
  ])
  const builtins = new Set(index.builtinsIn(path).map(({ start }) => start))
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kinds[at] !== kinds.identifier) continue
    const text = spelling(tokens.atoms[at]!)
    const { entry, offset } = sources.place(sources.spellingOf(tokens.positions[at]!))
    if (normalPath(entry.file.name) !== path) continue
    counts.identifiers++
    if (index.meaningOf(tokens.positions[at]!) || index.at(path, offset).some(({ start }) => start === offset))
      counts.names++
    else if (builtins.has(offset)) counts.builtins++
    else if (words.has(text) || words.has(text.toLowerCase()) || isAnnotation(entry.file.text, offset)) counts.words++
    else
      counts.problems.push(
        `${path}:${entry.file.lineAt(offset) + 1}: '${text}' is nothing: ${entry.file.lineText(entry.file.lineAt(offset)).trim()}`,
      )
  }
}

/** A semantic, or what stands in the parentheses of `register` and `packoffset`. */
function isAnnotation(text: string, offset: number): boolean {
  return /(:\s*|(?:register|packoffset)\s*\([^)]*|packoffset\s*\(\s*c\d+\.)$/.test(
    text.slice(Math.max(0, offset - 120), offset),
  )
}

function checkProgram(index: ProgramIndex, path: string): void {
  const { checked } = index.compilation
  for (const one of checked.functions)
    if (one.body) walkBody(one.body, (expression) => checkExpression(index, path, expression))
}

function checkExpression(index: ProgramIndex, path: string, expression: Expression): void {
  switch (expression.kind) {
    case 'variable':
      expectMeaning(index, path, expression.start, expression.variable.name, expression.variable.location)
      return
    case 'field':
      expectMeaning(
        index,
        path,
        expression.end - expression.field.name.length,
        expression.field.name,
        expression.field.location,
      )
      return
    case 'call':
      if (!expression.object)
        expectMeaning(index, path, expression.start, expression.function.name, expression.function.location)
  }
}

/** Where the letters stand at the location: qualified names and fields of `this` begin elsewhere. */
function expectMeaning(index: ProgramIndex, path: string, at: Location, name: string, declared: Location): void {
  const { sources } = index.compilation
  if (declared === 0 || at <= 0) return
  const { entry, offset } = sources.place(sources.spellingOf(at))
  if (normalPath(entry.file.name) !== path || !isWord(entry.file.text, offset, name)) return
  counts.typed++
  const named = index.at(path, offset).filter(({ start }) => start === offset)
  const place = `${path}:${entry.file.lineAt(offset) + 1}: '${name}'`
  const meant = named.find((one) => one.named.declarations.includes(declared))
  if (!meant)
    counts.problems.push(
      `${place} should mean the declaration at ${declared}, not ${named.map((one) => one.named.declarations).join(', ') || 'nothing'}`,
    )
  else if (!index.occurrencesOf(meant.named).some((one) => one.path === path && one.start === offset))
    counts.problems.push(`${place} is not among its references`)
}

function isWord(text: string, offset: number, name: string): boolean {
  return (
    text.startsWith(name, offset) && !/\w/.test(text[offset + name.length] ?? '') && !/\w/.test(text[offset - 1] ?? '')
  )
}
