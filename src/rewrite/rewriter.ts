// Rebuilds a whole program under a change of types and expressions. A rewrite says what becomes of the leaves of types and of the
// expressions it cares about; structs, fields, variables, buffers and functions that are affected are made anew and stay unique:
//
//   leaf: DescriptorHandle<T> -> uint2     struct Material { Texture2D.Handle albedo; }   =>   struct Material { uint2 albedo; }
//
// A type or variable that nothing changes stays the same object; functions are always new ones.

import type {
  ConstantBuffer,
  EntryPoint,
  Expression,
  Parameter,
  Program,
  ProgramFunction,
  Statement,
  Variable,
} from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { forEachStatement } from '../program/walk.ts'
import { FreeNames } from '../support/free-names.ts'
import type { Writable } from '../support/writable.ts'
import { arrayType, type Field, memberTypes, objectType, type StructType, type Type } from '../types/types.ts'
import { mapOperands, mapStatement } from './map.ts'
import { makeBlock, makeDeclaration } from './nodes.ts'

export interface Rewrite {
  /** What a type becomes as a whole; `undefined`: its parts are looked at. */
  leaf?(type: Type): Type | undefined
  /** What an expression becomes; `undefined`: its operands are rewritten. */
  expression?(expression: Expression, rewriter: ProgramRewriter): Expression | undefined
  /** What changes about a function besides its types and its body. */
  changes?(target: ProgramFunction): Partial<ProgramFunction> | undefined
  /** What stands in place of a global variable; `undefined`: the variable itself, rewritten. */
  global?(variable: Variable, rewriter: ProgramRewriter): readonly Variable[] | undefined
}

export class ProgramRewriter {
  readonly #program: Program
  readonly #rewrite: Rewrite
  readonly #types = new Map<Type, Type>()
  readonly #affected = new Map<Type, boolean>()
  readonly #fields = new Map<Field, Field>()
  readonly #variables = new Map<Variable, Variable>()
  readonly #buffers = new Map<ConstantBuffer, ConstantBuffer>()
  readonly #functions = new Map<ProgramFunction, ProgramFunction>()
  /** Of the function, or of the global variable, that is being rewritten. */
  #temporaries: Variable[] = []
  #holder: 'local' | 'static' = 'static'
  #names: FreeNames | undefined

  constructor(program: Program, rewrite: Rewrite) {
    this.#program = program
    this.#rewrite = rewrite
  }

  run(): Program {
    const { functions, entries, structs } = this.#program
    const globals = this.#program.globals.flatMap((global) => this.#globals(global))
    this.#holder = 'local'
    for (const target of functions) {
      const made: Writable<ProgramFunction> = this.function(target)
      made.body = target.body && this.#body(target.body)
    }
    const newEntries = entries.map((entry): EntryPoint => {
      const { patchConstantFunction } = entry
      return {
        ...entry,
        function: this.function(entry.function),
        patchConstantFunction: patchConstantFunction && this.function(patchConstantFunction),
      }
    })
    return {
      ...this.#program,
      globals,
      functions: functions.map((target) => this.function(target)),
      structs: structs.map((struct) => this.type(struct) as StructType),
      entries: newEntries,
    }
  }

  // ---- Types

  type(type: Type): Type {
    const known = this.#types.get(type)
    if (known) return known
    const made = this.#isAffected(type) ? this.#makeType(type) : type
    this.#types.set(type, made)
    return made
  }

  /** Whether a leaf inside the type changes; a struct that points to itself does not affect itself. */
  #isAffected(type: Type): boolean {
    const known = this.#affected.get(type)
    if (known !== undefined) return known
    this.#affected.set(type, false)
    const affected =
      this.#rewrite.leaf?.(type) !== undefined || this.#parts(type).some((part) => this.#isAffected(part))
    this.#affected.set(type, affected)
    return affected
  }

  #parts(type: Type): readonly Type[] {
    switch (type.kind) {
      case 'array':
        return [type.element]
      case 'object':
        return type.element ? [type.element] : []
      case 'struct':
        return memberTypes(type)
      default:
        return []
    }
  }

  #makeType(type: Type): Type {
    const leaf = this.#rewrite.leaf?.(type)
    if (leaf) return leaf
    switch (type.kind) {
      case 'array':
        return arrayType(this.type(type.element), type.count)
      case 'object': {
        const { row, element, count, normalized, rowMajorElement } = type
        return objectType(row, element && this.type(element), count, normalized, rowMajorElement)
      }
      case 'struct':
        return this.#makeStruct(type)
      default:
        return type
    }
  }

  #makeStruct(type: StructType): StructType {
    const made: StructType = { ...type, bases: [], fields: [] }
    this.#types.set(type, made)
    for (const base of type.bases) made.bases.push(this.type(base) as StructType)
    for (const field of type.fields) {
      const changed: Field = { ...field, owner: made, ...this.#retyped(field) }
      this.#fields.set(field, changed)
      made.fields.push(changed)
    }
    return made
  }

  /** The new type, and the one in the source when that is another. */
  #retyped({
    type,
    declaredType,
  }: {
    readonly type: Type
    readonly declaredType?: Type
  }): Pick<Field, 'type' | 'declaredType'> {
    const made = this.type(type)
    return made === type ? { type } : { type: made, declaredType: declaredType ?? type }
  }

  field(field: Field): Field {
    this.type(field.owner)
    return this.#fields.get(field) ?? field
  }

  // ---- Variables

  #globals(global: Variable | ConstantBuffer): readonly (Variable | ConstantBuffer)[] {
    if (global.kind === 'constant-buffer') return [this.#buffer(global)]
    this.#temporaries = []
    const made = this.#rewrite.global?.(global, this) ?? [this.variable(global)]
    return [...this.#temporaries, ...made]
  }

  variable<Kind extends Variable>(variable: Kind): Kind {
    const known = this.#variables.get(variable)
    if (known) return known as Kind
    const type = this.type(variable.type)
    const buffer = variable.buffer && this.#buffer(variable.buffer)
    // The members of a buffer are made with it.
    const member = this.#variables.get(variable)
    if (member) return member as Kind
    const hasInitializer = variable.initializer !== undefined && !buffer
    if (type === variable.type && buffer === variable.buffer && !hasInitializer) {
      this.#variables.set(variable, variable)
      return variable
    }
    const made: Kind = { ...variable, ...this.#retyped(variable), buffer }
    this.#variables.set(variable, made)
    if (variable.initializer) made.initializer = this.expression(variable.initializer)
    return made
  }

  #buffer(buffer: ConstantBuffer): ConstantBuffer {
    const known = this.#buffers.get(buffer)
    if (known) return known
    if (!buffer.members.some(({ type }) => this.type(type) !== type)) {
      this.#buffers.set(buffer, buffer)
      return buffer
    }
    const made: ConstantBuffer = { ...buffer, members: [] }
    this.#buffers.set(buffer, made)
    for (const member of buffer.members) {
      const changed: Variable = { ...member, ...this.#retyped(member), buffer: made }
      this.#variables.set(member, changed)
      made.members.push(changed)
    }
    for (const member of made.members) if (member.initializer) member.initializer = this.expression(member.initializer)
    return made
  }

  // ---- Functions

  function(target: ProgramFunction): ProgramFunction {
    const known = this.#functions.get(target)
    if (known) return known
    const made: ProgramFunction = {
      ...target,
      ...this.#rewrite.changes?.(target),
      owner: target.owner && (this.type(target.owner) as StructType),
      parameters: target.parameters.map((parameter): Parameter => this.variable(parameter)),
      returnType: this.type(target.returnType),
      body: undefined,
    }
    this.#functions.set(target, made)
    return made
  }

  #body(body: NonNullable<ProgramFunction['body']>): NonNullable<ProgramFunction['body']> {
    const outer = this.#temporaries
    this.#temporaries = []
    const made = mapStatement(body, {
      expression: (expression) => this.expression(expression),
      statement: (statement) => this.statement(statement),
    })
    const declarations = this.#temporaries.map((variable) => makeDeclaration(variable))
    this.#temporaries = outer
    return declarations.length === 0 ? made : makeBlock([...declarations, ...made.statements], made)
  }

  /** A fresh local of the current function, declared at its start; a static variable where a global one is initialised. */
  temporary(name: string, type: Type, { location }: { readonly location: number }): Variable {
    this.#names ??= new FreeNames(namesOf(this.#program))
    const variable = makeVariable(this.#holder, this.#names.take(name), type, location)
    this.#temporaries.push(variable)
    return variable
  }

  statement(statement: Statement): Statement {
    const made = mapStatement(statement, {
      expression: (expression) => this.expression(expression),
      statement: (inner) => this.statement(inner),
    })
    if (made.kind !== 'variable-statement') return made
    const variable = this.variable(made.variable)
    return variable === made.variable ? made : { ...made, variable }
  }

  // ---- Expressions

  expression(expression: Expression): Expression {
    return this.#rewrite.expression?.(expression, this) ?? this.rebuild(expression)
  }

  /** The expression with rewritten operands, types, and whatever it refers to. */
  rebuild(expression: Expression): Expression {
    const mapped = mapOperands(
      expression,
      (operand) => this.expression(operand),
      (type) => this.type(type),
    )
    switch (mapped.kind) {
      case 'variable': {
        const variable = this.variable(mapped.variable)
        return variable === mapped.variable ? mapped : { ...mapped, variable }
      }
      case 'field': {
        const field = this.field(mapped.field)
        return field === mapped.field ? mapped : { ...mapped, field }
      }
      case 'base': {
        const base = this.type(mapped.base) as StructType
        return base === mapped.base ? mapped : { ...mapped, base }
      }
      case 'call':
        return { ...mapped, function: this.function(mapped.function) }
      default:
        return mapped
    }
  }
}

/** Of everything a new variable could be mistaken for. */
export function namesOf({ globals, functions }: Program): Set<string> {
  const names = new Set(globals.map(({ name }) => name))
  for (const global of globals)
    if (global.kind === 'constant-buffer') for (const { name } of global.members) names.add(name)
  for (const { name, parameters, body } of functions) {
    names.add(name)
    for (const parameter of parameters) names.add(parameter.name)
    if (body)
      forEachStatement(body, (statement) => {
        if (statement.kind === 'variable-statement') names.add(statement.variable.name)
      })
  }
  return names
}

/** A name that none of these is, which is one of them from then on. */
export function freshName(wanted: string, names: Set<string>): string {
  let name = wanted
  while (names.has(name)) name += '_'
  names.add(name)
  return name
}
