// What a mesh or amplification shader must declare.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { vulkanCheckDiagnostics as rows } from '../../../diagnostics/tables/vulkan-checks.ts'
import { attributeOf } from '../../../program/attributes.ts'
import type { EntryPoint, Parameter } from '../../../program/program.ts'
import { forEachExpression } from '../../../program/walk.ts'
import { typeText } from '../../../types/print.ts'
import { arrayElement, type Type, uintType, vectorType } from '../../../types/types.ts'

const meshWords = ['vertices', 'indices', 'primitives'] as const

export function checkMesh(entry: EntryPoint, sink: DiagnosticSink): void {
  const { function: target } = entry
  const { parameters } = target
  for (const parameter of parameters) checkParameter(parameter, sink)
  const found = meshWords.map((word) => parameters.filter(({ modifiers }) => modifiers.includes(word)))
  const [vertices, indices, primitives] = found
  for (const [index, all] of found.entries())
    if (all[1]) sink.report(rows.err_vulkan_mesh_twice(all[1].location, { word: meshWords[index]! }))
  for (const [word, all] of [['vertices', vertices!] as const, ['indices', indices!] as const])
    if (all.length === 0) sink.report(rows.err_vulkan_mesh_missing(target.location, { word }))
  const lists = indices![0]
  const perPrimitive = primitives![0]
  if (lists) checkIndices(entry, lists, sink)
  if (lists && perPrimitive && countOf(lists.type) !== countOf(perPrimitive.type))
    sink.report(rows.err_vulkan_mesh_sizes(perPrimitive.location))
}

function countOf(type: Type): number | undefined {
  return type.kind === 'array' ? type.count : undefined
}

function checkParameter({ modifiers, type, mode, location }: Parameter, sink: DiagnosticSink): void {
  const word = meshWords.find((each) => modifiers.includes(each))
  if (word && (type.kind !== 'array' || type.element.kind === 'array'))
    sink.report(rows.err_vulkan_mesh_array(location, { word }))
  if (modifiers.includes('payload') && mode !== 'in') sink.report(rows.err_vulkan_payload_mode(location))
}

const corners: Readonly<Record<string, number>> = { point: 1, line: 2, triangle: 3 }

function checkIndices({ function: target }: EntryPoint, { type, location }: Parameter, sink: DiagnosticSink): void {
  const topology = attributeOf(target.attributes, 'outputtopology')?.arguments[0]
  const count = corners[String(topology)]
  if (count === undefined) return
  const wanted = count === 1 ? uintType : vectorType(uintType, count)
  if (arrayElement(type) !== wanted)
    sink.report(rows.err_vulkan_mesh_indices(location, { topology: String(topology), type: typeText(wanted) }))
}

/** The payload that an amplification shader hands on is one for the group. */
export function checkDispatchMesh(entry: EntryPoint, sink: DiagnosticSink): void {
  for (const parameter of entry.function.parameters) checkParameter(parameter, sink)
  const { body } = entry.function
  if (!body) return
  forEachExpression(body, (expression) => {
    if (expression.kind !== 'intrinsic' || expression.name !== 'DispatchMesh') return
    const payload = expression.arguments[3]
    if (payload?.kind === 'variable' && payload.variable.kind !== 'groupshared')
      sink.report(rows.err_vulkan_payload_groupshared(payload))
  })
}
