// Memory at an address: `vk::BufferPointer`, `vk::RawBufferLoad` and `vk::RawBufferStore`. An address is a uvec2.
//
//   p.Get().x     =>     layout(buffer_reference, scalar, buffer_reference_align = 16) buffer S_at_16 { S_stored value; };
//                        S_at_16(p).value.x
import { arrayElement, type BufferPointerType, type Type } from '../../../types/types.ts'
import { blockRules, extentOf } from '../../vulkan/layout.ts'
import { type Code, call, code } from './code.ts'
import type { Lines } from './lines.ts'
import type { Place } from './place.ts'
import { storageOf, storedDeclaration } from './storage.ts'
import { placeIn } from './stored.ts'
import { matrixForm, typeName } from './types.ts'
import type { Writer } from './writer.ts'

interface Referenced {
  readonly type: Type
  readonly rowMajor: boolean
  /** In bytes; what the type asks for when there is none. */
  readonly alignment: number | undefined
}

/** What `vk::BufferPointer` points to. */
export function pointedAt(
  writer: Writer,
  { element, count, rowMajorElement }: BufferPointerType,
  address: Code,
): Place {
  const inner = arrayElement(element)
  const isOfRows = inner.kind === 'matrix' && matrixForm(inner) === 'rows'
  const alignment = count || undefined
  return placeAt(writer, address, { type: element, rowMajor: rowMajorElement || isOfRows, alignment })
}

/** The data at an address, two words. */
export function placeAt(writer: Writer, address: Code, { type, rowMajor, alignment }: Referenced): Place {
  writer.extensions.add('GL_EXT_buffer_reference')
  writer.extensions.add('GL_EXT_buffer_reference_uvec2')
  writer.extensions.add('GL_EXT_scalar_block_layout')
  const rules = blockRules(writer.shader.layout, 'storage')
  const lines: Lines = []
  const storage = storageOf(writer, type, rowMajor, rules, lines)
  const bytes = alignment ?? extentOf(type, rowMajor, rules).alignment
  const member = storedDeclaration(writer, type, 'value', storage)
  const key = `${member} ${bytes}`
  let name = writer.references.get(key)
  if (name === undefined) {
    name = writer.names.takeGlobal(`${typeName(writer, type).replace(/\W+/g, '_')}_at_${bytes}`)
    writer.references.set(key, name)
    lines.push(`layout(buffer_reference, scalar, buffer_reference_align = ${bytes}) buffer ${name} {`)
    lines.push([`${member};`], '};', '')
  }
  if (lines.length > 0) writer.lateTypes.set(`reference ${writer.lateTypes.size}`, lines)
  return placeIn(code(`${call(name, address).text}.value`), type, storage)
}
