// What the core of the SPIR-V writer asks of the operations: every built-in function and method, texels and opaque types.
import type { IntrinsicExpression, MethodExpression } from '../../../program/program.ts'
import type { ObjectType } from '../../../types/types.ts'
import type { VulkanResource } from '../../vulkan/model.ts'
import { type Shared, unsupported } from '../context.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import type { TexelPlace } from '../place.ts'

/** The id of the result; 0 when the function returns nothing. */
export function writeIntrinsic(writer: FunctionWriter, expression: IntrinsicExpression): Id {
  unsupported(writer.shared, expression, `'${expression.name}'`)
  return expression.type.kind === 'void' ? 0 : writer.module.undef(writer.type(expression.type))
}

/** The id of the result; 0 when the method returns nothing. */
export function writeMethod(writer: FunctionWriter, expression: MethodExpression): Id {
  unsupported(writer.shared, expression, `'${expression.name}'`)
  return expression.type.kind === 'void' ? 0 : writer.module.undef(writer.type(expression.type))
}

/** The element, as a value of `place.type`. */
export function loadTexel(writer: FunctionWriter, place: TexelPlace): Id {
  unsupported(writer.shared, place.expression, 'reading a texel')
  return writer.module.undef(writer.type(place.type))
}

/** `value` is of `place.type`. */
export function storeTexel(writer: FunctionWriter, place: TexelPlace, _value: Id): void {
  unsupported(writer.shared, place.expression, 'writing a texel')
}

/** The type of an image, sampler, combined image and sampler, acceleration structure or ray query; buffers are not asked for. */
export function opaqueType(shared: Shared, object: ObjectType, _resource: VulkanResource | undefined): Id {
  unsupported(shared, { start: 0, end: 0 }, `'${object.row.name}'`)
  return shared.module.type('OpTypeSampler')
}
