// The values that enter and leave an entry point, as they are declared: one leaf for each semantic.
import { vertexCounts } from '../../../hlsl/primitives.ts'
import type { EntryPoint, Parameter } from '../../../program/program.ts'
import type { Location } from '../../../support/source.ts'
import { arrayElement, type FieldAttribute, type SemanticName, type Type } from '../../../types/types.ts'

export interface DeclaredLeaf {
  readonly name: string
  readonly type: Type
  readonly semantic: SemanticName | undefined
  readonly attributes: readonly FieldAttribute[]
  /** Interpolation words and other modifiers. */
  readonly words: readonly string[]
  readonly location: Location
  readonly isOutput: boolean
  /** Below an array of structs, or a struct that has the semantic: the number of its semantic is not its own. */
  readonly isNumbered: boolean
}

/** What the function of the entry point declares; without what comes once per vertex. */
export function declaredLeaves({ function: target }: EntryPoint): DeclaredLeaf[] {
  const leaves: DeclaredLeaf[] = []
  for (const parameter of target.parameters) {
    if (parameter.type.kind === 'object') continue
    if (parameter.mode !== 'out') leaves.push(...leavesOf(factsOf(parameter, false)))
    if (parameter.mode !== 'in') leaves.push(...leavesOf(factsOf(parameter, true)))
  }
  const { returnType: type, returnSemantic: semantic, returnModifiers: words, attributes, location, name } = target
  if (type.kind !== 'void')
    leaves.push(...leavesOf({ name, type, semantic, attributes, words, location, isOutput: true, isNumbered: false }))
  return leaves
}

function isPerVertex(word: string): boolean {
  return vertexCounts.has(word) || word === 'vertices' || word === 'primitives'
}

/** What comes once per vertex or primitive, as one of them has it: lists whose semantics may come once each. */
export function leavesPerVertex({ function: { parameters } }: EntryPoint): DeclaredLeaf[][] {
  const inputs: DeclaredLeaf[] = []
  const lists = [inputs]
  for (const parameter of parameters) {
    const { type, mode, modifiers } = parameter
    const isArray = type.kind === 'array' && modifiers.some(isPerVertex)
    const isPatch = type.kind === 'object' && type.row.category === 'patch'
    const isStream = type.kind === 'object' && type.row.category === 'stream'
    if (!isArray && !isPatch && !isStream) continue
    const isOutput = isStream || mode !== 'in'
    const leaves = leavesOf({ ...factsOf(parameter, isOutput), type: type.element ?? type })
    if (isOutput) lists.push([...leaves])
    else inputs.push(...leaves)
  }
  return lists
}

/** `point float4 corners[1] : SV_Position` is one float4 for each vertex. */
function factsOf(parameter: Parameter, isOutput: boolean): DeclaredLeaf {
  const { name, type: whole, semantic, attributes, modifiers: words, location } = parameter
  const isList = whole.kind === 'array' && whole.element.kind !== 'struct' && words.some(isPerVertex)
  const type = isList ? whole.element : whole
  return { name, type, semantic, attributes, words, location, isOutput, isNumbered: false }
}

function* leavesOf(facts: DeclaredLeaf): Generator<DeclaredLeaf> {
  const { type } = facts
  const element = arrayElement(type)
  if (element.kind !== 'struct') {
    yield facts
    return
  }
  const isNumbered = facts.isNumbered || type.kind === 'array' || facts.semantic !== undefined
  for (const base of element.bases) yield* leavesOf({ ...facts, type: base, isNumbered })
  for (const { name, type: fieldType, semantic, attributes = [], interpolation, location } of element.fields)
    yield* leavesOf({
      name,
      type: fieldType,
      // That of the whole counts.
      semantic: facts.semantic ?? semantic,
      attributes,
      words: interpolation.length > 0 ? interpolation : facts.words,
      location,
      isOutput: facts.isOutput,
      isNumbered,
    })
}
