// `; Buffer Definitions:` of dxc's listing: every constant buffer, then structured buffers, field by field.
//
//   ;   struct Light
//   ;   {
//   ;       float3 Direction;                             ; Offset:    0
//   ;   } Light;                                          ; Offset:    0 Size:    16
import type { Bindings } from '../binding/bind.ts'
import { describeBuffer, type ReflectedBuffer, type ReflectedField } from './constant-buffers.ts'
import { inDxcOrder } from './dxc-table.ts'

const commentColumn = 52

export function bufferDefinitions({ resources }: Bindings): string {
  const buffers = inDxcOrder(resources).flatMap((resource) => describeBuffer(resource) ?? [])
  return `; Buffer Definitions:\n;\n${buffers.map(bufferText).join('')}`
}

function bufferText(buffer: ReflectedBuffer): string {
  const title = buffer.kind === 'structured' ? 'Resource bind info for' : buffer.kind
  const content =
    buffer.kind === 'structured'
      ? buffer.fields.flatMap((field) => fieldLines(field, 2, 0, buffer.size))
      : constantLines(buffer)
  return `; ${title} ${buffer.name}\n; {\n;\n${content.join('')};\n; }\n;\n`
}

/** Matrices and booleans have another type in the host's layout, which dxc tells by the name. */
function hasHostLayout(fields: readonly ReflectedField[]): boolean {
  return fields.some(
    ({ matrix, type, fields: inner }) => matrix !== null || /^bool/.test(type) || hasHostLayout(inner ?? []),
  )
}

function constantLines({ name, fields, size }: ReflectedBuffer): string[] {
  const type = `${hasHostLayout(fields) ? 'hostlayout.' : ''}${name}`
  return structLines(`struct ${type}`, name, fields, 2, 0, size)
}

function structLines(
  head: string,
  name: string,
  fields: readonly ReflectedField[],
  indent: number,
  offset: number,
  size?: number,
): string[] {
  const space = ' '.repeat(indent)
  return [
    `; ${space}${head}\n`,
    `; ${space}{\n`,
    ';\n',
    ...fields.flatMap((field) => [...fieldLines(field, indent + 4, offset), ...(field.fields ? [';\n'] : [])]),
    `; ${space}\n`,
    line(`${space}} ${name};`, offset, size),
  ]
}

/** Offsets count from the start of the buffer. */
function fieldLines(field: ReflectedField, indent: number, base: number, size?: number): string[] {
  const bounds = field.elements.map((count) => `[${count}]`).join('')
  const name = `${field.name}${bounds}`
  const offset = base + field.offset
  if (field.fields) return structLines(`struct struct.${field.type}`, name, field.fields, indent, offset, size)
  const order = field.matrix ? `${field.matrix.order}_major ` : ''
  return [line(`${' '.repeat(indent)}${order}${field.type} ${name};`, offset, size)]
}

function line(text: string, offset: number, size?: number): string {
  const end = size === undefined ? '' : ` Size: ${String(size).padStart(5)}`
  return `; ${text.padEnd(commentColumn)}; Offset:${String(offset).padStart(5)}${end}\n`
}
