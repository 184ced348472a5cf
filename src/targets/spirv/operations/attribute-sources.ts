// Which input of the shader a value is: looked for behind the parameters it was passed through.
//
//   float4 helper(float4 c) { ... c ... }   helper(v.color)   main_1(V(in_POSITION, in_COLOR0))   =>   c is in_COLOR0
import type { CallExpression, Expression, Variable } from '../../../program/program.ts'
import { forEachExpression, walkExpression } from '../../../program/walk.ts'
import { arrayElement, type StructType, type Type } from '../../../types/types.ts'
import type { VulkanShader } from '../../vulkan/model.ts'

/** The variable a value is read from, as far as calls that are the only one tell. */
export function inputBehind(shader: VulkanShader, value: Expression): Variable | undefined {
  const leaf = leavesBehind(shader, value)?.[0]
  return leaf?.kind === 'variable' ? leaf.variable : undefined
}

/** Inputs that `GetAttributeAtVertex` asks about. */
export function perVertexInputs(shader: VulkanShader): Set<Variable> {
  const found = new Set<Variable>()
  for (const { body } of shader.functions) {
    if (!body) continue
    forEachExpression(body, (root) =>
      walkExpression(root, (expression) => {
        if (expression.kind !== 'intrinsic' || expression.name !== 'GetAttributeAtVertex') return
        const input = inputBehind(shader, attributeOf(expression.arguments[0]!))
        if (input && shader.inputs.some(({ variable }) => variable === input)) found.add(input)
      }),
    )
  }
  return found
}

/** What is left of components and elements: the whole attribute. */
function attributeOf(value: Expression): Expression {
  if (value.kind === 'swizzle') return attributeOf(value.object)
  const isPart = value.kind === 'index' && arrayElement(value.object.type).kind !== 'struct'
  return isPart ? attributeOf(value.object) : value
}

/** Inputs and other values that a value is made of, from its first leaf on. */
function leavesBehind(shader: VulkanShader, value: Expression): readonly Expression[] | undefined {
  switch (value.kind) {
    case 'variable':
      return value.variable.kind === 'parameter' ? argumentLeaves(shader, value.variable) : [value]
    case 'construct':
      return value.operands
    case 'field': {
      const { owner, index } = value.field
      return leavesBehind(shader, value.object)?.slice(leavesBefore(owner, index))
    }
    case 'base': {
      const { type } = value.object
      const bases = type.kind === 'struct' ? type.bases.slice(0, type.bases.indexOf(value.base)) : []
      return leavesBehind(shader, value.object)?.slice(bases.reduce((sum, base) => sum + leafCount(base), 0))
    }
    case 'index': {
      if (value.index.kind !== 'literal') return undefined
      return leavesBehind(shader, value.object)?.slice(Number(value.index.value) * leafCount(value.type))
    }
    default:
      return undefined
  }
}

/** What the only call passes for a parameter. */
function argumentLeaves(shader: VulkanShader, parameter: Variable): readonly Expression[] | undefined {
  const calls: CallExpression[] = []
  for (const { body } of shader.functions) {
    if (!body) continue
    forEachExpression(body, (root) =>
      walkExpression(root, (expression) => {
        if (expression.kind !== 'call') return
        if (expression.function.parameters.some((one) => one === parameter)) calls.push(expression)
      }),
    )
  }
  const [call] = calls
  if (!call || calls.length > 1) return undefined
  const parameters: readonly Variable[] = call.function.parameters
  const index = parameters.indexOf(parameter)
  return leavesBehind(shader, call.arguments[index]!)
}

function leavesBefore({ bases, fields }: StructType, index: number): number {
  const before: readonly Type[] = [...bases, ...fields.slice(0, index).map(({ type }) => type)]
  return before.reduce((sum, type) => sum + leafCount(type), 0)
}

/** Inputs have one variable for everything that is no struct. */
function leafCount(type: Type): number {
  if (type.kind === 'struct') return leavesBefore(type, type.fields.length)
  return type.kind === 'array' && arrayElement(type).kind === 'struct' ? (type.count ?? 0) * leafCount(type.element) : 1
}
