// The runs of a folder of lit tests: `// RUN: not %dxc -T ps_6_0 -E main %s -spirv 2>&1 | FileCheck %s`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TestRun {
  /** File and number of the run in it. */
  readonly id: string
  readonly path: string
  /** `ps`, `lib`. */
  readonly stage: string
  /** What follows `%dxc`, without the file. */
  readonly words: readonly string[]
  /** The run is to be rejected. */
  readonly fails: boolean
  /** The first message a failing run expects. */
  readonly expected: string
}

export function readRuns(folder: string): TestRun[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.hlsl'))
    .sort()
  return files.flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    // DXC fails them itself.
    if (/XFAIL: \*/.test(text)) return []
    return text
      .split('\n')
      .filter((line) => /RUN:.*%dxc/.test(line))
      .flatMap((line, index) => runOf(line, `${path}#${index}`, join(folder, path), text) ?? [])
  })
}

function runOf(line: string, id: string, path: string, text: string): TestRun | undefined {
  const [, command = ''] = /RUN:(.*)/.exec(line) ?? []
  const [before, rest = ''] = command.split('%dxc')
  const words = wordsOf(rest.split('|')[0]!.replace(/\d?>&?\S+/g, '')).filter((word) => word !== '%s')
  const profile = words[words.indexOf('-T') + 1] ?? ''
  // Preprocessed text and syntax trees are no modules.
  if (words.some((word) => word === '-P' || word === '-ast-dump')) return undefined
  // Of a run with -verify the expectations in the file decide.
  const fails = /\bnot\b/.test(before!) || (words.includes('-verify') && /expected-error/.test(text))
  const expected = /CHECK[\w-]*:.*error:\s*(.*)/.exec(text)?.[1] ?? ''
  return { id, path, stage: profile.split('_')[0]!, words, fails, expected }
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain!)
}
