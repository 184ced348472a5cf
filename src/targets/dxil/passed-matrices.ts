// Matrices that functions of a library are given and return by value are structs of rows there, as in DXC, which links functions by their types.
//
//   define <6 x float> @f(<6 x float> %m)     =>     define %class.matrix.float.2.3 @f(%class.matrix.float.2.3 %m), which is a vector inside
//   call <6 x float> @f(<6 x float> %m)       =>     a call with a struct, whose result is a vector again
//
// DXIL has no instructions that make a struct of a vector, so it goes through memory. Runs after memory is flattened, which these variables stay out of.
import { Builder } from '../../ir/builder.ts'
import { Instruction } from '../../ir/instructions.ts'
import { IrFunction, type Module } from '../../ir/module.ts'
import { arrayType, functionType, type IrType, ptr, vectorType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { bug } from '../../support/bug.ts'
import { type MatrixMember, passedMatrices, passedMatricesAttribute } from './legalize/payload-rewriter.ts'

/** What became of the functions that had to get another type. */
export function passMatrices(module: Module): ReadonlyMap<IrFunction, IrFunction> {
  const changed = new Map<IrFunction, IrFunction>()
  for (const fn of [...module.functions.values()]) {
    const matrices = passedMatrices(fn)
    const typeOf = (type: IrType, matrix: MatrixMember | undefined): IrType =>
      matrix && type.kind === 'vector' ? matrixType(module, type.element, matrix) : type
    const parameters = fn.arguments.map(({ type, index }) => typeOf(type, matrices.get(index)))
    const result = typeOf(fn.resultType, matrices.get('result'))
    fn.attributes.delete(passedMatricesAttribute)
    if (result === fn.resultType && parameters.every((type, index) => type === fn.arguments[index]!.type)) continue
    changed.set(fn, replaceFunction(module, fn, parameters, result))
  }
  return changed
}

function matrixType(module: Module, element: IrType, { rows, columns, element: name }: MatrixMember): IrType {
  return module.createStruct(`class.matrix.${name}.${rows}.${columns}`, [arrayType(rows, vectorType(columns, element))])
}

function replaceFunction(module: Module, fn: IrFunction, parameters: readonly IrType[], result: IrType): IrFunction {
  const { linkage, attributes, visibility } = fn
  const parameterNames = fn.arguments.map(({ name }) => name)
  const made = new IrFunction(fn.name, functionType(result, parameters), {
    linkage,
    attributes,
    visibility,
    parameterNames,
  })
  made.location = fn.location
  const builder = new Builder(module)
  moveBody(builder, fn, made)
  for (const call of fn.calls()) replaceCall(builder, call, made)
  // In the place of the other one among the functions.
  const rest = [...module.functions.values()]
  module.functions.clear()
  for (const each of rest) module.functions.set(each.name, each === fn ? made : each)
  made.module = module
  fn.module = undefined
  return made
}

function moveBody(builder: Builder, from: IrFunction, to: IrFunction): void {
  for (const block of [...from.blocks]) {
    from.takeBlock(block)
    to.insertBlock(block, undefined)
  }
  const start = to.isDeclaration ? undefined : behindVariables(to)
  from.arguments.forEach((argument, index) => {
    const given = to.arguments[index]!
    given.pointee = argument.pointee
    for (const [name, value] of argument.attributes) given.attributes.set(name, value)
    if (!start) return
    builder.positionBefore(start)
    argument.replaceAllUsesWith(converted(builder, given, argument.type))
  })
  for (const instruction of [...to.instructions()])
    if (instruction.opcode === 'ret' && instruction.operands.length > 0) {
      builder.positionBefore(instruction)
      instruction.setOperand(0, converted(builder, instruction.operand(0), to.resultType))
    }
}

function behindVariables(fn: IrFunction): Instruction | undefined {
  return [...fn.entry.instructions].find(({ opcode }) => opcode !== 'phi' && opcode !== 'alloca')
}

function replaceCall(builder: Builder, call: Instruction, callee: IrFunction): void {
  builder.positionBefore(call)
  const operands = callee.arguments.map(({ type }, index) => converted(builder, call.argument(index), type))
  const made = builder.call(callee, operands)
  if (!(made instanceof Instruction)) bug('a call is an instruction')
  made.location = call.location
  call.replaceWith(converted(builder, made, call.type))
}

/** The same bytes as another type. */
function converted(builder: Builder, value: Value, type: IrType): Value {
  if (value.type === type || type.kind === 'void') return value
  const { parent } = builder.block
  const variable = new Instruction('alloca', ptr, [])
  variable.subjectType = value.type.kind === 'vector' ? value.type : type
  variable.insertBefore(parent?.entry.firstNonPhi() ?? bug('code is in a function'))
  builder.store(value, variable)
  return builder.load(type, variable)
}
