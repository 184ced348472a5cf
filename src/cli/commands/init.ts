// `descry init [FOLDER]`: writes a descry.json for the shaders that lie there, or from the list of another tool.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createCompiler } from '../../driver/compiler.ts'
import { entryPointsOf } from '../../driver/entry.ts'
import { defaultOptions } from '../../driver/options.ts'
import { createDiskHost } from '../../node/host.ts'
import { guessEntries } from '../../project/guess.ts'
import {
  type ImportedList,
  readCompileCommands,
  readShaderMake,
  type WrittenShader,
} from '../../project/import-lists.ts'
import { slashes } from '../../support/slashes.ts'
import { reasonOf, writtenText } from '../input.ts'
import { writeTo } from '../output.ts'
import { listFiles } from '../project/files.ts'
import { projectFileName } from '../project/is-project.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const { from } = settings.project
  const folder = settings.inputs[0] ?? (from === undefined ? '.' : dirname(from))
  const path = join(folder, projectFileName)
  if (existsSync(path)) return fail(terminal, [`'${path}' is there already`])
  const list = from === undefined ? foundIn(folder) : importedFrom(from, settings)
  if (typeof list === 'string') return fail(terminal, [list])
  for (const problem of list.problems)
    terminal.error(`descry: warning: ${from === undefined ? '' : `'${from}', `}${problem}\n`)
  if (list.shaders.length === 0) return fail(terminal, [`no shader was found in '${from ?? folder}'`])
  const problems: string[] = []
  writeTo(path, projectText(list, settings), problems)
  if (problems.length > 0) return fail(terminal, problems)
  terminal.error(`descry: ${path}: ${list.shaders.length} shader${list.shaders.length === 1 ? '' : 's'}\n`)
  return exitStatus.success
}

function importedFrom(file: string, settings: Settings): ImportedList | string {
  let text: string
  try {
    text = writtenText(readFileSync(file))
  } catch (error) {
    return `cannot read '${file}': ${reasonOf(error)}`
  }
  if (/\.json$/i.test(file)) return readCompileCommands(text)
  return readShaderMake(text, '6_6', new Set(settings.defines.map((define) => define.split('=')[0]!)))
}

/** Every file with an entry point, found by attributes or names. */
function foundIn(folder: string): ImportedList {
  const compiler = createCompiler(createDiskHost())
  const shaders: WrittenShader[] = []
  for (const file of listFiles(folder, '')) {
    if (!/\.(?:hlsl|fx|slang)$/i.test(file)) continue
    const compilation = compiler.compile({ path: join(folder, file) }, { ...defaultOptions, profile: 'lib_6_6' })
    const stated = entryPointsOf(compilation)
    if (stated.length > 0) {
      shaders.push({ files: file })
      continue
    }
    const guessed = guessEntries(compilation.unit, basename(file).replace(/\.[^.]*$/, ''))
    for (const { entry, profile } of guessed) shaders.push({ files: file, ...(entry !== 'main' && { entry }), profile })
  }
  return { shaders, problems: [] }
}

/** A row a line, so that people can read and change it. */
function projectText({ shaders, args = [] }: ImportedList, { includes, defines }: Settings): string {
  const oneLine = (value: object): string => JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ')
  const rows = shaders.map((shader) => `    ${oneLine(shader)}`)
  const macros = defines.map((define) => [
    /^[^=]*/.exec(define)![0],
    define.includes('=') ? define.replace(/^[^=]*=/, '') : true,
  ])
  const common = [
    ...(includes.length === 0 ? [] : [`  "includes": ${oneLine(includes.map(slashes))},\n`]),
    ...(args.length === 0 ? [] : [`  "args": ${oneLine(args)},\n`]),
    ...(macros.length === 0 ? [] : [`  "defines": ${oneLine(Object.fromEntries(macros))},\n`]),
  ].join('')
  return `{
  // docs/project.md lists what else can be written here.
${common}  "outputs": { "container": "{name}.dxo" },
  "shaders": [
${rows.join(',\n')}
  ],
  // Shaders that are bound together: "name": ["vertex shader", "pixel shader"].
  "programs": {}
}
`
}
