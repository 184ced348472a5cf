// Writes every implicit binding into the source, and compiles the result to see that nothing moved.
//
//   RWBuffer<float> A, B[2];      =>      RWBuffer<float> A : register(u0), B[2] : register(u1);
//
// Only what must change does. What cannot be written (members of a struct that do not follow one another, declarations in the body of a
// macro) stays implicit and is told; it stays where it is, because everything around it is explicit now.
import { type Host, overlayHost } from '../../preprocess/host.ts'
import { type BindingTable, describeBindings } from '../../reflect/binding-table.ts'
import { type BindingChange, compareBindings } from '../../reflect/compare.ts'
import { bug } from '../../support/bug.ts'
import type { Compilation, Input } from '../compilation.ts'
import { createCompiler } from '../compiler.ts'
import type { CompileOptions } from '../options.ts'
import { applyEdits, conflictsWith, editsFor, type FileEdit } from './edits.ts'
import { type FreezePlan, type FrozenDeclaration, type KeptBinding, planFreeze } from './plan.ts'
import { annotationSites } from './sites.ts'

export interface FrozenFile {
  readonly path: string
  readonly text: string
}

export interface Frozen {
  /** Only files that change; the main file first. */
  readonly files: readonly FrozenFile[]
  readonly kept: readonly KeptBinding[]
  /** What the other set of rules would still place elsewhere. */
  readonly unportable: readonly BindingChange[]
}

/** The program must be free of errors. */
export function freeze(input: Required<Input>, compilation: Compilation, host: Host): Frozen {
  const { options, generated } = compilation
  if (!generated) return bug('a shader with errors has no bindings to freeze')
  const { bindings, lowered } = generated
  const plan = planFreeze(bindings, lowered.resources, options.rules)
  const before = describeBindings(bindings, compilation.sources)
  const otherOptions = { ...options, rules: options.rules === 'clang' ? 'dxc' : 'clang' } as const
  const isForBoth = createCompiler(host).generate(input, otherOptions).errorCount === 0
  const attempt = (left: ReadonlyMap<FrozenDeclaration, string>): Attempt => {
    const written = write(input, compilation, plan, left)
    return { ...written, ...verify(written.files, input, options, isForBoth ? otherOptions : undefined, before, host) }
  }
  const plain = attempt(new Map())
  if (plain.verdict === 'same') return plain
  const risky = plan.frozen.filter((declaration) => declaration.isStruct || plain.inArguments.has(declaration))
  const left = new Map(risky.map((declaration) => [declaration, whyLeft(declaration)]))
  let best = attempt(left)
  if (best.verdict === 'wrong') return nothing(plan)
  // One by one, because one that fails would spoil the others.
  for (const declaration of risky.slice(0, mostTrials)) {
    const without = new Map(left)
    without.delete(declaration)
    const candidate = attempt(without)
    if (rank[candidate.verdict] < rank[best.verdict]) continue
    best = candidate
    left.delete(declaration)
  }
  return best
}

/** Each is a compilation. */
const mostTrials = 32

/** Of frozen source: does not compile or differs; differs under the other rules; is the same under both. */
type Verdict = 'wrong' | 'unportable' | 'same'
const rank: Readonly<Record<Verdict, number>> = { wrong: 0, unportable: 1, same: 2 }

interface Attempt extends Frozen {
  readonly verdict: Verdict
  readonly inArguments: ReadonlySet<FrozenDeclaration>
}

function whyLeft({ isStruct }: FrozenDeclaration): string {
  return isStruct
    ? 'with an annotation here, members would lie elsewhere under one of the rules; freeze --csv can name them'
    : 'it is part of the argument of a macro that cannot take an annotation'
}

function nothing({ frozen, kept }: FreezePlan): Frozen {
  const reason = 'with annotations, other bindings would move'
  const left = frozen.map(({ name, location }) => ({ name, location, reason, isHarmless: false }))
  return { files: [], kept: [...kept, ...left], unportable: [] }
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
    const made = site ? editsFor(declaration, site, sources) : 'its declaration cannot be found in the source'
    const reason = left.get(declaration)
    if (typeof made === 'string') keep(made)
    else if (reason !== undefined) keep(reason)
    else if (conflictsWith(made.edits, edits)) keep('the same text declares something else, too')
    else {
      edits.push(...made.edits)
      if (made.isInArgument) inArguments.add(declaration)
    }
  }
  const files = [...applyEdits(edits)].map(([file, text]) => ({ path: file.name, text }))
  files.sort((first, second) => Number(second.path === input.path) - Number(first.path === input.path))
  return { files, kept: stays, inArguments }
}

function verify(
  files: readonly FrozenFile[],
  input: Required<Input>,
  options: CompileOptions,
  /** Undefined when the shader does not compile under the other rules anyway. */
  otherOptions: CompileOptions | undefined,
  before: BindingTable,
  host: Host,
): Pick<Attempt, 'verdict' | 'unportable'> {
  const compiler = createCompiler(overlayHost(host, new Map(files.map(({ path, text }) => [path, text]))))
  const text = files.find(({ path }) => path === input.path)?.text ?? input.text
  const compile = (under: CompileOptions): BindingTable | undefined => {
    const { generated, errorCount, sources } = compiler.generate({ path: input.path, text }, under)
    return errorCount === 0 && generated ? describeBindings(generated.bindings, sources) : undefined
  }
  const after = compile(options)
  if (!after || compareBindings(before, after).length > 0) return { verdict: 'wrong', unportable: [] }
  if (!otherOptions) return { verdict: 'same', unportable: [] }
  const other = compile(otherOptions)
  if (!other) return { verdict: 'wrong', unportable: [] }
  const unportable = compareBindings(after, other)
  return { verdict: unportable.length > 0 ? 'unportable' : 'same', unportable }
}
