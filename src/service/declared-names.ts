// Every name that a program declares, from its syntax tree: what the checker has no reason to look at included.
import type {
  Declaration,
  Declarator,
  FunctionDeclaration,
  Identifier,
  Parameter,
  Statement,
  StructDeclaration,
  TemplateParameter,
  TranslationUnit,
  TypeSyntax,
  VariableDeclaration,
} from '../ast/nodes.ts'
import type { Location, Span } from '../support/source.ts'
import type { SymbolKind } from './types.ts'

export interface Declared {
  readonly name: string
  readonly location: Location
  readonly kind: SymbolKind
  /** Where it can be named without anything in front; undefined: from its declaration to the end. */
  readonly within: Span | undefined
}

export function declaredNames({ declarations }: TranslationUnit): readonly Declared[] {
  const collector = new Collector()
  for (const declaration of declarations) collector.declaration(declaration, undefined, 'variable')
  return collector.found
}

class Collector {
  readonly found: Declared[] = []

  #name(name: Identifier | undefined, kind: SymbolKind, within: Span | undefined): void {
    if (name && name.text !== '') this.found.push({ name: name.text, location: name.start, kind, within })
  }

  declaration(declaration: Declaration, within: Span | undefined, variableKind: SymbolKind): void {
    switch (declaration.kind) {
      case 'variables':
        this.#variables(declaration, within, variableKind)
        return
      case 'function':
        this.#function(declaration, within, variableKind === 'field' ? 'method' : 'function')
        return
      case 'struct':
        this.#struct(declaration, within)
        return
      case 'enum':
        this.#name(declaration.name, 'enum', within)
        for (const { name } of declaration.enumerators ?? [])
          this.#name(name, 'enumerator', declaration.isScoped ? declaration : within)
        return
      case 'alias':
        this.#templateParameters(declaration.templateParameters, declaration)
        this.#inline(declaration.type, within)
        for (const { name } of declaration.names) this.#name(name, 'alias', within)
        return
      case 'namespace':
        for (const name of declaration.path) this.#name(name, 'namespace', within)
        for (const member of declaration.members) this.declaration(member, declaration, 'variable')
        return
      case 'buffer':
        this.#name(declaration.name, 'buffer', within)
        for (const member of declaration.members) this.declaration(member, within, 'constant')
        return
      case 'using':
      case 'static-assert':
      case 'instantiation':
      case 'empty':
        return
    }
  }

  #variables({ type, declarators }: VariableDeclaration, within: Span | undefined, kind: SymbolKind): void {
    this.#inline(type, within)
    for (const declarator of declarators as readonly Declarator[]) this.#name(declarator.name, kind, within)
  }

  /** `struct { ... } s`. */
  #inline(type: TypeSyntax, within: Span | undefined): void {
    if (type.kind === 'inline-type') this.declaration(type.declaration, within, 'variable')
    else if (type.kind === 'array-type') this.#inline(type.element, within)
  }

  #struct(declaration: StructDeclaration, within: Span | undefined): void {
    this.#name(declaration.name, 'struct', within)
    this.#templateParameters(declaration.templateParameters, declaration)
    for (const member of declaration.members ?? []) this.declaration(member, declaration, 'field')
  }

  #function(declaration: FunctionDeclaration, within: Span | undefined, kind: SymbolKind): void {
    if (declaration.operator === undefined && !declaration.isConstructor) this.#name(declaration.name, kind, within)
    this.#templateParameters(declaration.templateParameters, declaration)
    this.#inline(declaration.returnType, within)
    for (const { name, type } of declaration.parameters as readonly Parameter[]) {
      this.#inline(type, declaration)
      this.#name(name, 'parameter', declaration)
    }
    if (declaration.body) this.#statement(declaration.body, declaration)
  }

  #templateParameters(parameters: readonly TemplateParameter[] | undefined, within: Span): void {
    for (const { name } of parameters ?? []) this.#name(name, 'template-parameter', within)
  }

  #statement(statement: Statement, within: Span): void {
    switch (statement.kind) {
      case 'block':
        for (const inner of statement.statements) this.#statement(inner, statement)
        return
      case 'declaration-statement':
        this.declaration(statement.declaration, within, 'variable')
        return
      case 'if':
        if (statement.condition.kind === 'variables') this.#variables(statement.condition, statement, 'variable')
        this.#statement(statement.consequent, statement)
        if (statement.alternate) this.#statement(statement.alternate, statement)
        return
      case 'for':
        if (statement.initializer) this.#statement(statement.initializer, statement)
        if (statement.condition?.kind === 'variables') this.#variables(statement.condition, statement, 'variable')
        this.#statement(statement.body, statement)
        return
      case 'while':
      case 'switch':
        if (statement.condition.kind === 'variables') this.#variables(statement.condition, statement, 'variable')
        this.#statement(statement.body, statement)
        return
      case 'do':
        this.#statement(statement.body, statement)
        return
      case 'attributed':
        this.#statement(statement.statement, within)
        return
      case 'target-switch':
        for (const { body } of statement.cases) this.#statement(body, within)
        return
      case 'expression-statement':
      case 'case':
      case 'return':
      case 'break':
      case 'continue':
      case 'discard':
      case 'empty-statement':
        return
    }
  }
}
