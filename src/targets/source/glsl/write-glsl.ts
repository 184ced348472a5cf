// A prepared shader as GLSL 4.60 for Vulkan.
//
// The order of a file: version, extensions, layout of the stage, structs, resources, global variables, functions. Functions are written
// first, because they decide which extensions and helper functions are needed.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import type { VulkanShader } from '../../vulkan/model.ts'
import { code } from './code.ts'
import { functionLines, globalLines } from './functions.ts'
import { interfaceLines } from './interface.ts'
import { type Lines, printLines } from './lines.ts'
import { native } from './places.ts'
import { pushConstantLines, specializationLines } from './push-constants.ts'
import { resourceLines } from './resources.ts'
import { memoryLines } from './stage-layouts.ts'
import { structLines } from './structs.ts'
import { Writer } from './writer.ts'

/** What it cannot write is reported; the text is then not to be used. Lines get marks (support/line-marks.ts) when they are asked for. */
export function writeGlsl(shader: VulkanShader, sink: DiagnosticSink, marksLines = false): string {
  const writer = new Writer(shader, sink)
  writer.marksLines = marksLines
  nameEverything(writer)
  const stage = interfaceLines(writer)
  const structs = shader.structs.flatMap((struct) => structLines(writer, struct))
  const memory = memoryLines(writer)
  const constants = specializationLines(writer)
  const pushConstant = pushConstantLines(writer)
  const resources = resourceLines(writer)
  const { lines: globals, start } = globalLines(writer, shader.globals)
  const functions = shader.functions.flatMap((target) =>
    functionLines(writer, target, target === shader.main ? start : []),
  )
  const extensions = [...writer.extensions].sort().map((name) => `#extension ${name} : require`)
  const helpers = [...writer.helpers.values()].flatMap((lines): Lines => [...lines, ''])
  const lateTypes = [...writer.lateTypes.values()].flat()
  const text = printLines([
    '#version 460',
    ...extensions,
    '',
    ...stage.slice(0, 1),
    ...writer.stageLayouts,
    ...stage.slice(1),
    ...structs,
    ...writer.heldStructs,
    ...memory,
    ...constants,
    ...pushConstant,
    ...resources,
    ...lateTypes,
    ...globals,
    ...helpers,
    ...functions,
  ])
  return text.replace(/\n+$/, '\n')
}

function nameEverything(writer: Writer): void {
  const { shader, names } = writer
  const wanted = (thing: Parameters<typeof shader.names.get>[0], otherwise: string): string =>
    shader.names.get(thing) ?? otherwise
  for (const struct of shader.structs) writer.structs.set(struct, names.take(wanted(struct, struct.name || 'Struct')))
  for (const resource of shader.resources) {
    const { variable } = resource
    writer.resources.set(variable, resource)
    writer.resourceNames.set(resource, names.take(wanted(variable, variable.name)))
  }
  for (const variable of shader.globals)
    writer.variables.set(variable, native(code(names.take(wanted(variable, variable.name))), variable.type))
  for (const target of shader.functions)
    if (target !== shader.main) writer.functions.set(target, names.take(wanted(target, target.symbol)))
}
