// The formatter on real files: tokens stay, a second time changes nothing, and of what clang-format wrote (lines kept) it changes little.
//
//   npx tsx tools/corpus/format.ts [--clang-format clang-format] [--most 200] [--show 20] DIR...
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LexCache } from '../../src/lex/cache.ts'
import { lex } from '../../src/lex/lex.ts'
import { applyTextEdits, formatEdits } from '../../src/service/format.ts'
import { plainStyle } from '../../src/service/format-style.ts'
import { spelling } from '../../src/support/intern.ts'
import { SourceFile } from '../../src/support/source.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'clang-format': { type: 'string' },
    most: { type: 'string', default: '200' },
    show: { type: 'string', default: '20' },
  },
})
const style = { ...plainStyle({ tabSize: 2, insertSpaces: true }), continuation: 4 }
const clangStyle = '--style={BasedOnStyle: LLVM, ColumnLimit: 0, MaxEmptyLinesToKeep: 100, SortIncludes: Never}'

function formatted(text: string): string {
  const file = new SourceFile('a.hlsl', text)
  return applyTextEdits(file, formatEdits(file, new LexCache(), style))
}

function words(text: string): string {
  const { tokens } = lex(text)
  return [...tokens.atoms.slice(0, tokens.count)].map(spelling).join('\n')
}

const all = positionals.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(hlsl|hlsli)$/.test(name))
    .sort()
    .map((name) => join(folder, name)),
)
const step = Math.max(1, all.length / Number(values.most))
const files = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
let [lines, own, different, changed, shown] = [0, 0, 0, 0, 0]
for (const path of files) {
  const text = readFileSync(path, 'utf8').replace(/\r\n/g, '\n')
  const once = formatted(text)
  own += text.split('\n').length
  different += once.split('\n').filter((line, index) => line !== text.split('\n')[index]).length
  if (words(once) !== words(text)) console.log(`${path}: other tokens`)
  if (formatted(once) !== once) console.log(`${path}: changes a second time`)
  if (values['clang-format'] === undefined) continue
  const clang = execFileSync(values['clang-format'], [clangStyle, '--assume-filename=a.cpp'], {
    input: text,
    encoding: 'utf8',
  })
  const before = clang.split('\n')
  const after = formatted(clang).split('\n')
  lines += before.length
  for (const [index, line] of before.entries()) {
    if (line === after[index]) continue
    changed++
    if (shown++ < Number(values.show))
      console.log(`${path}:${index + 1}\n  clang-format: ${line}\n  descry:       ${after[index]}`)
  }
}
console.log(`${files.length} files, ${own} lines, ${different} of them changed`)
if (lines > 0)
  console.log(
    `of ${lines} lines as clang-format writes them ${changed} are changed (${((100 * changed) / lines).toFixed(2)}%)`,
  )
