// Where a shader for Vulkan does not keep what src/targets/vulkan/model.ts promises.
import type { Expression, ProgramFunction, Variable } from '../../src/program/program.ts'
import { containsResources } from '../../src/program/resources.ts'
import { forEachExpression, walkExpression } from '../../src/program/walk.ts'
import { forEachVariable } from '../../src/rewrite/variables.ts'
import type { VulkanShader } from '../../src/targets/vulkan/model.ts'
import { leafCount } from '../../src/types/leaves.ts'
import { typeText } from '../../src/types/print.ts'
import { arrayElement, type StructType, type Type } from '../../src/types/types.ts'
import { describeExpression } from './typed.ts'

export function checkShader(shader: VulkanShader): string[] {
  return new Checker(shader).run()
}

class Checker {
  readonly #shader: VulkanShader
  readonly #problems: string[] = []
  readonly #structs: ReadonlySet<StructType>
  readonly #globals: ReadonlySet<Variable>
  readonly #resources: ReadonlySet<Variable>
  readonly #constants: ReadonlySet<Variable>

  constructor(shader: VulkanShader) {
    this.#shader = shader
    this.#structs = new Set(shader.structs)
    this.#globals = new Set([
      ...shader.globals,
      ...[...shader.inputs, ...shader.outputs].map(({ variable }) => variable),
    ])
    this.#resources = new Set(shader.resources.map(({ variable }) => variable))
    const { pushConstant, specialization, buffers } = shader
    this.#constants = new Set([
      ...buffers.flatMap(({ members }) => members),
      ...specialization.map(({ variable }) => variable),
      ...(pushConstant ? [pushConstant] : []),
    ])
  }

  run(): string[] {
    const { functions, main, globals, structs, buffers, resources, names, inputs, outputs } = this.#shader
    if (functions.at(-1) !== main) this.#add('main is not the last function')
    if (main.parameters.length > 0 || main.returnType.kind !== 'void') this.#add('main has a signature')
    const known = new Set<ProgramFunction>()
    for (const target of functions) {
      this.#function(target, known)
      known.add(target)
    }
    for (const variable of globals) this.#global(variable)
    for (const { variable } of [...inputs, ...outputs])
      if (variable.kind !== 'static') this.#add(`${variable.name} is no static`)
    const before = new Set<StructType>()
    for (const struct of structs) {
      if (leafCount(struct) === 0) this.#add(`struct ${struct.name} is empty`)
      for (const type of [...struct.bases, ...struct.fields.map((field) => field.type)]) {
        this.#data(type, `a member of ${struct.name}`)
        const element = arrayElement(type)
        if (element.kind === 'struct' && !before.has(element)) this.#add(`${element.name} stands behind ${struct.name}`)
      }
      before.add(struct)
    }
    for (const { members, buffer } of buffers)
      for (const { type, name } of members) this.#data(type, `${buffer.name}.${name}`)
    for (const { variable, isArray, count, object } of resources) {
      const { type } = variable
      const fits = isArray ? type.kind === 'array' && type.element === object && type.count === count : type === object
      if (!fits || variable.kind !== 'resource') this.#add(`${variable.name} is a ${typeText(type)}`)
    }
    const named = [...structs, ...functions, ...globals, ...this.#constants, ...this.#resources]
    for (const thing of named) if (!names.has(thing)) this.#add(`${thing.name} has no name`)
    if (new Set(names.values()).size !== names.size) this.#add('two things have one name')
    if (names.get(main) !== 'main') this.#add(`main is ${names.get(main)}`)
    return this.#problems
  }

  #add(problem: string): void {
    this.#problems.push(problem)
  }

  #data(type: Type, what: string): void {
    if (containsResources(type)) this.#add(`${what} holds resources: ${typeText(type)}`)
    if (type.kind !== 'void' && leafCount(type) === 0) this.#add(`${what} is empty: ${typeText(type)}`)
    const element = arrayElement(type)
    if (element.kind === 'struct' && !this.#structs.has(element)) this.#add(`${what} has a struct that is not listed`)
  }

  #global(variable: Variable): void {
    this.#data(variable.type, variable.name)
    const { initializer } = variable
    if (!initializer) return
    const isConstant =
      initializer.kind === 'literal' ||
      (initializer.kind === 'construct' && initializer.operands.every(({ kind }) => kind === 'literal'))
    if (!isConstant) this.#add(`${variable.name} = ${describeExpression(initializer)}`)
    if (initializer.type !== variable.type) this.#add(`${variable.name} has an initializer of another type`)
  }

  #function(target: ProgramFunction, known: ReadonlySet<ProgramFunction>): void {
    const { name, parameters, returnType, body, owner, isStatic } = target
    if (owner && !isStatic) this.#add(`${name} is a method`)
    if (!body) this.#add(`${name} has no body`)
    this.#data(returnType, `the result of ${name}`)
    const locals = new Set<Variable>(parameters)
    for (const { type, name: parameter } of parameters) this.#data(type, `${name}(${parameter})`)
    if (!body) return
    forEachVariable(body, (variable) => {
      if (variable.kind !== 'local') this.#add(`${variable.name} of ${name} is a ${variable.kind}`)
      this.#data(variable.type, `${variable.name} of ${name}`)
      locals.add(variable)
    })
    forEachExpression(body, (root) => this.#expression(root, { target, locals, known }))
  }

  #expression(root: Expression, around: Around): void {
    const resourceUses = new Set<Expression>()
    walkExpression(root, (expression) => {
      const problem = this.#node(expression, around, resourceUses)
      if (problem) this.#add(`${around.target.symbol}: ${problem} in ${describeExpression(expression)}`)
    })
  }

  #node(expression: Expression, { target, locals, known }: Around, uses: Set<Expression>): string | undefined {
    if (containsResources(expression.type) && !uses.has(expression)) return `a loose ${typeText(expression.type)}`
    const use = (object: Expression): string | undefined => {
      uses.add(object)
      if (object.kind === 'heap') return undefined
      const variable = object.kind === 'index' ? object.object : object
      if (object.kind === 'index') uses.add(variable)
      if (variable.kind !== 'variable') return `a resource that is a ${variable.kind}`
      if (!this.#resources.has(variable.variable)) return `${variable.variable.name}, which is not listed`
      const isArray = variable.type.kind === 'array'
      return isArray === (object.kind === 'index') ? undefined : 'an index too many or too few'
    }
    switch (expression.kind) {
      case 'this':
      case 'error':
        return `a ${expression.kind}`
      case 'heap':
        return expression.second ? undefined : 'a heap'
      case 'variable': {
        const { variable } = expression
        if (expression.type !== variable.type) return 'another type than its variable'
        switch (variable.kind) {
          case 'local':
          case 'parameter':
            return locals.has(variable) || variable.isTemporary ? undefined : 'a local of somebody else'
          case 'static':
          case 'groupshared':
            return this.#globals.has(variable) ? undefined : 'a global that is not listed'
          case 'constant':
            return this.#constants.has(variable) ? undefined : 'a constant that is in no buffer'
          case 'resource':
            return undefined
        }
        return undefined
      }
      case 'field':
        if (expression.object.type !== expression.field.owner) return 'a field of another struct'
        return expression.type === expression.field.type ? undefined : 'a field of another type'
      case 'base': {
        const { type } = expression.object
        return type.kind === 'struct' && type.bases.includes(expression.base) ? undefined : 'a base of another struct'
      }
      case 'buffer-contents':
        return use(expression.object)
      case 'resource-element':
        return use(expression.object)
      case 'method': {
        const problem = containsResources(expression.object.type) ? use(expression.object) : undefined
        return problem ?? this.#arguments(expression.arguments, use)
      }
      case 'intrinsic':
        return this.#arguments(expression.arguments, use)
      case 'call': {
        const { function: callee, arguments: list } = expression
        if (expression.object) return 'a method call'
        if (!known.has(callee)) return 'a callee that is not listed before'
        if (callee === target) return 'a recursion'
        if (list.length !== callee.parameters.length) return 'another number of arguments'
        if (expression.type !== callee.returnType) return 'another type than its function'
        const wrong = callee.parameters.find(
          ({ type, mode }, index) =>
            (mode === 'in' && list[index]!.type !== type) || leafCount(list[index]!.type) !== leafCount(type),
        )
        return wrong && `an argument of another type for ${wrong.name}`
      }
      case 'assign': {
        const wanted = expression.compound ? expression.compound.computeType : expression.target.type
        return expression.value.type === wanted ? undefined : 'a value of another type'
      }
      case 'construct': {
        const count = expression.operands.reduce((sum, operand) => sum + leafCount(operand.type), 0)
        return count === leafCount(expression.type) || expression.type.kind === 'object'
          ? undefined
          : 'another number of leaves'
      }
      case 'sequence':
        if (expression.type.kind === 'void') return undefined
        return expression.type === expression.expressions.at(-1)?.type ? undefined : 'another type than its last part'
      case 'conditional':
        return expression.consequent.type === expression.type && expression.alternate.type === expression.type
          ? undefined
          : 'branches of other types'
      case 'binary':
        return expression.left.type === expression.right.type ? undefined : 'operands of two types'
      default:
        return undefined
    }
  }

  #arguments(list: readonly Expression[], use: (object: Expression) => string | undefined): string | undefined {
    for (const argument of list) {
      const problem = containsResources(argument.type) ? use(argument) : undefined
      if (problem) return problem
    }
    return undefined
  }
}

interface Around {
  readonly target: ProgramFunction
  readonly locals: ReadonlySet<Variable>
  readonly known: ReadonlySet<ProgramFunction>
}
