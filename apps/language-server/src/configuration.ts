// Which programs a document is part of, as the user says it: `descry.json` and `shadertoolsconfig.json` in the folders above, then the
// editor's settings. A comment in the file itself comes before all of them (the language service reads it).
import { DiagnosticSink } from '../../../src/diagnostics/sink.ts'
import { type Host, optionsFromArguments, type PartialOptions } from '../../../src/index.ts'
import { type JsonNode, readJson } from '../../../src/project/json.ts'
import type { Variant } from '../../../src/service/service.ts'
import { SourceMap } from '../../../src/support/source.ts'

/** The settings of an editor, section `descry`. */
export interface Settings {
  readonly entry: string
  readonly profile: string
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly rules: 'clang' | 'dxc'
  readonly target: 'dxil' | 'spirv'
  readonly inlayHints: { readonly registers: boolean; readonly offsets: boolean; readonly parameters: boolean }
}

export const defaultSettings: Settings = {
  entry: '',
  profile: '',
  defines: [],
  includes: [],
  rules: 'clang',
  target: 'dxil',
  inlayHints: { registers: true, offsets: true, parameters: false },
}

/** Whatever an editor sends: what is not understood is left at its default. */
export function readSettings(given: unknown): Settings {
  const from = isObject(given) ? given : {}
  const hints = isObject(from.inlayHints) ? from.inlayHints : {}
  return {
    entry: textIn(from, 'entry'),
    profile: textIn(from, 'profile'),
    defines: textsIn(from, 'defines'),
    includes: textsIn(from, 'includes'),
    rules: from.rules === 'dxc' ? 'dxc' : 'clang',
    target: from.target === 'spirv' ? 'spirv' : 'dxil',
    inlayHints: {
      registers: hints.registers !== false,
      offsets: hints.offsets !== false,
      parameters: hints.parameters === true,
    },
  }
}

/** As the command line of a compiler; `folder` is what include folders are relative to. */
export function settingsOptions(settings: Settings, folder: string | undefined): PartialOptions {
  const inFolder = (path: string): string =>
    folder === undefined || /^([a-z]:)?[\\/]/i.test(path) ? path : `${folder}/${path}`
  return {
    ...(settings.entry !== '' && { entry: settings.entry }),
    ...(settings.profile !== '' && { profile: settings.profile }),
    defines: settings.defines,
    includes: settings.includes.map(inFolder),
    rules: settings.rules,
    target: settings.target,
  }
}

const shaderToolsName = 'shadertoolsconfig.json'

/**
 * `shadertoolsconfig.json` of HLSL Tools, in the folders above a document: the nearest comes first, `"root": true` ends the search.
 *
 *   { "hlsl.preprocessorDefinitions": { "SHADOWS": "1" }, "hlsl.additionalIncludeDirectories": ["include"] }
 */
export function shaderToolsOptions(path: string, host: Host): PartialOptions | undefined {
  const defines = new Map<string, string>()
  const includes: string[] = []
  let isFound = false
  for (let folder = parentOf(path); folder !== undefined; folder = parentOf(folder)) {
    const config = jsonIn(host.readFile(`${folder}/${shaderToolsName}`))
    if (!config) continue
    isFound = true
    const macros = config['hlsl.preprocessorDefinitions']
    if (isObject(macros))
      for (const [name, value] of Object.entries(macros)) if (!defines.has(name)) defines.set(name, String(value))
    for (const include of textsIn(config, 'hlsl.additionalIncludeDirectories'))
      includes.push(/^([a-z]:)?[\\/]/i.test(include) ? include : `${folder}/${include}`)
    if (config.root === true) break
  }
  if (!isFound) return undefined
  return { defines: [...defines].map(([name, value]) => (value === '' ? name : `${name}=${value}`)), includes }
}

/** The part of a project's units that the server needs. */
export interface ProjectUnit {
  readonly id: string
  readonly file: string
  readonly entry: string
  readonly profile: string | undefined
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly args: readonly string[]
}

/** Paths of a unit are relative to the folder of its project. */
export function unitVariant(unit: ProjectUnit, folder: string): Variant {
  const { options } = optionsFromArguments([
    ...(unit.profile === undefined ? [] : ['-T', unit.profile]),
    ...(unit.entry === '' ? [] : ['-E', unit.entry]),
    ...unit.defines.flatMap((define) => ['-D', define]),
    ...unit.includes.flatMap((include) => ['-I', `${folder}/${include}`]),
    ...unit.args,
  ])
  return { name: unit.id, root: `${folder}/${unit.file}`, options }
}

function parentOf(path: string): string | undefined {
  const slash = path.lastIndexOf('/')
  return slash <= 0 ? undefined : path.slice(0, slash)
}

/** Undefined when there is no such file, or it is not JSON. */
function jsonIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const node = text === undefined ? undefined : readJson(shaderToolsName, text, new SourceMap(), new DiagnosticSink())
  const value = node && plainValue(node)
  return isObject(value) ? value : undefined
}

function plainValue(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.elements.map(plainValue)
  return Object.fromEntries(node.members.map(({ name, value }) => [name, plainValue(value)]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textIn(from: Readonly<Record<string, unknown>>, name: string): string {
  const value = from[name]
  return typeof value === 'string' ? value : ''
}

function textsIn(from: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value = from[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
