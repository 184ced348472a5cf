// `-recompile`: the input is a compiled shader that carries its sources (-Zi -Qembed_debug), or its program database (-Fd); they are compiled again, as they were then, to
// what this command line asks for.
import { posix, resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { Input } from '../driver/compilation.ts'
import { createMemoryHost, type Host } from '../preprocess/host.ts'
import { readEmbeddedSources } from '../targets/dxil/read/embedded-sources.ts'
import { attempt, Malformed, malformed } from '../targets/dxil/read/malformed.ts'
import { readBytes, reasonOf } from './input.ts'
import { parseCommandLine } from './parse.ts'
import type { Settings } from './settings.ts'

export interface Recompilation {
  readonly input: Required<Input>
  readonly host: Host
  readonly settings: Settings
}

/** Or what is wrong. */
export function prepareRecompilation(settings: Settings): Recompilation | string {
  const path = settings.inputs[0]!
  const bytes = readBytes(path)
  if (typeof bytes === 'string') return bytes
  const found = attempt(() => readEmbeddedSources(bytes, inflate))
  if (found instanceof Malformed) return `'${path}': ${found.message}`
  if (!found) return `'${path}' does not carry its sources; -Zi -Qembed_debug puts them into a container`
  const { mainFile, files } = found
  const text = files.get(mainFile)!
  const then = parseCommandLine('compile', withoutFiles(found.arguments, mainFile), () => false).settings
  const { compile } = settings
  const profile = compile.profile ?? then.compile.profile
  const entry = compile.entry === 'main' ? then.compile.entry : compile.entry
  const debug = compile.debug.kind === 'none' ? then.compile.debug : compile.debug
  return {
    input: { path: mainFile, text },
    host: hostOf(files),
    settings: {
      ...settings,
      compile: { ...then.compile, profile, entry, debug },
      defines: [...then.defines, ...settings.defines],
      includes: [...then.includes, ...settings.includes],
      warnings: [...then.warnings, ...settings.warnings],
    },
  }
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes)
  } catch (error) {
    return malformed(`its sources are not compressed as they should be (${reasonOf(error)})`)
  }
}

/** Other compilers write `./a.h` or `inc\\a.h` for what is asked for as `a.h`. */
function hostOf(files: ReadonlyMap<string, string>): Host {
  const plain = (path: string): string => posix.normalize(path.replaceAll('\\', '/'))
  const host = createMemoryHost(new Map([...files].map(([name, text]) => [plain(name), text])))
  return { readFile: (path) => host.readFile(plain(path)) }
}

/** Where the files went then, and the name of the source, do not matter now. */
function withoutFiles(words: readonly string[], mainFile: string): string[] {
  const kept: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (/^[-/]F[a-z]{1,2}$/.test(word)) index++
    else if (!/^[-/]F[a-z]/.test(word) && (word === '' || resolve(word) !== resolve(mainFile))) kept.push(word)
  }
  return kept
}
