// The shaders that mutants are made of, with the options that each says it wants.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Shader {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

/** Of a file, or of all files below a folder that are not longer than so many characters. */
export function shadersOf(place: string, mostCharacters = Number.POSITIVE_INFINITY): Shader[] {
  const files = statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file))
  return files
    .filter((file) => /\.(?:hlsl|slang)$/.test(file) && statSync(file).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => text.length <= mostCharacters)
    .map(({ path, text }) => ({ path, text, args: argumentsOf(text) }))
}

/** Of its `// args:` or `// RUN: %dxc` line, without names of files, and without what asks for another output. */
function argumentsOf(text: string): string[] {
  const line = /^\s*\/\/\s*(?:args:|RUN:\s*%dxc)\s+([^|&>\n]*)/m.exec(text)?.[1] ?? ''
  const words = line.trim().split(/\s+/)
  return words.filter(
    (word) => word !== '' && word !== '%s' && !/^[-/](?:Fo|Fc|Fd|Fh|Fre|fcgl|ast-dump|spirv)/.test(word),
  )
}
