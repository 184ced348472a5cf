// What project files say about documents: `descry.json`, and `shadertoolsconfig.json` of HLSL Tools.
//
//   descry.json: "files": "mesh.hlsl", "axes": { "SKINNED": [0, 1] }      two variants of mesh.hlsl to choose from
//   shadertoolsconfig.json: "hlsl.preprocessorDefinitions": { "A": "1" }   defines of everything below its folder
import { optionsFromArguments } from '../cli/arguments.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { createCompiler } from '../driver/compiler.ts'
import { entryPointsOf } from '../driver/entry.ts'
import { completeOptions, type PartialOptions } from '../driver/partial-options.ts'
import type { Host } from '../preprocess/host.ts'
import { folderOf, joinPath } from '../preprocess/paths.ts'
import { fixedFolder, globPattern, isPlain } from '../project/glob.ts'
import { readProject } from '../project/project-file.ts'
import { type ProjectFiles, type Unit, unitsOf } from '../project/units.ts'
import { append } from '../support/lists.ts'
import { SourceMap } from '../support/source.ts'
import { normalPath } from './positions.ts'
import type { Variant } from './types.ts'

/** The variants of every file that a project compiles; empty when the project file has mistakes. */
export function projectVariants(host: Host, path: string): ReadonlyMap<string, readonly Variant[]> {
  const text = host.readFile(path)
  const found = new Map<string, Variant[]>()
  if (text === undefined) return found
  const folder = folderOf(path)
  const sink = new DiagnosticSink()
  const project = readProject(path, text, new SourceMap(), sink)
  if (!project || sink.errorCount > 0) return found
  for (const unit of unitsOf(project, projectFiles(host, folder), sink)) {
    append(found, normalPath(joinPath(folder, unit.file)), variantOf(unit, folder))
  }
  return found
}

function variantOf(unit: Unit, folder: string): Variant {
  const { entry, profile } = unit
  return { name: unit.id, options: { ...optionsOf(unit, folder), entry, ...(profile !== undefined && { profile }) } }
}

function optionsOf(
  { args, defines, includes }: Pick<Unit, 'defines' | 'includes' | 'args'>,
  folder: string,
): PartialOptions {
  const { options } = optionsFromArguments([...args, ...defines.map((define) => `-D${define}`)])
  return { ...options, includes: [...options.includes, ...includes].map((one) => normalPath(joinPath(folder, one))) }
}

function projectFiles(host: Host, folder: string): ProjectFiles {
  const compiler = createCompiler(host)
  return {
    match(pattern) {
      if (isPlain(pattern)) return host.readFile(normalPath(joinPath(folder, pattern))) === undefined ? [] : [pattern]
      const matches = globPattern(pattern)
      return filesBelow(host, folder, fixedFolder(pattern)).filter((file) => matches.test(file))
    },
    entriesOf(file, unit) {
      const options = completeOptions({ ...optionsOf(unit, folder), profile: 'lib_6_6' })
      return entryPointsOf(compiler.compile({ path: normalPath(joinPath(folder, file)) }, options))
    },
  }
}

const skipped = new Set(['node_modules', '.git', '.descry'])
const mostFiles = 20_000

/** Relative to the root, sorted. Hosts do not distinguish files from folders: what can be listed is a folder. */
function filesBelow(host: Host, root: string, start: string): string[] {
  const found: string[] = []
  const pending = [start]
  for (let folder = pending.pop(); folder !== undefined && found.length < mostFiles; folder = pending.pop())
    for (const name of host.listDirectory?.(folder === '' ? root : joinPath(root, folder)) ?? []) {
      if (skipped.has(name)) continue
      const path = folder === '' ? name : `${folder}/${name}`
      if (name.includes('.') || host.listDirectory?.(joinPath(root, path)) === undefined) found.push(path)
      else pending.push(path)
    }
  return found.sort()
}

interface ShaderToolsFile {
  readonly root?: boolean
  readonly 'hlsl.preprocessorDefinitions'?: Readonly<Record<string, string | number | boolean>>
  readonly 'hlsl.additionalIncludeDirectories'?: readonly string[]
}

/** Of HLSL Tools: the files in the folders around a document, up to one that says `root`. */
export function shaderToolsOptions(host: Host, path: string): PartialOptions {
  const defines = new Map<string, string>()
  const includes: string[] = []
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const file = readShaderTools(host, joinPath(folder, 'shadertoolsconfig.json'))
    for (const [name, value] of Object.entries(file?.['hlsl.preprocessorDefinitions'] ?? {}))
      if (!defines.has(name)) defines.set(name, `${name}=${value}`)
    for (const one of file?.['hlsl.additionalIncludeDirectories'] ?? [])
      includes.push(normalPath(joinPath(folder, one)))
    if (file?.root || folder === '' || folder === '/' || folderOf(folder) === folder) break
  }
  return {
    ...(defines.size > 0 && { defines: [...defines.values()] }),
    ...(includes.length > 0 && { includes }),
  }
}

function readShaderTools(host: Host, path: string): ShaderToolsFile | undefined {
  const text = host.readFile(normalPath(path))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as ShaderToolsFile
  } catch {
    return undefined
  }
}
