// Writes every implicit binding into the source, and compiles the result to see that nothing moved.
//
//   RWBuffer<float> A, B[2];      =>      RWBuffer<float> A : register(u0), B[2] : register(u1);
//
// Only what must change does. What cannot be written (members of a struct that do not follow one another, declarations in the body of a
// macro) stays implicit and is reported; it stays where it is, because everything around it is explicit now.
import { type Host, overlayHost } from '../../preprocess/host.ts'
import { placeOf, type SourcePlace } from '../../reflect/binding-table.ts'
import { type BindingChange, compareBindings } from '../../reflect/compare.ts'
import { bug } from '../../support/bug.ts'
import { effort } from '../../support/limits.ts'
import type { SourceMap } from '../../support/source.ts'
import { tableOf } from '../bindings-result.ts'
import type { Compilation, Input } from '../compilation.ts'
import { createCompiler } from '../compiler.ts'
import { diffResult } from '../diff.ts'
import { type CompileOptions, isForVulkan } from '../options.ts'
import { applyEdits, conflictsWith, editsFor, type FileEdit } from './edits.ts'
import { type FreezePlan, type FrozenDeclaration, type KeptBinding, planFreeze } from './plan.ts'
import { keptReasons } from './reasons.ts'
import { annotationSites } from './sites.ts'
import { planVulkanFreeze } from './vulkan-plan.ts'

/** A file with registers written into it. */
export interface FrozenFile {
  readonly path: string
  readonly text: string
}

/** A binding that stays implicit, and where it is declared. */
export interface PlacedBinding extends Omit<KeptBinding, 'location'> {
  readonly location: SourcePlace | null
}

export interface Frozen {
  /** Only files that change; the main file first. */
  readonly files: readonly FrozenFile[]
  readonly kept: readonly PlacedBinding[]
  /** What the other set of rules would still place elsewhere. */
  readonly unportable: readonly BindingChange[]
  /** The first error of the other set of rules, when it takes the shader neither before nor after. */
  readonly refusal: string | undefined
}

/** The program must be free of errors. For Vulkan, sets and bindings are frozen. */
export function freeze(input: Required<Input>, compilation: Compilation, host: Host): Frozen {
  const { options } = compilation
  const plan = planOf(compilation)
  const otherOptions = { ...options, rules: options.rules === 'clang' ? 'dxc' : 'clang' } as const
  const isForBoth = createCompiler(host).generate(input, otherOptions).errorCount === 0
  const attempt = (left: ReadonlyMap<FrozenDeclaration, string>): Attempt => {
    const written = write(input, compilation, plan, left)
    return { ...written, ...verify(written.files, input, { options, otherOptions, isForBoth }, compilation, host) }
  }
  const plain = attempt(new Map())
  if (plain.verdict === 'same') return plain
  const risky = plan.frozen.filter((declaration) => declaration.isStruct || plain.inArguments.has(declaration))
  const left = new Map(risky.map((declaration) => [declaration, whyLeft(declaration)]))
  let best = attempt(left)
  if (best.verdict === 'wrong') return nothing(plan, compilation)
  // One by one, because one that fails would spoil the others.
  for (const declaration of risky.slice(0, effort.freezeTrials.most)) {
    const without = new Map(left)
    without.delete(declaration)
    const candidate = attempt(without)
    if (rank[candidate.verdict] < rank[best.verdict]) continue
    best = candidate
    left.delete(declaration)
  }
  return best
}

/**
 * For Direct3D and for Vulkan: first the attributes of Vulkan, which Direct3D does not read, then registers, which do not move what has an
 * attribute. When something else would move, the registers stay away.
 */
export function freezeBoth(input: Required<Input>, direct3d: Compilation, vulkan: Compilation, host: Host): Frozen {
  const first = freeze(input, vulkan, host)
  const textOf = (files: readonly FrozenFile[], otherwise: string): string =>
    files.find(({ path }) => path === input.path)?.text ?? otherwise
  const withAttributes = overlayHost(host, textsOf(first.files))
  const annotated = { path: input.path, text: textOf(first.files, input.text) }
  const again = createCompiler(withAttributes).generate(annotated, direct3d.options)
  const second = freeze(annotated, again, withAttributes)
  const files = [...second.files, ...first.files.filter(({ path }) => !second.files.some((file) => file.path === path))]
  const kept = [...first.kept, ...second.kept]
  const unportable = [...first.unportable, ...second.unportable]
  const refusal = first.refusal ?? second.refusal
  const last = createCompiler(overlayHost(host, textsOf(files))).generate(
    { path: input.path, text: textOf(files, input.text) },
    vulkan.options,
  )
  if (last.errorCount === 0 && compareBindings(tableOf(vulkan), tableOf(last)).length === 0)
    return { files, kept, unportable, refusal }
  const { kept: left } = nothing(planOf(again), again)
  return { ...first, kept: [...first.kept, ...left], refusal }
}

function textsOf(files: readonly FrozenFile[]): Map<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]))
}

function planOf({ options, generated }: Compilation): FreezePlan {
  if (!generated) return bug('a shader with errors has no bindings to freeze')
  const { bindings, lowered } = generated
  return isForVulkan(options)
    ? planVulkanFreeze(bindings, lowered.resources, options.rules)
    : planFreeze(bindings, lowered.resources, options.rules)
}

/** Of frozen source: does not compile or differs; differs under the other rules; is the same under both. */
type Verdict = 'wrong' | 'unportable' | 'same'
const rank: Readonly<Record<Verdict, number>> = { wrong: 0, unportable: 1, same: 2 }

interface Attempt extends Frozen {
  readonly verdict: Verdict
  readonly inArguments: ReadonlySet<FrozenDeclaration>
}

function whyLeft({ isStruct }: FrozenDeclaration): string {
  return isStruct ? keptReasons.membersMove : keptReasons.macroArgument
}

function nothing({ frozen, kept }: FreezePlan, { sources }: Compilation): Frozen {
  const reason = keptReasons.othersMove
  const left = frozen.map(({ name, location }) => ({ name, location, reason, isHarmless: false }))
  return {
    files: [],
    kept: [...kept, ...left].map((binding) => withPlace(binding, sources)),
    unportable: [],
    refusal: undefined,
  }
}

function withPlace({ name, reason, location, isHarmless }: KeptBinding, sources: SourceMap): PlacedBinding {
  return { name, reason, isHarmless, location: placeOf(location, sources) }
}

/** Writes all of the plan but what is to be left, with the reasons given. */
function write(
  input: Required<Input>,
  { unit, sources }: Compilation,
  { frozen, kept }: FreezePlan,
  left: ReadonlyMap<FrozenDeclaration, string>,
): Pick<Attempt, 'files' | 'kept' | 'inArguments'> {
  const sites = annotationSites(unit)
  const edits: FileEdit[] = []
  const inArguments = new Set<FrozenDeclaration>()
  const stays = [...kept]
  for (const declaration of frozen) {
    const { name, location } = declaration
    const keep = (reason: string): void => {
      stays.push({ name, location, reason, isHarmless: false })
    }
    const site = sites.get(location)
    const made = site ? editsFor(declaration, site, sources) : keptReasons.notFound
    const reason = left.get(declaration)
    if (typeof made === 'string') keep(made)
    else if (reason !== undefined) keep(reason)
    else if (conflictsWith(made.edits, edits)) keep(keptReasons.sharedText)
    else {
      edits.push(...made.edits)
      if (made.isInArgument) inArguments.add(declaration)
    }
  }
  const files = [...applyEdits(edits)].map(([file, text]) => ({ path: file.name, text }))
  files.sort((first, second) => Number(second.path === input.path) - Number(first.path === input.path))
  return { files, kept: stays.map((binding) => withPlace(binding, sources)), inArguments }
}

interface BothRules {
  readonly options: CompileOptions
  readonly otherOptions: CompileOptions
  /** The shader compiled under the other rules before it was frozen. */
  readonly isForBoth: boolean
}

function verify(
  files: readonly FrozenFile[],
  input: Required<Input>,
  { options, otherOptions, isForBoth }: BothRules,
  before: Compilation,
  host: Host,
): Pick<Attempt, 'verdict' | 'unportable' | 'refusal'> {
  const compiler = createCompiler(overlayHost(host, textsOf(files)))
  const text = files.find(({ path }) => path === input.path)?.text ?? input.text
  const compile = (under: CompileOptions): Compilation => compiler.generate({ path: input.path, text }, under)
  const wrong = { verdict: 'wrong', unportable: [], refusal: undefined } as const
  const after = compile(options)
  // A register on a struct of resources moves the loose constants as well under DXC's rules.
  if (after.errorCount > 0 || !diffResult(before, after).same) return wrong
  const other = compile(otherOptions)
  if (other.errorCount > 0) {
    if (isForBoth) return wrong
    const refusal = other.reported.find(({ severity }) => severity === 'error')?.diagnostic.message
    return { verdict: 'same', unportable: [], refusal }
  }
  // The two rules have different conventions for heaps, which no annotation can say.
  const unportable = compareBindings(tableOf(after), tableOf(other)).filter((change) => change.class !== 'heap')
  return { verdict: unportable.length > 0 ? 'unportable' : 'same', unportable, refusal: undefined }
}
