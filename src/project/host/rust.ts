// Rust: `#[repr(C)]` structs with an assertion for every offset and size.
//
// An f64 or u64 would align its struct to 8 bytes, which a buffer does not ask for: where that changes a size, it is two words. Where even
// words would (`float x; half y;` is 6 bytes), the struct is packed.
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
  const { wanted, possible } = alignmentIn(struct)
  const lines = [
    ...(buffer === undefined ? [] : [`/// ${buffer}`]),
    wanted > possible && possible === 2 ? '#[repr(C, packed(2))]' : '#[repr(C)]',
    '#[derive(Clone, Copy)]',
    `pub struct ${name} {`,
    ...fields.flatMap((field) => fieldLines(field, wanted === 8 && possible === 4)),
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

/** What its fields would align a struct to, and what it can be: 4 makes numbers of 8 bytes two words, 2 packs it. */
interface Alignment {
  readonly wanted: number
  readonly possible: number
}

const alignments = new WeakMap<HostStruct, Alignment>()

function alignmentIn(struct: HostStruct): Alignment {
  const known = alignments.get(struct)
  if (known) return known
  const { size, fields } = struct
  const fits = (bytes: number): boolean =>
    size % bytes === 0 && fields.every(({ type, offset }) => alignmentOf(type) < bytes || offset % bytes === 0)
  const wanted = Math.max(...fields.map(({ type }) => alignmentOf(type)))
  const possible = [8, 4].find((bytes) => bytes <= wanted && fits(bytes)) ?? Math.min(wanted, 2)
  const made = { wanted, possible }
  alignments.set(struct, made)
  return made
}

function alignmentOf(type: HostType): number {
  if (type.kind === 'array') return alignmentOf(type.element)
  return type.kind === 'struct' ? alignmentIn(type.struct).possible : scalarSizes[type.scalar]
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
