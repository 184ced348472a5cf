// A shader for Vulkan as text that reads like HLSL, for expectations:
//
//   texture2d Textures[8]: set 0, binding 1, non-uniform
//   float4 fetch(uint t_index) { return Textures[NonUniformResourceIndex(t_index)].Load(...) }
import type { Expression, ProgramFunction, Statement, Variable } from '../../src/program/program.ts'
import type { StageVariable, VulkanResource, VulkanShader } from '../../src/targets/vulkan/model.ts'
import { typeText } from '../../src/types/print.ts'
import { describeExpression } from './typed.ts'

export function printShader(shader: VulkanShader): string {
  const lines: string[] = []
  const nameOf = (thing: Parameters<typeof shader.names.get>[0]): string => shader.names.get(thing) ?? '?'
  for (const struct of shader.structs) {
    const bases = struct.bases.length > 0 ? ` : ${struct.bases.map(nameOf).join(', ')}` : ''
    const fields = struct.fields.map(({ type, name }) => `${typeText(type)} ${name};`).join(' ')
    lines.push(`struct ${nameOf(struct)}${bases} { ${fields} }`)
  }
  for (const resource of shader.resources) lines.push(resourceLine(resource, nameOf(resource.variable)))
  for (const { buffer, members, set, binding } of shader.buffers) {
    const fields = members.map(({ type, name }) => `${typeText(type)} ${name};`).join(' ')
    lines.push(`${nameOf(buffer)} { ${fields} }: set ${set}, binding ${binding}`)
  }
  const { pushConstant } = shader
  if (pushConstant) lines.push(`push constant ${typeText(pushConstant.type)} ${nameOf(pushConstant)}`)
  for (const { variable, id } of shader.specialization)
    lines.push(`specialization ${id} ${typeText(variable.type)} ${nameOf(variable)}${initialValue(variable)}`)
  for (const input of shader.inputs) lines.push(`in ${stageLine(input, nameOf(input.variable))}`)
  for (const output of shader.outputs) lines.push(`out ${stageLine(output, nameOf(output.variable))}`)
  for (const variable of shader.globals)
    lines.push(`${variable.kind} ${typeText(variable.type)} ${nameOf(variable)}${initialValue(variable)}`)
  const { depth, earlyDepthStencil } = shader.pixel
  if (depth) lines.push(`depth ${depth}`)
  if (earlyDepthStencil) lines.push('early depth and stencil')
  for (const target of shader.functions) lines.push(functionHead(target, nameOf(target)), ...block(target.body, 1), '}')
  return `${lines.join('\n')}\n`
}

function resourceLine(resource: VulkanResource, name: string): string {
  const { set, binding, counter, isNonUniform, isCombined, isCoherent, imageFormat } = resource
  const facts = [
    `set ${set}`,
    `binding ${binding}`,
    ...(counter ? [`counter ${counter.set}:${counter.binding}`] : []),
    ...(isNonUniform ? ['non-uniform'] : []),
    ...(isCombined ? ['combined'] : []),
    ...(isCoherent ? ['coherent'] : []),
    ...(imageFormat ? [imageFormat] : []),
  ]
  return `${typeText(resource.variable.type)} ${name}: ${facts.join(', ')}`
}

function stageLine({ variable, builtin, location, interpolation, blendIndex }: StageVariable, name: string): string {
  const place = builtin ?? `location ${location}`
  const facts = [place, ...interpolation, ...(blendIndex === undefined ? [] : [`index ${blendIndex}`])]
  return `${typeText(variable.type)} ${name}: ${facts.join(', ')}`
}

function initialValue({ initializer }: Variable): string {
  return initializer ? ` = ${describeExpression(initializer)}` : ''
}

function functionHead({ parameters, returnType }: ProgramFunction, name: string): string {
  const list = parameters.map(
    ({ mode, type, name: parameter }) => `${mode === 'in' ? '' : `${mode} `}${typeText(type)} ${parameter}`,
  )
  return `${typeText(returnType)} ${name}(${list.join(', ')}) {`
}

function block(statement: Statement | undefined, depth: number): string[] {
  if (!statement) return []
  return statement.kind === 'block'
    ? statement.statements.flatMap((inner) => print(inner, depth))
    : print(statement, depth)
}

function print(statement: Statement, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const text = (expression: Expression | undefined): string => (expression ? describeExpression(expression) : '')
  switch (statement.kind) {
    case 'block':
      return [`${indent}{`, ...block(statement, depth + 1), `${indent}}`]
    case 'variable-statement': {
      const { variable, initializer } = statement
      return [`${indent}${typeText(variable.type)} ${variable.name}${initializer ? ` = ${text(initializer)}` : ''};`]
    }
    case 'expression-statement':
      return [`${indent}${text(statement.expression)};`]
    case 'if': {
      const otherwise = statement.alternate ? [`${indent}} else {`, ...block(statement.alternate, depth + 1)] : []
      return [
        `${indent}if (${text(statement.condition)}) {`,
        ...block(statement.consequent, depth + 1),
        ...otherwise,
        `${indent}}`,
      ]
    }
    case 'for':
    case 'while':
    case 'do': {
      const starts = statement.initializers.flatMap((start) => print(start, 0)).join(' ')
      const head = `${statement.kind} (${starts} ${text(statement.condition)}; ${text(statement.increment)})`
      return [`${indent}${head} {`, ...block(statement.body, depth + 1), `${indent}}`]
    }
    case 'switch':
      return [
        `${indent}switch (${text(statement.condition)}) {`,
        ...statement.cases.flatMap(({ values, body }) => [
          `${indent}case ${values.map((value) => value ?? 'default').join(', ')}:`,
          ...body.flatMap((inner) => print(inner, depth + 1)),
        ]),
        `${indent}}`,
      ]
    case 'return':
      return [`${indent}return${statement.value ? ` ${text(statement.value)}` : ''};`]
    default:
      return [`${indent}${statement.kind};`]
  }
}
