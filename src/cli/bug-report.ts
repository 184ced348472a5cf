// What a user sees when descry itself fails: how to report it, and enough for us to find it.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { CompilerBug } from '../support/bug.ts'
import { version } from '../support/version.ts'

export function bugReport(error: unknown, words: readonly string[]): string {
  return [
    `descry: internal error: ${describe(error)}`,
    'This is a bug in descry, not in your shader. Please report it to the maintainers with the shader and these lines:',
    `  descry ${version}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `  command line: descry ${words.map(quoted).join(' ')}`,
    ...frames(error).map((frame) => `  ${frame}`),
    '',
  ].join('\n')
}

export function describe(error: unknown): string {
  if (error instanceof CompilerBug) return error.message
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

function frames(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const lines = stack.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line.startsWith('at '))
    .slice(0, 5)
    .map(inSource)
}

/** `at f (/x/dist/command/spirv-1a2b.cjs:3111:7)` as a place in TypeScript, if the build has a map beside the file. */
export function inSource(frame: string): string {
  const [, start, path, line, column] = /^(.*?\(?)((?:file:|\/|[A-Z]:).*?):(\d+):(\d+)\)?$/.exec(frame) ?? []
  if (start === undefined || path === undefined) return frame
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return frame
    const source = entry.originalSource.replace(/^.*?(?=src\/)/, '')
    return `${start}${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}${start.endsWith('(') ? ')' : ''}`
  } catch {
    return frame
  }
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
