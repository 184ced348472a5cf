// What the user's settings say, and what project files say, as options and variants of the service.

import type { Host, PartialOptions } from '../../../src/index.ts'
import { optionsFromArguments } from '../../../src/index.ts'
import { type LanguageService, projectVariants, shaderToolsOptions } from '../../../src/service/service.ts'

/** The section `descry` of the client's configuration. */
export interface Settings {
  /** Words of the command line: `["-I", "include", "-D", "SHADOWS=1"]`. */
  readonly arguments: readonly string[]
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly profile: string | undefined
  readonly entry: string | undefined
  readonly rules: 'clang' | 'dxc' | undefined
  readonly target: 'dxil' | 'spirv' | 'glsl' | undefined
  /** Which hints between the letters are shown. */
  readonly inlayHints: { readonly registers: boolean; readonly offsets: boolean; readonly parameters: boolean }
}

const defaultSettings: Settings = {
  arguments: [],
  defines: [],
  includes: [],
  profile: undefined,
  entry: undefined,
  rules: undefined,
  target: undefined,
  inlayHints: { registers: true, offsets: true, parameters: true },
}

/** Takes what has the right shape, whatever a client sends. */
function readSettings(given: unknown): Settings {
  if (typeof given !== 'object' || given === null) return defaultSettings
  const fields = given as Readonly<Record<string, unknown>>
  const texts = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
  const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
    words.find((one) => one === value)
  const hints = (
    typeof fields.inlayHints === 'object' && fields.inlayHints !== null ? fields.inlayHints : {}
  ) as Record<string, unknown>
  return {
    arguments: texts(fields.arguments),
    defines: texts(fields.defines),
    includes: texts(fields.includes),
    profile: word(fields.profile),
    entry: word(fields.entry),
    rules: oneOf(fields.rules, ['clang', 'dxc']),
    target: oneOf(fields.target, ['dxil', 'spirv', 'glsl']),
    inlayHints: {
      registers: hints.registers !== false,
      offsets: hints.offsets !== false,
      parameters: hints.parameters !== false,
    },
  }
}

/** Folders of the workspace may have settings of their own; everything else has the common ones. */
export class FolderSettings {
  #common = defaultSettings
  #folders: readonly (readonly [path: string, settings: Settings])[] = []

  set(common: unknown, folders: readonly (readonly [path: string, given: unknown])[] = []): void {
    this.#common = readSettings(common)
    this.#folders = folders.map(([path, given]) => [path.replace(/\/$/, ''), readSettings(given)] as const)
  }

  /** Of the innermost folder around a document. */
  of(path: string): Settings {
    const around = this.#folders.filter(([folder]) => path.startsWith(`${folder}/`))
    return around.sort(([left], [right]) => right.length - left.length)[0]?.[1] ?? this.#common
  }
}

/** What is said about the documents of a folder. Relative includes count from there. */
function optionsOf(settings: Settings, folder: string, shaderTools: PartialOptions): PartialOptions {
  const { options } = optionsFromArguments(settings.arguments)
  const given: PartialOptions = settings.arguments.length > 0 ? options : {}
  const inFolder = (path: string): string => (/^(\/|[A-Za-z]:)/.test(path) ? path : `${folder}/${path}`)
  return {
    ...given,
    defines: [...(given.defines ?? []), ...(shaderTools.defines ?? []), ...settings.defines],
    includes: [
      ...(given.includes ?? []).map(inFolder),
      ...settings.includes.map(inFolder),
      ...(shaderTools.includes ?? []),
      folder,
    ],
    ...(settings.profile !== undefined && { profile: settings.profile }),
    ...(settings.entry !== undefined && { entry: settings.entry }),
    ...(settings.rules !== undefined && { rules: settings.rules }),
    ...(settings.target !== undefined && { target: settings.target }),
  }
}

/** The projects around a document, innermost first; each is read once until it changes. */
export class Projects {
  readonly #host: Host
  readonly #service: LanguageService
  readonly #read = new Set<string>()
  readonly #configured = new Set<string>()

  constructor(host: Host, service: LanguageService) {
    this.#host = host
    this.#service = service
  }

  /** Reads what is around a document that was not seen before. */
  visit(path: string, settings: Settings): void {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (this.#configured.has(folder)) return
    this.#configured.add(folder)
    this.#service.setDefaults(folder, optionsOf(settings, folder, shaderToolsOptions(this.#host, path)))
    for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      this.#readProject(`${at}/descry.json`)
      if (at === '') break
    }
  }

  forget(): void {
    this.#read.clear()
    this.#configured.clear()
  }

  #readProject(file: string): void {
    if (this.#read.has(file)) return
    this.#read.add(file)
    for (const [path, variants] of projectVariants(this.#host, file)) this.#service.offerVariants(path, variants)
  }
}
