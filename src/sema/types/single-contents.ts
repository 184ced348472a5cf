// Slang's constant buffers of one value that is no struct: a struct with one field, which every use of the buffer names.
//
//   ConstantBuffer<float4> tint;    tint * 2        =>        struct Contents<float4> { float4 value; };    tint.value * 2
import type { Expression } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import { addField, makeStruct } from '../../types/own-structs.ts'
import { typeText } from '../../types/print.ts'
import type { StructType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { contentsOf } from '../expressions/members.ts'
import { Scope } from '../names/symbols.ts'

/** What can lie in a buffer by itself. */
export function mayStandAlone(type: Type): boolean {
  if (type.kind === 'array') return type.count !== undefined && mayStandAlone(type.element)
  return type.kind === 'scalar' || type.kind === 'vector' || type.kind === 'matrix' || type.kind === 'handle'
}

/** One struct for each type. */
export function singleContents(checker: Checker, type: Type, rowMajor: boolean, location: Location): StructType {
  const key = `${rowMajor ? 'row_major ' : ''}${typeText(type)}`
  const known = checker.singleContents.get(key)
  if (known) return known
  const name = `Contents<${key}>`
  const struct: StructType = { ...makeStruct(name, location), standsFor: type }
  addField(struct, 'value', type, { rowMajor })
  checker.structs.push(struct)
  checker.members.set(struct, {
    scope: new Scope('struct', checker.globalScope, `${name}::`, struct),
    methods: new Map(),
  })
  checker.singleContents.set(key, struct)
  return struct
}

/** The value of such a buffer; any other expression is itself. */
export function withoutSingleContents(expression: Expression): Expression {
  const { type, start, end } = expression
  if (type.kind !== 'object' || type.element?.kind !== 'struct' || !type.element.standsFor) return expression
  const field = type.element.fields[0]!
  return { kind: 'field', object: contentsOf(expression), field, type: field.type, start, end }
}

/** What a place of this type gets of a value: such a buffer itself, where a buffer is wanted. */
export function withSingleContents(value: Expression, wanted: Type): Expression {
  if (value.kind !== 'field' || value.object.kind !== 'buffer-contents') return value
  const { object: buffer } = value.object
  return buffer.type === wanted && value.object.type.kind === 'struct' && value.object.type.standsFor ? buffer : value
}
