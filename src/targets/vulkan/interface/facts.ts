// What is known of a value that enters or leaves a shader, on the way down to its leaves.
import { splitSemantic } from '../../../hlsl/semantics.ts'
import type { Expression, Parameter, ProgramFunction } from '../../../program/program.ts'
import { makeField, makeIndex, makeUint } from '../../../rewrite/nodes.ts'
import type { Span } from '../../../support/source.ts'
import {
  arrayElement,
  type Field,
  type FieldAttribute,
  memberTypes,
  type SemanticName,
  type Type,
} from '../../../types/types.ts'

export interface LeafFacts {
  readonly name: string
  readonly semantic: SemanticName | undefined
  /** From a variable with a semantic to the leaves below it, counting up. */
  readonly inherited: { readonly name: string; index: number } | undefined
  readonly interpolation: readonly string[]
  readonly attributes: readonly FieldAttribute[]
  /** Which element of an array of structs this is. */
  readonly repetition: number
}

export function factsOf(parameter: Parameter): LeafFacts {
  const { name, semantic, modifiers, attributes } = parameter
  const inherited = semantic && { ...splitSemantic(semantic.text) }
  return { name, semantic, inherited, interpolation: modifiers, attributes, repetition: 0 }
}

export function resultFacts(target: ProgramFunction): LeafFacts {
  const { returnSemantic: semantic, returnModifiers: interpolation, attributes } = target
  const inherited = semantic && { ...splitSemantic(semantic.text) }
  return { name: 'result', semantic, inherited, interpolation, attributes, repetition: 0 }
}

/** Of a field of a struct with these facts. */
export function fieldFacts(field: Field, facts: LeafFacts): LeafFacts {
  const { name, semantic } = field
  return {
    ...facts,
    name,
    semantic,
    inherited: facts.inherited ?? inheritedFromField(field, facts.repetition),
    interpolation: field.interpolation.length > 0 ? field.interpolation : facts.interpolation,
    attributes: field.attributes ?? [],
  }
}

/** Of an element of an array of structs. */
export function elementFacts(facts: LeafFacts, index: number, count: number): LeafFacts {
  return { ...facts, repetition: facts.inherited ? 0 : facts.repetition * count + index }
}

/** A semantic on a field that is a struct numbers the leaves below it. */
function inheritedFromField({ type, semantic }: Field, repetition: number): LeafFacts['inherited'] {
  if (!semantic || arrayElement(type).kind !== 'struct') return undefined
  const { name, index } = splitSemantic(semantic.text)
  return { name, index: index + repetition * rowsOf(type) }
}

/** How many semantic indices a leaf takes. */
export function rowsOf(type: Type): number {
  if (type.kind === 'array') return (type.count ?? 0) * rowsOf(type.element)
  if (type.kind === 'struct') return memberTypes(type).reduce((sum, part) => sum + rowsOf(part), 0)
  return type.kind === 'matrix' ? type.rows : 1
}

/** The leaves of a value below structs, each with the semantic it has. */
export function* partsOf(value: Expression, facts: LeafFacts, span: Span): Generator<readonly [Expression, LeafFacts]> {
  const { type } = value
  if (type.kind === 'struct') {
    for (const base of type.bases)
      yield* partsOf({ kind: 'base', object: value, base, type: base, ...span }, facts, span)
    for (const field of type.fields) yield* partsOf(makeField(value, field, span), fieldFacts(field, facts), span)
  } else if (type.kind === 'array' && arrayElement(type).kind === 'struct') {
    const count = type.count ?? 0
    for (let index = 0; index < count; index++) {
      const element = makeIndex(value, makeUint(index, span), type.element, span)
      yield* partsOf(element, elementFacts(facts, index, count), span)
    }
  } else yield [value, facts]
}
