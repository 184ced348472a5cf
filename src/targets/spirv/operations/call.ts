// One call of a built-in function or method while it is written.
//
//   const [x, y] = [call.value(0), call.value(1)]      evaluated in the order of the source, of the parameters' types
//   call.write(2, remainder)                           an `out` argument
import type { HeapExpression, IntrinsicExpression, MethodExpression } from '../../../program/program.ts'
import { bug } from '../../../support/bug.ts'
import {
  isOpaque,
  isResource,
  type ObjectType,
  type ScalarType,
  type Type,
  uintType,
  voidType,
} from '../../../types/types.ts'
import { assign } from '../assignments.ts'
import { environmentLacks, unsupported } from '../context.ts'
import { convertScalars } from '../conversions.ts'
import { value } from '../expressions.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id, SpirvModule } from '../module.ts'
import type { Place, ResourceReference } from '../place.ts'
import { place, resourceReference } from '../places.ts'
import { scalarUnder } from '../types.ts'

/** The id of the result; 0 when there is none. */
export type Operation = (call: BuiltinCall) => Id
export type MethodOperation = (call: MethodCall) => Id
export type OperationTable = Readonly<Record<string, Operation>>
export type MethodTable = Readonly<Record<string, MethodOperation>>

export class BuiltinCall {
  readonly writer: FunctionWriter
  readonly module: SpirvModule
  readonly expression: IntrinsicExpression | MethodExpression
  readonly #values: (Id | undefined)[] = []
  readonly #places: (Place | undefined)[] = []
  readonly #resources: (ResourceReference | undefined)[] = []

  constructor(writer: FunctionWriter, expression: IntrinsicExpression | MethodExpression) {
    this.writer = writer
    this.module = writer.module
    this.expression = expression
    expression.arguments.forEach((argument, index) => {
      const mode = expression.modes[index]
      if (argument.kind === 'heap') this.#values[index] = structureAt(writer, argument)
      else if (isResource(argument.type)) this.#resources[index] = resourceReference(writer, argument)
      else if (mode === 'ref') this.#places[index] = place(writer, argument)
      else if (mode !== 'out' && !isOpaque(argument.type) && argument.type.kind !== 'string')
        this.#values[index] = value(writer, argument)
    })
  }

  get count(): number {
    return this.expression.arguments.length
  }

  get type(): Type {
    return this.expression.type
  }

  /** The SPIR-V type of the result. */
  get resultType(): Id {
    return this.writer.type(this.expression.type)
  }

  value(index: number): Id {
    return this.#values[index] ?? bug(`argument ${index} of '${this.expression.name}' has no value`)
  }

  /** Of the arguments that are not `out`. */
  values(): Id[] {
    return this.#values.filter((id) => id !== undefined)
  }

  /** Of a `ref` argument. */
  place(index: number): Place {
    return this.#places[index] ?? bug(`argument ${index} of '${this.expression.name}' is not a reference`)
  }

  parameterType(index: number): Type {
    return this.expression.parameterTypes[index] ?? voidType
  }

  scalar(index: number): ScalarType {
    return scalarUnder(this.parameterType(index))
  }

  isOutput(index: number): boolean {
    return this.expression.modes[index] === 'out'
  }

  /** A resource that is an argument: the sampler of `Sample`. */
  resource(index: number): ResourceReference {
    return this.#resources[index] ?? bug(`argument ${index} of '${this.expression.name}' is not a resource`)
  }

  /** Of the parameter's type. */
  write(index: number, result: Id): void {
    const argument = this.expression.arguments[index] ?? bug('no such argument')
    assign(this.writer, argument, result)
  }

  /** A `uint` in an argument that may be wider, or a float. */
  writeUint(index: number, result: Id): void {
    this.write(index, convertScalars(this.writer, result, uintType, this.scalar(index)))
  }

  /** Says that the call cannot be written; the result is anything. */
  unsupported(what = `'${this.expression.name}'`): Id {
    unsupported(this.writer.shared, this.expression, what)
    return this.#anything()
  }

  /** Says that the call needs a later environment: SPIR-V 1.3 or 1.4. */
  lacks(what: string, minor: 3 | 4): Id {
    environmentLacks(this.writer.shared, this.expression, what, minor)
    return this.#anything()
  }

  #anything(): Id {
    return this.type.kind === 'void' ? 0 : this.module.undef(this.resultType)
  }
}

export class MethodCall extends BuiltinCall {
  declare readonly expression: MethodExpression
  readonly #object: ResourceReference | undefined

  /** `object` is what the method is called on, when it is a resource: it comes before the arguments. */
  constructor(writer: FunctionWriter, expression: MethodExpression, object: ResourceReference | undefined) {
    super(writer, expression)
    this.#object = object
  }

  get objectType(): ObjectType {
    const { type } = this.expression.object
    return type.kind === 'object' ? type : bug(`a method of a ${type.kind}`)
  }

  get object(): ResourceReference {
    return this.#object ?? bug(`'${this.expression.name}' is called on no resource`)
  }
}

export function writeMethodCall(writer: FunctionWriter, expression: MethodExpression, operation: MethodOperation): Id {
  const { object } = expression
  const reference = isResource(object.type) ? resourceReference(writer, object) : undefined
  return operation(new MethodCall(writer, expression, reference))
}

/** The acceleration structure of a handle: its two words are an address. */
function structureAt(writer: FunctionWriter, { type, index, second }: HeapExpression): Id {
  const { module } = writer
  const words = [value(writer, index), second ? value(writer, second) : module.uint(0)]
  const address = writer.emit('OpCompositeConstruct', module.vectorType(module.intType(32, false), 2), ...words)
  return writer.emit('OpConvertUToAccelerationStructureKHR', writer.type(type), address)
}
