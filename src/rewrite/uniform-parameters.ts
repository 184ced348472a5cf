// Uniform parameters of Slang's entry points become what the host sets:
//
//   void main(uniform float4 tint, uniform Texture2D t, uint3 id : SV_DispatchThreadID)
//
//   $Globals { main_parameters { float4 tint } }, a push constant on Vulkan; Texture2D t; void main(uint3 id : SV_DispatchThreadID)

import type {
  ConstantBuffer,
  EntryPoint,
  Expression,
  Parameter,
  Program,
  ProgramFunction,
  Variable,
} from '../program/program.ts'
import { containsResources, isUniformParameter } from '../program/resources.ts'
import { makeGlobalsBuffer, makeVariable } from '../program/variables.ts'
import { walkBody } from '../program/walk.ts'
import { rootVariableOf } from '../program/writes.ts'
import { addField, makeStruct } from '../types/own-structs.ts'
import { arrayElement, type StructType } from '../types/types.ts'
import { makeBlock, makeDeclaration, makeField, makeReference, spanAt } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

export function rewriteUniformParameters(program: Program): Program {
  const moved = new Map<Variable, Expression>()
  const resources: Variable[] = []
  const structs: StructType[] = []
  const constants: Variable[] = []
  for (const { function: target } of program.entries) {
    const block = blockOf(target)
    for (const parameter of target.parameters) {
      if (!isUniformParameter(parameter) || moved.has(parameter)) continue
      if (arrayElement(parameter.type).kind === 'object') {
        const resource = makeVariable('resource', parameter.name, parameter.type, parameter.location, keptOf(parameter))
        resources.push(resource)
        moved.set(parameter, makeReference(resource, spanAt(parameter.location)))
      } else moved.set(parameter, block.add(parameter))
    }
    if (block.struct.fields.length > 0) {
      structs.push(block.struct)
      constants.push(block.variable)
    }
  }
  const widened = withGlobals(program, resources, constants, structs)
  const copied = new Map<Variable, Variable>()
  for (const { function: target } of program.entries)
    for (const parameter of assignedTo(target))
      if (moved.has(parameter))
        copied.set(parameter, makeVariable('local', parameter.name, parameter.type, parameter.location))
  const rewritten = new ProgramRewriter(widened, {
    expression: (expression) => {
      if (expression.kind !== 'variable') return undefined
      const copy = copied.get(expression.variable)
      if (copy) return makeReference(copy, expression)
      const value = moved.get(expression.variable)
      return value && { ...value, start: expression.start, end: expression.end }
    },
  }).run()
  const entries = rewritten.entries.map((entry, index) =>
    withoutUniforms(entry, program.entries[index]!, moved, copied),
  )
  const replaced = new Map(rewritten.entries.map((entry, index) => [entry.function, entries[index]!.function]))
  return { ...rewritten, entries, functions: rewritten.functions.map((target) => replaced.get(target) ?? target) }
}

function keptOf({ rowMajor, bindings, attributes }: Parameter): Partial<Variable> {
  return { rowMajor, bindings, attributes }
}

/** The constants of one entry point as a struct. */
function blockOf(target: ProgramFunction): {
  readonly struct: StructType
  readonly variable: Variable
  readonly add: (parameter: Parameter) => Expression
} {
  const name = `${target.name}_parameters`
  const struct = makeStruct(`${name}_type`, target.location)
  const attribute = { name: 'vk::push_constant', arguments: [], span: spanAt(target.location) }
  const variable: { -readonly [Key in keyof Variable]: Variable[Key] } = makeVariable(
    'constant',
    name,
    struct,
    target.location,
    { attributes: [attribute] },
  )
  const add = ({ name: fieldName, type, rowMajor, isPrecise, location }: Parameter): Expression => {
    const field = addField(struct, fieldName, type, { rowMajor, isPrecise, location })
    return makeField(makeReference(variable, spanAt(location)), field, spanAt(location))
  }
  return { struct, variable, add }
}

/** New constants are the last ones of `$Globals`, which is the last of the globals; the checker's buffer grows as it did there. */
function withGlobals(
  program: Program,
  resources: readonly Variable[],
  constants: readonly Variable[],
  structs: readonly StructType[],
): Program {
  const isGlobals = (global: Variable | ConstantBuffer): boolean =>
    global.kind === 'constant-buffer' && global.name === '$Globals'
  const others = program.globals.filter((global) => !isGlobals(global))
  const known = program.globals.find(isGlobals) as ConstantBuffer | undefined
  const buffer: ConstantBuffer = known ?? makeGlobalsBuffer(program.native16Bit === true)
  for (const constant of constants) {
    const member: { -readonly [Key in keyof Variable]: Variable[Key] } = constant
    member.buffer = buffer
    buffer.members.push(constant)
  }
  const last = buffer.members.length > 0 ? [buffer] : []
  const mixed = constants.filter(({ type }) => containsResources(type))
  return {
    ...program,
    structs: [...program.structs, ...structs],
    globals: [...others, ...resources, ...mixed, ...last],
  }
}

/** Parameters that the function writes to: they stay variables, and only begin with the host's value. */
function assignedTo({ body, parameters }: ProgramFunction): Parameter[] {
  const targets = new Set<Variable | undefined>()
  const note = (target: Expression): void => {
    targets.add(rootVariableOf(target))
  }
  if (body)
    walkBody(body, (expression) => {
      if (expression.kind === 'assign') note(expression.target)
      else if (expression.kind === 'increment') note(expression.target)
      else if (expression.kind === 'call')
        for (const [index, { mode }] of expression.function.parameters.entries())
          if (mode !== 'in') note(expression.arguments[index]!)
      if (expression.kind === 'intrinsic' || expression.kind === 'method')
        for (const [index, mode] of expression.modes.entries()) if (mode !== 'in') note(expression.arguments[index]!)
    })
  return parameters.filter((parameter) => targets.has(parameter))
}

function withoutUniforms(
  entry: EntryPoint,
  before: EntryPoint,
  moved: ReadonlyMap<Variable, Expression>,
  copied: ReadonlyMap<Variable, Variable>,
): EntryPoint {
  const { function: target } = entry
  const written = before.function.parameters
  const declarations = written.flatMap((parameter) => {
    const copy = copied.get(parameter)
    return copy ? [makeDeclaration(copy, moved.get(parameter))] : []
  })
  const body =
    target.body && declarations.length > 0
      ? makeBlock([...declarations, ...target.body.statements], target.body)
      : target.body
  const parameters = target.parameters.filter((_, index) => !moved.has(written[index]!))
  return { ...entry, function: { ...target, parameters, body } }
}
