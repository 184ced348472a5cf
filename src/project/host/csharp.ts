// C#: structs with explicit layout, an offset on every field. Arrays of numbers are fixed buffers; of structs, one field for each element.
import type { HostField, HostScalar, HostStruct, HostType } from './model.ts'
import { sizeOf } from './model.ts'

const scalarNames: Readonly<Record<HostScalar, string>> = {
  f16: 'ushort',
  f32: 'float',
  f64: 'double',
  i16: 'short',
  u16: 'ushort',
  i32: 'int',
  u32: 'uint',
  i64: 'long',
  u64: 'ulong',
  bool: 'uint',
}

export function csharpStruct({ name, size, fields, buffer }: HostStruct): string {
  const lines = [
    ...(buffer === undefined ? [] : [`/// <summary>${escaped(buffer)}</summary>`]),
    `[StructLayout(LayoutKind.Explicit, Size = ${size}, Pack = 1)]`,
    `public unsafe struct ${name}`,
    '{',
    ...fields.filter(({ isPadding }) => !isPadding).flatMap(fieldLines),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function fieldLines({ name, type, offset, comment }: HostField): string[] {
  return [`    /// <summary>${escaped(comment)}</summary>`, ...membersOf(name, type, offset)]
}

function membersOf(name: string, type: HostType, offset: number): string[] {
  const at = `    [FieldOffset(${offset})] public `
  if (type.kind === 'scalar') return [`${at}${scalarNames[type.scalar]} ${name};`]
  if (type.kind === 'struct') return [`${at}${type.struct.name} ${name};`]
  const { scalar, count } = flat(type)
  if (scalar !== undefined) return [`${at}fixed ${scalarNames[scalar]} ${name}[${count}];`]
  const stride = sizeOf(type.element)
  return Array.from({ length: type.count }, (_, index) =>
    membersOf(`${name}${index}`, type.element, offset + index * stride),
  ).flat()
}

/** An array of arrays of numbers is an array of numbers. */
function flat(type: HostType): { readonly scalar: HostScalar | undefined; readonly count: number } {
  if (type.kind === 'scalar') return { scalar: type.scalar, count: 1 }
  if (type.kind === 'struct') return { scalar: undefined, count: 1 }
  const { scalar, count } = flat(type.element)
  return { scalar, count: count * type.count }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export const csharpWords: ReadonlySet<string> = new Set(
  `abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event
  explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object
  operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct
  switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while`.split(/\s+/),
)
