// What the core of the SPIR-V writer asks of the operations: every built-in function and method, texels and opaque types.
//
// To add a function, write it in the file of its family and add a row with its name to the family's table. It gets a BuiltinCall: its
// arguments are values already, instructions go to `call.writer`. What has no row is reported and gives an undefined value.
import type { ObjectCategory } from '../../../hlsl/resources.ts'
import type { IntrinsicExpression, MethodExpression } from '../../../program/program.ts'
import type { ObjectType } from '../../../types/types.ts'
import type { VulkanResource } from '../../vulkan/model.ts'
import { type Shared, unsupported } from '../context.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import type { TexelPlace } from '../place.ts'
import { addressOperations } from './addresses.ts'
import { atomicOperations } from './atomics.ts'
import { attributeOperations } from './attributes.ts'
import { barrierOperations } from './barriers.ts'
import { bitOperations } from './bits.ts'
import { BuiltinCall, type MethodOperation, type MethodTable, type Operation, writeMethodCall } from './call.ts'
import { conditionOperations } from './conditions.ts'
import { debuggingOperations } from './debugging.ts'
import { gatherMethods } from './gathers.ts'
import { geometryOperations } from './geometry.ts'
import { opaqueObjectType } from './images.ts'
import { mathOperations } from './math.ts'
import { nodeMethods, nodeOperations } from './nodes.ts'
import { pixelOperations } from './pixel.ts'
import { productOperations } from './products.ts'
import { queryMethods } from './queries.ts'
import { rawBufferMethods } from './raw-buffers.ts'
import { rayQueryMethods } from './ray-queries.ts'
import { rayTracingOperations } from './ray-tracing.ts'
import { sampleMethods } from './samples.ts'
import { stageOperations } from './stages.ts'
import { structuredBufferMethods } from './structured-buffers.ts'
import { loadTexelPlace, storeTexelPlace } from './texels.ts'
import { vulkanOperations } from './vulkan.ts'
import { waveOperations } from './waves.ts'

const families = [
  mathOperations,
  geometryOperations,
  productOperations,
  conditionOperations,
  bitOperations,
  atomicOperations,
  barrierOperations,
  waveOperations,
  pixelOperations,
  attributeOperations,
  vulkanOperations,
  debuggingOperations,
  addressOperations,
  stageOperations,
  rayTracingOperations,
  nodeOperations,
]

const operations: ReadonlyMap<string, Operation> = new Map(families.flatMap((family) => Object.entries(family)))

const imageMethods: MethodTable = { ...queryMethods, ...sampleMethods, ...gatherMethods }

const methods: { readonly [Category in ObjectCategory]?: ReadonlyMap<string, MethodOperation> } = {
  texture: tableOf(imageMethods),
  'typed buffer': tableOf(imageMethods),
  vulkan: tableOf(imageMethods),
  'structured buffer': tableOf(structuredBufferMethods),
  'raw buffer': tableOf(rawBufferMethods),
  'ray query': tableOf(rayQueryMethods),
  'node input': tableOf(nodeMethods),
  'node output': tableOf(nodeMethods),
}

function tableOf(table: MethodTable): ReadonlyMap<string, MethodOperation> {
  return new Map(Object.entries(table))
}

/** The id of the result; 0 when the function returns nothing. */
export function writeIntrinsic(writer: FunctionWriter, expression: IntrinsicExpression): Id {
  const operation = operations.get(expression.name)
  return operation ? operation(new BuiltinCall(writer, expression)) : unknown(writer, expression, expression.name)
}

/** The id of the result; 0 when the method returns nothing. */
export function writeMethod(writer: FunctionWriter, expression: MethodExpression): Id {
  const { type } = expression.object
  const row = type.kind === 'object' ? type.row : undefined
  const operation = row && methods[row.category]?.get(expression.name)
  if (operation) return writeMethodCall(writer, expression, operation)
  return unknown(writer, expression, row ? `${row.name}.${expression.name}` : expression.name)
}

function unknown(writer: FunctionWriter, expression: IntrinsicExpression | MethodExpression, name: string): Id {
  unsupported(writer.shared, expression, `'${name}'`)
  return expression.type.kind === 'void' ? 0 : writer.module.undef(writer.type(expression.type))
}

/** The element, as a value of `place.type`. */
export function loadTexel(writer: FunctionWriter, place: TexelPlace): Id {
  const texel = loadTexelPlace(writer, place)
  if (texel !== undefined) return texel
  unsupported(writer.shared, place.expression, 'this element of a resource')
  return writer.module.undef(writer.type(place.type))
}

/** `value` is of `place.type`. */
export function storeTexel(writer: FunctionWriter, place: TexelPlace, value: Id): void {
  if (!storeTexelPlace(writer, place, value)) unsupported(writer.shared, place.expression, 'this element of a resource')
}

/** The type of an image, sampler, combined image and sampler, acceleration structure or ray query; buffers are not asked for. */
export function opaqueType(shared: Shared, object: ObjectType, resource: VulkanResource | undefined): Id {
  return opaqueObjectType(shared, object, resource)
}
