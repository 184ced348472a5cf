// Everything a project compiles, one unit for each entry point and permutation.
//
//   { "files": "mesh.hlsl", "entries": [{ "entry": "VSMain", "profile": "vs_6_6" }], "axes": { "SKINNED": [0, 1] } }
//   => mesh.VSMain SKINNED=0,  mesh.VSMain SKINNED=1

import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { projectDiagnostics } from '../diagnostics/tables/project.ts'
import { type OutputName, outputs } from '../driver/outputs.ts'
import { listProfiles, parseProfile } from '../hlsl/profiles.ts'
import { nearest } from '../support/nearest.ts'
import { fixedFolder, globPattern, isPlain } from './glob.ts'
import { defineOf, type Permutation, permutationFile, permutationsOf, permutationText } from './permutations.ts'
import { defaultFolder, knownOutputs, type ProjectFile, type ShaderRow } from './project-file.ts'
import type { Placed } from './shape.ts'

export interface EntryPoint {
  readonly entry: string
  /** Undefined: what its attributes say. */
  readonly profile: string | undefined
}

/** What a project reads of the files beside it. */
export interface ProjectFiles {
  /** Files that match a pattern, relative to the project, sorted. */
  match(pattern: string): readonly string[]
  /** Functions of a file with `[shader("...")]`. */
  entriesOf(file: string, unit: Pick<Unit, 'defines' | 'includes' | 'args'>): readonly EntryPoint[]
}

export interface UnitOutput {
  readonly name: OutputName
  /** Relative to the project. */
  readonly file: string
}

export interface Unit extends EntryPoint {
  /** Unique: the shader and its permutation. */
  readonly id: string
  readonly shader: string
  readonly permutation: Permutation
  readonly file: string
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly args: readonly string[]
  readonly outputs: readonly UnitOutput[]
  /** The layout it takes part in: that of its program, or one of its own for all permutations. */
  readonly layout: string
}

type UnplacedUnit = Omit<Unit, 'layout'>

export function unitsOf(project: ProjectFile, files: ProjectFiles, sink: DiagnosticSink): Unit[] {
  const units = new UnitMaker(project, files, sink).make()
  const layouts = layoutsOf(project, [...new Set(units.map(({ shader }) => shader))], sink)
  return units.map((unit) => ({ ...unit, layout: layouts.get(unit.shader)! }))
}

class UnitMaker {
  readonly #project: ProjectFile
  readonly #files: ProjectFiles
  readonly #sink: DiagnosticSink
  /** What has a name, of a shader or of a permutation. */
  readonly #named = new Map<string, { readonly path: string; readonly text: string }>()
  readonly #written = new Map<string, string>()

  constructor(project: ProjectFile, files: ProjectFiles, sink: DiagnosticSink) {
    this.#project = project
    this.#files = files
    this.#sink = sink
  }

  make(): UnplacedUnit[] {
    this.#checkNames(this.#project.defines)
    for (const row of this.#project.shaders) {
      this.#checkNames(row.defines)
      this.#checkNames(row.axes)
      for (const profile of [row.profile, ...(row.entries ?? []).map((entry) => entry.profile)])
        this.#checkProfile(profile)
    }
    return this.#project.shaders.flatMap((row) => this.#filesOf(row).flatMap((file) => this.#unitsOf(row, file)))
  }

  #checkNames(macros: ReadonlyMap<string, Placed<unknown>> | undefined): void {
    for (const [name, { span }] of macros ?? [])
      if (!/^[A-Za-z_]\w*(?:\(.*\))?$/.test(name))
        this.#sink.report(projectDiagnostics.err_project_macro_name(span, { name }))
  }

  #checkProfile(profile: Placed<string> | undefined): void {
    if (!profile || parseProfile(profile.value)) return
    const meant = nearest(profile.value, listProfiles()) ?? 'ps_6_6'
    this.#sink.report(projectDiagnostics.err_project_profile(profile.span, { profile: profile.value, meant }))
  }

  #filesOf(row: ShaderRow): { readonly path: string; readonly stem: string }[] {
    return row.files.flatMap(({ value: pattern, span }) => {
      const paths = this.#files.match(pattern)
      if (paths.length === 0) this.#sink.report(projectDiagnostics.err_project_no_files(span, { pattern }))
      const prefix = fixedFolder(pattern)
      return paths.map((path) => {
        const name = prefix === '' ? path : path.slice(prefix.length + 1)
        return { path, stem: name.replace(/\.[^./]*$/, '') }
      })
    })
  }

  #unitsOf(row: ShaderRow, { path, stem }: { readonly path: string; readonly stem: string }): UnplacedUnit[] {
    const { includes, args, defines } = this.#project
    const common = {
      file: path,
      includes: [...(row.includes ?? []), ...(includes ?? [])].map(({ value }) => value),
      args: [
        ...this.#ruleWords(),
        ...(args ?? []).map(({ value }) => value),
        ...(row.args ?? []).map(({ value }) => value),
      ],
    }
    const ownDefines = [...(defines ?? []), ...(row.defines ?? [])].flatMap(([name, { value }]) =>
      defineOf({ name, value: value.value }),
    )
    return this.#entriesOf(row, path, { ...common, defines: ownDefines }).flatMap(({ entry, profile, name }) => {
      const shader = name ?? (entry === 'main' || entry === '' ? stem : `${stem}.${entry}`)
      const described = { path, text: `${path}, ${entry || 'library'}` }
      // Another row may have more permutations of the same file.
      if (!this.#mayBeCalled(shader, described, row, true)) return []
      return permutationsOf(row, shader, this.#sink).flatMap((permutation): UnplacedUnit[] => {
        const id = permutation.length === 0 ? shader : `${shader} ${permutationText(permutation)}`
        if (!this.#mayBeCalled(`${id} `, described, row, false)) return []
        const outputs = this.#outputsOf(row, { id, shader, permutation, entry, profile })
        return [
          {
            ...common,
            id,
            shader,
            permutation,
            entry,
            profile,
            defines: [...ownDefines, ...permutation.flatMap(defineOf)],
            outputs,
          },
        ]
      })
    })
  }

  #mayBeCalled(
    name: string,
    described: { readonly path: string; readonly text: string },
    row: ShaderRow,
    isShared: boolean,
  ): boolean {
    const first = this.#named.get(name)
    if (!first) this.#named.set(name, described)
    if (!first || (isShared && first.path === described.path)) return true
    this.#sink.report(
      projectDiagnostics.err_project_same_name(row.at.start, {
        name: name.trimEnd(),
        first: first.text,
        second: described.text,
      }),
    )
    return false
  }

  #ruleWords(): readonly string[] {
    const { rules } = this.#project
    return rules === undefined ? [] : ['--rules', rules]
  }

  #entriesOf(
    row: ShaderRow,
    path: string,
    unit: Pick<Unit, 'defines' | 'includes' | 'args'>,
  ): readonly (EntryPoint & { readonly name: string | undefined })[] {
    const ownName = row.name?.value
    const ownProfile = row.profile?.value
    if (row.entries)
      return row.entries.map(({ entry, profile, name }) => ({
        entry: entry.value,
        profile: profile.value,
        name: name?.value,
      }))
    if (row.entry) return [{ entry: row.entry.value, profile: ownProfile, name: ownName }]
    if (ownProfile?.startsWith('lib_')) return [{ entry: '', profile: ownProfile, name: ownName }]
    const found = this.#files.entriesOf(path, unit)
    if (found.length === 1) return [{ ...found[0]!, profile: ownProfile ?? found[0]!.profile, name: ownName }]
    if (found.length > 1) return found.map((entry) => ({ ...entry, name: undefined }))
    if (ownProfile !== undefined) return [{ entry: 'main', profile: ownProfile, name: ownName }]
    this.#sink.report(projectDiagnostics.err_project_no_entries(row.at.start, { file: path }))
    return []
  }

  #outputsOf(
    row: ShaderRow,
    unit: EntryPoint & { readonly id: string; readonly shader: string; readonly permutation: Permutation },
  ): UnitOutput[] {
    const asked = row.outputs ?? this.#project.outputs
    const folder = this.#project.folder?.value ?? defaultFolder
    const permutation = permutationFile(unit.permutation)
    const words: Readonly<Record<string, string>> = {
      name: permutation === '' ? unit.shader : `${unit.shader}.${permutation}`,
      shader: unit.shader,
      permutation,
      entry: unit.entry,
      profile: unit.profile ?? '',
    }
    if (!asked) return [this.#output('container', `{name}${outputs.container.extension}`, folder, words, unit.id, row)]
    return [...asked].flatMap(([name, { value, span }]) => {
      if (isKnownOutput(name)) return [this.#output(name, value.value, folder, words, unit.id, row)]
      const meant = nearest(name, knownOutputs) ?? knownOutputs.join(', ')
      this.#sink.report(projectDiagnostics.err_project_misspelt_field(span, { name, meant }))
      return []
    })
  }

  #output(
    name: OutputName,
    pattern: string,
    folder: string,
    words: Readonly<Record<string, string>>,
    id: string,
    row: ShaderRow,
  ): UnitOutput {
    const file = `${folder}/${pattern.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole)}`
    const first = this.#written.get(file)
    if (first !== undefined)
      this.#sink.report(
        projectDiagnostics.err_project_same_file(row.at.start, { first, second: id, file, name: '{name}' }),
      )
    this.#written.set(file, id)
    return { name, file }
  }
}

function isKnownOutput(name: string): name is OutputName {
  return knownOutputs.includes(name)
}

/**
 * The layout of each shader. Programs that have a shader in common share their layout, which is named like the first of them; a shader
 * in no program has one of its own.
 */
function layoutsOf({ programs }: ProjectFile, shaders: readonly string[], sink: DiagnosticSink): Map<string, string> {
  const layouts = new Map<string, string>()
  for (const [program, { value: patterns }] of programs ?? []) {
    const members = patterns.flatMap((pattern) => membersOf(pattern, shaders, sink))
    const shared = new Set(members.flatMap((shader) => layouts.get(shader) ?? []))
    const [first = program] = shared
    for (const [shader, layout] of layouts) if (shared.has(layout)) layouts.set(shader, first)
    for (const shader of members) layouts.set(shader, first)
  }
  for (const shader of shaders) if (!layouts.has(shader)) layouts.set(shader, shader)
  return layouts
}

function membersOf(
  { value, span }: Placed<string>,
  shaders: readonly string[],
  sink: DiagnosticSink,
): readonly string[] {
  const matches = isPlain(value) ? (name: string) => name === value : (name: string) => globPattern(value).test(name)
  const members = shaders.filter(matches)
  if (members.length === 0) sink.report(projectDiagnostics.err_project_unknown_shader(span, { name: value }))
  return members
}
