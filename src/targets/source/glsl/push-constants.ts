// The push constant block and specialization constants.
import { storedForms } from '../../../raise/raise.ts'
import { blockLines } from './blocks.ts'
import { code } from './code.ts'
import { write } from './expressions.ts'
import type { Lines } from './lines.ts'
import { native } from './places.ts'
import { declaration } from './types.ts'
import type { Writer } from './writer.ts'

export function pushConstantLines(writer: Writer): Lines {
  const variable = writer.shader.pushConstant
  if (!variable) return []
  const type = storedForms.glsl.of(variable.type, false)
  const name = writer.names.take(variable.name)
  const { lines, storages } = blockLines(writer, {
    head: 'uniform',
    layout: ['push_constant'],
    name: writer.names.take(`${name}_block`),
    members: [{ name, type, rowMajor: false }],
    kind: 'storage',
    instance: '',
  })
  const [storage] = storages
  writer.variables.set(
    variable,
    storage!.kind === 'plain'
      ? native(code(name), type)
      : { kind: 'stored', type, code: code(name), storage: storage! },
  )
  return lines
}

export function specializationLines(writer: Writer): Lines {
  const numbers = new Set<number>()
  const lines = writer.shader.specialization.map(({ variable, id }) => {
    if (numbers.has(id)) writer.unsupported(`a second specialization constant with the number ${id}`)
    numbers.add(id)
    const name = writer.names.take(variable.name)
    writer.variables.set(variable, native(code(name), variable.type))
    const value = variable.initializer ? write(writer, variable.initializer).text : '0'
    return `layout(constant_id = ${id}) const ${declaration(writer, variable.type, name)} = ${value};`
  })
  return lines.length > 0 ? [...lines, ''] : []
}
