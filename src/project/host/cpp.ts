// C++: packed structs with an assertion for every offset and size.
import type { HostField, HostScalar, HostStruct, HostType } from './model.ts'

const scalarNames: Readonly<Record<HostScalar, string>> = {
  f16: 'std::uint16_t',
  f32: 'float',
  f64: 'double',
  i16: 'std::int16_t',
  u16: 'std::uint16_t',
  i32: 'std::int32_t',
  u32: 'std::uint32_t',
  i64: 'std::int64_t',
  u64: 'std::uint64_t',
  bool: 'std::uint32_t',
}

export function cppStruct({ name, size, fields, buffer }: HostStruct): string {
  const lines = [
    ...(buffer === undefined ? [] : [`/// ${buffer}`]),
    `struct ${name} {`,
    ...fields.map(fieldLine),
    '};',
    `static_assert(sizeof(${name}) == ${size}, "${name}");`,
    ...fields
      .filter(({ isPadding }) => !isPadding)
      .map((field) => `static_assert(offsetof(${name}, ${field.name}) == ${field.offset}, "${name}::${field.name}");`),
  ]
  return `${lines.join('\n')}\n`
}

function fieldLine({ name, type, comment, isPadding }: HostField): string {
  const { base, bounds } = taken(type)
  const declaration = isPadding ? `std::uint16_t ${name}${bounds};` : `${base} ${name}${bounds};`
  return comment === '' ? `  ${declaration}` : `  ${declaration.padEnd(36)} // ${comment}`
}

function taken(type: HostType): { readonly base: string; readonly bounds: string } {
  if (type.kind === 'scalar') return { base: scalarNames[type.scalar], bounds: '' }
  if (type.kind === 'struct') return { base: type.struct.name, bounds: '' }
  const { base, bounds } = taken(type.element)
  return { base, bounds: `[${type.count}]${bounds}` }
}

export const cppWords: ReadonlySet<string> = new Set(
  `alignas alignof and asm auto bitand bitor bool break case catch char class compl concept const constexpr const_cast continue decltype
  default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace
  new noexcept not nullptr operator or private protected public register reinterpret_cast requires return short signed sizeof static
  static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual
  void volatile wchar_t while xor`.split(/\s+/),
)
