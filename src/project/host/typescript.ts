// TypeScript: an interface for the values, and a function that writes them into bytes.
import { type HostScalar, type HostStruct, type HostType, scalarSizes, sizeOf } from './model.ts'

const writers: Readonly<Record<HostScalar, string>> = {
  f16: 'setUint16',
  f32: 'setFloat32',
  f64: 'setFloat64',
  i16: 'setInt16',
  u16: 'setUint16',
  i32: 'setInt32',
  u32: 'setUint32',
  i64: 'setBigInt64',
  u64: 'setBigUint64',
  bool: 'setUint32',
}

export function typescriptStruct(struct: HostStruct): string {
  const { name, size, buffer } = struct
  const fields = struct.fields.filter(({ isPadding }) => !isPadding)
  const lines = [
    ...(buffer === undefined ? [] : [`/** ${buffer} */`]),
    `export interface ${name} {`,
    ...fields.flatMap((field) => [`  /** ${field.comment} */`, `  readonly ${field.name}: ${typeText(field.type)}`]),
    '}',
    '',
    `export const ${name}Size = ${size}`,
    `export const ${name}Offsets = { ${fields.map(({ name: own, offset }) => `${own}: ${offset}`).join(', ')} } as const`,
    '',
    `export function write${name}(value: ${name}, view: DataView, offset = 0): void {`,
    ...fields.flatMap((field) => writeLines(`value.${field.name}`, field.type, `offset + ${field.offset}`, 1)),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function typeText(type: HostType): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar === 'bool'
        ? 'boolean'
        : scalarSizes[type.scalar] === 8 && type.scalar !== 'f64'
          ? 'bigint'
          : 'number'
    case 'struct':
      return type.struct.name
    case 'array':
      return `ArrayLike<${typeText(type.element)}>`
  }
}

/** Elements that are left out are not written. */
function writeLines(value: string, type: HostType, at: string, depth: number): string[] {
  const indent = '  '.repeat(depth)
  switch (type.kind) {
    case 'scalar':
      return [
        `${indent}view.${writers[type.scalar]}(${at}, ${type.scalar === 'bool' ? `Number(${value})` : value}, true)`,
      ]
    case 'struct':
      return [`${indent}write${type.struct.name}(${value}, view, ${at})`]
    case 'array': {
      const index = `i${depth}`
      const length = `Math.min(${value}.length, ${type.count})`
      return [
        `${indent}for (let ${index} = 0; ${index} < ${length}; ${index}++) {`,
        ...writeLines(`${value}[${index}]!`, type.element, `${at} + ${index} * ${sizeOf(type.element)}`, depth + 1),
        `${indent}}`,
      ]
    }
  }
}

export const typescriptWords: ReadonlySet<string> = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if import in
  instanceof new null return super switch this throw true try typeof var void while with`.split(/\s+/),
)
