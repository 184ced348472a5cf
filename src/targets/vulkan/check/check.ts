// Errors of DXC's SPIR-V writer, found on the typed program, so that `lint -spirv` reports them, too.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { vulkanCheckDiagnostics as rows } from '../../../diagnostics/tables/vulkan-checks.ts'
import { vertexCounts } from '../../../hlsl/primitives.ts'
import { attributeOf } from '../../../program/attributes.ts'
import type { EntryPoint, Program, ProgramFunction } from '../../../program/program.ts'
import { forEachExpression } from '../../../program/walk.ts'
import type { BlockLayoutRules } from '../model.ts'
import { checkEmptyTypes } from './empty-types.ts'
import { checkDispatchMesh, checkMesh } from './mesh.ts'
import { checkOffsets } from './offsets.ts'
import { checkStageValues, checkVertices } from './stage-values.ts'
import { checkVariables } from './variables.ts'

/** `program` has no errors. */
export function checkForVulkan(program: Program, layout: BlockLayoutRules, sink: DiagnosticSink): void {
  checkVariables(program, sink)
  checkEmptyTypes(program, sink)
  checkOffsets(program, layout, sink)
  for (const entry of program.entries) checkEntry(entry, sink)
  const { entries } = program
  const isPixel = entries.length === 0 || entries.some(({ stage }) => stage === 'pixel')
  for (const target of program.functions) checkFunction(target, isPixel, sink)
}

function checkEntry(entry: EntryPoint, sink: DiagnosticSink): void {
  checkStencil(entry, sink)
  checkVertices(entry, sink)
  const instruction = attributeOf(entry.function.attributes, 'vk::ext_instruction')
  if (instruction) sink.report(rows.err_vulkan_instruction_entry(instruction.span))
  for (const { name, arguments: values, span } of entry.function.attributes)
    if (name === 'vk::spvexecutionmode' && Number(values[0]) > lastExecutionMode)
      sink.report(rows.err_vulkan_execution_mode(span, { number: Number(values[0]) }))
  switch (entry.stage) {
    case 'mesh':
      checkMesh(entry, sink)
      return
    case 'amplification':
      checkDispatchMesh(entry, sink)
      return
    case 'geometry':
      checkPrimitives(entry, sink)
      break
  }
  checkStageValues(entry, sink)
}

/** At most one statement about each face. */
function checkStencil({ function: { attributes } }: EntryPoint, sink: DiagnosticSink): void {
  for (const face of ['front', 'back']) {
    const [first, second] = attributes.filter(({ name }) => name.startsWith('vk::stencil_ref_') && name.endsWith(face))
    if (first && second)
      sink.report(rows.err_vulkan_stencil_twice(second.span, { first: first.name, second: second.name }))
  }
}

/** Numbers of SPIR-V's extensions end below. */
const lastExecutionMode = 0xffff

function checkPrimitives({ function: { parameters } }: EntryPoint, sink: DiagnosticSink): void {
  const inputs = parameters.filter(({ modifiers }) => modifiers.some((word) => vertexCounts.has(word)))
  const kinds = new Set(inputs.flatMap(({ modifiers }) => modifiers.filter((word) => vertexCounts.has(word))))
  if (kinds.size > 1) sink.report(rows.err_vulkan_primitives(inputs[1]!.location, { side: 'input' }))
  const patch = parameters.find(({ type }) => type.kind === 'object' && type.row.category === 'patch')
  if (patch) sink.report(rows.err_vulkan_geometry_patch(patch.location))
  const streams = parameters.filter(({ type }) => type.kind === 'object' && type.row.category === 'stream')
  const [first, ...others] = streams.map(({ type, location }) => ({ type, location }))
  const nameOf = (each: typeof first): string => (each?.type.kind === 'object' ? each.type.row.name : '')
  const other = others.find((each) => nameOf(each) !== nameOf(first))
  if (other) sink.report(rows.err_vulkan_primitives(other.location, { side: 'output' }))
}

function checkFunction(target: ProgramFunction, isPixel: boolean, sink: DiagnosticSink): void {
  for (const { name, span } of target.attributes)
    if (name === 'vk::ext_decorate_id' || name === 'vk::ext_decorate_string')
      sink.report(rows.err_vulkan_decorate_function(span, { name }))
  for (const { type, location } of target.parameters)
    if (type.kind === 'object' && type.row.category === 'heap') sink.report(rows.err_vulkan_heap_parameter(location))
  if (isPixel || !target.body) return
  forEachExpression(target.body, (expression) => {
    if (expression.kind !== 'method' || expression.object.type.kind !== 'object') return
    if (expression.object.type.row.name.startsWith('SubpassInput'))
      sink.report(rows.err_vulkan_subpass_stage(expression))
  })
}
