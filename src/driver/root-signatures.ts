// The root signature of an entry point: where it comes from, and whether it fits what the optimised shader uses.
import type { Bindings, BoundResource } from '../binding/bind.ts'
import { rootSignatureDiagnostics } from '../diagnostics/tables/root-signatures.ts'
import { type Profile, rootSignatureProfiles } from '../hlsl/profiles.ts'
import type { Module } from '../ir/module.ts'
import type { MacroText } from '../preprocess/preprocess.ts'
import type { EntryPoint, Program } from '../program/program.ts'
import { describeHeaps } from '../reflect/heaps.ts'
import { factsOf } from '../reflect/resource-facts.ts'
import { compileRootSignature } from '../rootsig/compile.ts'
import { coverShader, type ShaderNeeds } from '../rootsig/cover.ts'
import { signatureElements } from '../rootsig/print.ts'
import type { RootSignature, RootSignatureVersion } from '../rootsig/signature.ts'
import { signatureText } from '../rootsig/text.ts'
import { type Location, nowhere } from '../support/source.ts'
import type { Compilation } from './compilation.ts'
import type { CompileOptions } from './options.ts'

/** The version `-T rootsig_1_1` asks for; undefined for targets that are shaders. */
export function signatureProfile({ profile }: Pick<CompileOptions, 'profile'>): RootSignatureVersion | undefined {
  const versions: readonly string[] = rootSignatureProfiles
  const version = profile === undefined ? -1 : versions.indexOf(profile)
  return version < 0 ? undefined : (version as RootSignatureVersion)
}

/** The macro that holds the root signature: of `-rootsig-define`, or of `-E` when the target is a root signature. */
export function signatureMacro(options: CompileOptions): string | undefined {
  const { define } = options.rootSignature
  return define ?? (signatureProfile(options) === undefined ? undefined : options.entry)
}

/** A stage: of the macro, which wins if it is defined, or of the entry's attribute. Absent when there is none, and after mistakes, which are reported. */
export function signatureStage(compilation: Compilation): RootSignature | undefined {
  const { options, sink } = compilation
  if (options.rootSignature.isIgnored) return undefined
  const name = signatureMacro(options)
  if (name === undefined) return signatureOfEntry(compilation)
  const macro = compilation.preprocessed.macroTexts.get(name)
  if (macro) return compileMacro(macro, compilation)
  if (signatureProfile(options) === undefined) {
    sink.report(rootSignatureDiagnostics.warn_hlsl_rootsig_define_missing(nowhere, { name }))
    return signatureOfEntry(compilation)
  }
  sink.report(rootSignatureDiagnostics.err_hlsl_rootsignature_entry(nowhere, { name }))
  return undefined
}

/** As text, where a macro holds the root signature of the shader. */
export function signatureOfMacro({ options, profile, preprocessed, rootSignature }: Compilation): string | undefined {
  const { define } = options.rootSignature
  const isFromMacro = define !== undefined && preprocessed.macroTexts.has(define) && profile.stage !== 'library'
  return isFromMacro && rootSignature ? signatureElements(rootSignature).join(', ') : undefined
}

function signatureOfEntry({ checked, profile, options }: Compilation): RootSignature | undefined {
  if (profile.stage === 'library') return undefined
  const attributes = entryOf(checked, options)?.function.attributes
  return attributes?.find(({ name }) => name === 'rootsignature')?.rootSignature
}

/** The macro is used nowhere in the file: its places are those of its definition. */
function compileMacro(macro: MacroText, compilation: Compilation): RootSignature | undefined {
  const { sources, preprocessed, options, sink } = compilation
  const { text, location, locate } = signatureText(macro.text, macro.tokens, sources)
  const { base } = preprocessed.mainFile
  const source = {
    text,
    location: location === nowhere ? base : sources.spellingOf(location),
    locate: (offset: number) => (location === nowhere ? base : sources.spellingOf(locate(offset))),
  }
  const version = signatureProfile(options) ?? options.rootSignature.version
  return compileRootSignature(source, { version, place: 'any' }, sink)
}

function entryOf({ entries }: Program, { entry }: CompileOptions): EntryPoint | undefined {
  return entries.find(({ function: { name } }) => name === entry)
}

/** Reports what does not fit, and notes beside each resource where its descriptor comes from. */
export function applyRootSignature(
  signature: RootSignature,
  bindings: Bindings,
  module: Module,
  { program, profile, options, sink }: Compilation,
): Bindings {
  const location = entryOf(program, options)?.function.location ?? nowhere
  const { places, problems } = coverShader(signature, needsOf(bindings, module, profile, location))
  for (const problem of problems) sink.report(problem)
  const resources = bindings.resources.map((resource, index) => {
    const root = places[index]
    return root ? { ...resource, root } : resource
  })
  return { ...bindings, resources }
}

/** What a shader requires of its root signature. */
export function needsOf(bindings: Bindings, module: Module, { stage }: Profile, location: Location): ShaderNeeds {
  const heaps = describeHeaps(module)
  return {
    stage,
    resources: bindings.resources.map(resourceOf),
    usesResourceHeap: heaps.some(({ heap }) => heap === 'resource'),
    usesSamplerHeap: heaps.some(({ heap }) => heap === 'sampler'),
    location,
  }
}

function resourceOf(resource: BoundResource): ShaderNeeds['resources'][number] {
  const { name, lower, count, space, hasCounter, declaration } = resource
  const { kind, size } = factsOf(declaration)
  return { name, class: resource.class, kind, lower, count, space, hasCounter, size, location: declaration.location }
}
