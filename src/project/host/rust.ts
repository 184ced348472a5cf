// Rust: `#[repr(C)]` structs with an assertion for every offset and size.
//
// An f64 or u64 would align its struct to 8 bytes, which a buffer does not ask for: where that changes a size, it is two words.
import { type HostField, type HostScalar, type HostStruct, type HostType, scalarSizes } from './model.ts'

const scalarNames: Readonly<Record<HostScalar, string>> = {
  f16: 'u16',
  f32: 'f32',
  f64: 'f64',
  i16: 'i16',
  u16: 'u16',
  i32: 'i32',
  u32: 'u32',
  i64: 'i64',
  u64: 'u64',
  bool: 'u32',
}

export function rustStruct(struct: HostStruct): string {
  const { name, size, fields, buffer } = struct
  const lines = [
    ...(buffer === undefined ? [] : [`/// ${buffer}`]),
    '#[repr(C)]',
    '#[derive(Clone, Copy)]',
    `pub struct ${name} {`,
    ...fields.flatMap((field) => fieldLines(field, hasWords(struct))),
    '}',
    `const _: () = assert!(core::mem::size_of::<${name}>() == ${size});`,
    ...fields
      .filter(({ isPadding }) => !isPadding)
      .map((field) => `const _: () = assert!(core::mem::offset_of!(${name}, ${field.name}) == ${field.offset});`),
  ]
  return `${lines.join('\n')}\n`
}

function fieldLines({ name, type, comment, isPadding }: HostField, hasWords: boolean): string[] {
  const line = `    ${isPadding ? '' : 'pub '}${name}: ${typeText(type, hasWords)},`
  return comment === '' ? [line] : [`    /// ${comment}`, line]
}

/** Would its alignment add bytes, or move a field? */
function hasWords({ size, fields }: HostStruct): boolean {
  const isWide = ({ type }: HostField): boolean => isLong(innermost(type))
  return fields.some(isWide) && (size % 8 !== 0 || fields.some((field) => isWide(field) && field.offset % 8 !== 0))
}

function innermost(type: HostType): HostType {
  return type.kind === 'array' ? innermost(type.element) : type
}

/** A struct is as wide as the widest in it. */
function isLong(type: HostType): boolean {
  if (type.kind === 'scalar') return scalarSizes[type.scalar] === 8
  return (
    type.kind === 'struct' &&
    !hasWords(type.struct) &&
    type.struct.fields.some((field) => isLong(innermost(field.type)))
  )
}

function typeText(type: HostType, hasWords: boolean): string {
  if (type.kind === 'array') return `[${typeText(type.element, hasWords)}; ${type.count}]`
  if (type.kind === 'struct') return type.struct.name
  return hasWords && scalarSizes[type.scalar] === 8 ? '[u32; 2]' : scalarNames[type.scalar]
}

export const rustWords: ReadonlySet<string> = new Set(
  `as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self
  static struct super trait true type unsafe use where while abstract become box do final macro override priv try typeof unsized
  virtual yield`.split(/\s+/),
)
