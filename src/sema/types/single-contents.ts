// Slang's constant buffers of one value that is no struct: a struct with one field, which every use of the buffer names.
//
//   ConstantBuffer<float4> tint;    tint * 2        =>        struct Contents<float4> { float4 value; };    tint.value * 2
import type { Expression } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
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
  const struct: StructType = {
    kind: 'struct',
    keyword: 'struct',
    name,
    scope: '',
    location,
    bases: [],
    interfaces: [],
    fields: [],
    isComplete: true,
  }
  struct.fields.push({
    name: 'value',
    type,
    owner: struct,
    index: 0,
    rowMajor,
    bitWidth: undefined,
    semantic: undefined,
    interpolation: [],
    isPrecise: false,
    location,
  })
  checker.structs.push(struct)
  checker.members.set(struct, {
    scope: new Scope('struct', checker.globalScope, `${name}::`, struct),
    methods: new Map(),
  })
  checker.singleContents.set(key, struct)
  return struct
}

/** The value of such a buffer; any other expression is itself. */
export function withoutSingleContents(checker: Checker, expression: Expression): Expression {
  const { type, start, end } = expression
  if (type.kind !== 'object' || type.element?.kind !== 'struct' || checker.singleContents.size === 0) return expression
  const [field] = type.element.fields
  if (!field || checker.singleContents.get(type.element.name.slice('Contents<'.length, -1)) !== type.element)
    return expression
  return { kind: 'field', object: contentsOf(expression), field, type: field.type, start, end }
}
