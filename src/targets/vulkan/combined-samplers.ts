// A sampler that comes in one descriptor with its texture is no variable of its own, unless another texture is read through it:
//
//   [[vk::combinedImageSampler]] [[vk::binding(3)]] Texture2D t;
//   [[vk::combinedImageSampler]] [[vk::binding(3)]] SamplerState s;       t.Sample(s, p) reads `t` alone
import type { Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { walkBody } from '../../program/walk.ts'
import type { VulkanResource } from './model.ts'

export function undeclareCombinedSamplers(
  resources: readonly VulkanResource[],
  functions: readonly ProgramFunction[],
): VulkanResource[] {
  const isSampler = ({ object }: VulkanResource): boolean => object.row.category === 'sampler'
  const combined = resources.filter(({ isCombined }) => isCombined)
  const samplers = new Set(combined.filter(isSampler).map(({ variable }) => variable))
  if (samplers.size === 0) return [...resources]
  const textures = new Set(combined.filter((resource) => !isSampler(resource)).map(({ variable }) => variable))
  const needed = new Set<Variable>()
  const withTexture = new Set<Expression>()
  const visit = (expression: Expression): void => {
    // Operands are visited after what they belong to.
    if (expression.kind === 'method' && nameOf(expression.object, textures))
      for (const argument of expression.arguments) withTexture.add(base(argument))
    const sampler = nameOf(expression, samplers)
    if (sampler && !withTexture.has(base(expression))) needed.add(sampler)
  }
  for (const { body } of functions) if (body) walkBody(body, visit)
  return resources.map((resource) => {
    const { variable } = resource
    return samplers.has(variable) && !needed.has(variable) ? { ...resource, isUndeclared: true } : resource
  })
}

/** The variable; of an element, the array. */
function base(expression: Expression): Expression {
  return expression.kind === 'index' ? expression.object : expression
}

function nameOf(expression: Expression, variables: ReadonlySet<Variable>): Variable | undefined {
  const named = base(expression)
  return named.kind === 'variable' && variables.has(named.variable) ? named.variable : undefined
}
