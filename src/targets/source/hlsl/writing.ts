// The state of one run of the writer: names, what the text being written refers to, and where it stands.
import type { ConstantBuffer, Expression, Program, ProgramFunction, Variable } from '../../../program/program.ts'
import { forEachExpression, walkExpression } from '../../../program/walk.ts'
import { EffectAnalysis } from '../../../raise/raise.ts'
import { append } from '../../../support/lists.ts'
import type { Location, SourceMap } from '../../../support/source.ts'
import type { EnumType, StructType } from '../../../types/types.ts'
import type { Locals } from './locals.ts'
import { foreignWords, Names, type QualifiedName } from './names.ts'
import type { HlslInput } from './write.ts'

/** What stands at the outermost level of the output, by what it declares. */
export type Item = StructType | EnumType | Variable | ConstantBuffer | ProgramFunction

export class Writing {
  readonly names: Names
  readonly sources: SourceMap
  /** How conditions turned out, see src/raise/dead-arms.ts. */
  readonly conditions: ReadonlyMap<Location, boolean | bigint>
  readonly effects = new EffectAnalysis()
  /** Words that no name may be. */
  readonly avoided: ReadonlySet<string>
  /** Reachable methods by their struct. */
  readonly methods: ReadonlyMap<StructType, readonly ProgramFunction[]>
  /** What the text that is being written needs in front of it. */
  needed = new Set<Item>()
  /** Lines are to be marked with the places of the source they come from. */
  marksLines = false
  /** The namespace it is in: `N::`. */
  scope = ''
  /** Of the function it is in. */
  locals: Locals | undefined

  readonly isExternalByDefault: boolean
  /** Of the entry points. */
  readonly rootSignature: string | undefined
  readonly entries: ReadonlySet<ProgramFunction>

  constructor({ program, sources, choices, isHlsl, isExternalByDefault, rootSignature }: HlslInput) {
    this.isExternalByDefault = isExternalByDefault
    this.rootSignature = rootSignature
    this.entries = new Set(program.entries.map((entry) => entry.function))
    const used = usedIntrinsics(program)
    // What is a name in HLSL already stays one, unless it would hide a function that stands for an operator.
    this.avoided = new Set([...(isHlsl ? [] : foreignWords), ...operatorFunctions.filter((name) => used.has(name))])
    this.names = new Names(program, used, this.avoided)
    this.sources = sources
    this.conditions = choices.conditions
    const methods = new Map<StructType, ProgramFunction[]>()
    for (const target of [...program.functions, ...undefinedMethods(program)]) {
      if (target.owner) append(methods, target.owner, target)
    }
    this.methods = methods
  }

  need(item: Item): void {
    this.needed.add(item)
  }

  /** The shortest path from where the text stands to what a name means. */
  path(name: QualifiedName): string {
    const { scope } = name
    const isVisible = this.scope.startsWith(scope)
    const isHidden = this.locals?.hides(name.name) === true || this.names.isHidden(name, this.scope)
    if (isVisible && !isHidden) return name.name
    return `${isVisible ? '::' : ''}${scope}${name.name}`
  }
}

/** What operators on vectors are written as, which HLSL 2021 has for scalars only. */
const operatorFunctions: readonly string[] = ['and', 'or', 'select']

/** Called and declared only: another library has them. */
function undefinedMethods(program: Program): Set<ProgramFunction> {
  const found = new Set<ProgramFunction>()
  forEachOf(program, (expression) => {
    if (expression.kind !== 'call') return
    const { function: called } = expression
    if (called.owner && !called.body && !program.functions.includes(called)) found.add(called)
  })
  return found
}

function usedIntrinsics(program: Program): Set<string> {
  const names = new Set<string>()
  forEachOf(program, (expression) => {
    if (expression.kind === 'intrinsic') names.add(expression.name)
    else if (expression.kind === 'binary' && expression.operator === '&&') names.add('and')
    else if (expression.kind === 'binary' && expression.operator === '||') names.add('or')
  })
  return names
}

function forEachOf({ functions, globals }: Program, visit: (expression: Expression) => void): void {
  const walk = (root: Expression): void => walkExpression(root, visit)
  for (const { body } of functions) if (body) forEachExpression(body, walk)
  for (const global of globals) if (global.kind !== 'constant-buffer' && global.initializer) walk(global.initializer)
}
