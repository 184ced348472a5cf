// All rows in one table, applied to every function with a body.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import type { Module } from '../../../ir/module.ts'
import type { StructType } from '../../../ir/types.ts'
import type { ResourceTable } from '../resources.ts'
import { handleType } from '../types.ts'
import { bufferRows } from './buffers.ts'
import { HandleLowering } from './handles.ts'
import { hitObjectRows } from './hit-objects.ts'
import { type IntrinsicRow, Lowering } from './lowering.ts'
import { mathRows } from './math.ts'
import { nodeRows } from './nodes.ts'
import { rayRows } from './ray-tracing.ts'
import { signatureRows } from './signature-io.ts'
import { textureRows } from './textures.ts'
import { threadRows } from './threads.ts'

const rows: readonly (readonly [string, IntrinsicRow])[] = [
  mathRows,
  threadRows,
  bufferRows,
  textureRows,
  signatureRows,
  rayRows,
  hitObjectRows,
  nodeRows,
].flatMap((part) => Object.entries(part))

export interface LowerModuleOptions {
  readonly minor: number
  readonly isLibrary: boolean
  readonly native16Bit: boolean
  readonly sink: DiagnosticSink
  /** What the payload of a mesh shader is. */
  readonly payloadType: StructType | undefined
}

export function lowerModule(module: Module, resources: ResourceTable, options: LowerModuleOptions): void {
  handleType(module)
  const table = new Map(rows)
  const lowering = new Lowering(module, { ...options, table })
  const handles = new HandleLowering(lowering, resources, options.isLibrary)
  for (const [name, row] of Object.entries(handles.rows)) table.set(name, row)
  for (const fn of [...module.functions.values()]) {
    if (fn.isDeclaration) continue
    handles.start(fn)
    lowering.run(fn)
  }
}
