// Names in templates that nothing instantiates. What an instance would mean is unknown, but a name that does not depend on the parameters must
// be declared all the same, as in Clang and DXC:
//
//   template<typename T> T f(T a) { return a + offset; }      use of undeclared identifier 'offset'
//
// In doubt there is no message: names that anything inside the template has, classes with bases, and calls whose arguments may decide what is
// called are left alone.
import type { TypeSyntax } from '../../ast/nodes.ts'
import { type Node, walk } from '../../ast/walk.ts'
import { lookupIntrinsic } from '../../hlsl/intrinsics.ts'
import type { Checker } from '../checker.ts'
import { resolveBase } from '../declarations/declare-structs.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { resolveContainer } from '../names/lookup.ts'
import type { FunctionSymbol, NameSymbol, Scope, TypeTemplate, VariableTemplate } from '../names/symbols.ts'
import { trial } from '../trial.ts'
import { resolveType } from '../types/resolve-type.ts'
import { inScope } from './template-arguments.ts'
import { Uninstantiated } from './uninstantiated.ts'

type Template = FunctionSymbol | TypeTemplate | VariableTemplate

export function checkUnusedTemplates(checker: Checker): void {
  if (checker.options.language !== 'hlsl') return
  const found: Template[] = []
  visitScope(checker, checker.globalScope, new Set(), found)
  if (found.length === 0) return
  const uninstantiated = new Uninstantiated(checker)
  for (const template of found) {
    if ('declarator' in template) {
      if (template.instances.size === 0)
        new Names(checker, template.declaration, template.scope).check(template.declaration)
    } else if ('specializations' in template) {
      checkClass(checker, template)
      uninstantiated.checkClass(template)
    } else {
      checkFunction(checker, template)
      uninstantiated.checkFunction(template)
    }
  }
}

function visitScope(checker: Checker, scope: Scope, seen: Set<NameSymbol>, found: Template[]): void {
  const add = (functions: readonly FunctionSymbol[]): void => {
    for (const each of functions) if (each.declaration.templateParameters) found.push(each)
  }
  for (const symbol of scope.symbols.values()) {
    if (seen.has(symbol)) continue
    seen.add(symbol)
    if (symbol.kind === 'namespace') visitScope(checker, symbol.scope, seen, found)
    else if (symbol.kind === 'type-template' || symbol.kind === 'variable-template') found.push(symbol)
    else if (symbol.kind === 'functions') add(symbol.overloads)
    else if (symbol.kind === 'type' && symbol.type.type.kind === 'struct')
      for (const methods of checker.members.get(symbol.type.type)?.methods.values() ?? []) add(methods)
  }
}

function checkFunction(checker: Checker, { declaration, scope }: FunctionSymbol): void {
  if (checker.checkedInstances.has(declaration)) return
  new Names(checker, declaration, scope).check(declaration)
}

function checkClass(checker: Checker, { declaration, scope, instances }: TypeTemplate): void {
  const names = new Names(checker, declaration, scope)
  if (declaration.kind === 'alias') {
    if (instances.size === 0) names.check(declaration.type)
    return
  }
  if (instances.size === 0) for (const base of declaration.bases) names.checkBase(base)
  if (declaration.bases.length > 0) return
  for (const member of declaration.members ?? [])
    if (member.kind === 'function' || instances.size === 0) names.check(member)
}

class Names {
  readonly #checker: Checker
  readonly #scope: Scope
  /** Whatever anything inside is called. */
  readonly #inside = new Set<string>()
  /** Callees that may be found when the types of the arguments are known. */
  readonly #dependent = new Set<Node>()

  constructor(checker: Checker, template: object, scope: Scope) {
    this.#checker = checker
    this.#scope = scope
    collectNames(template, this.#inside)
  }

  check(root: Node): void {
    walk(root, (node) => {
      // An instance has been checked.
      if (node.kind === 'function' && this.#checker.checkedInstances.has(node)) return false
      if (node.kind === 'attribute' || this.#dependent.has(node)) return false
      if (node.kind === 'call' && node.arguments.some((argument) => this.#mentionsInside(argument)))
        this.#dependent.add(node.callee)
      if (node.kind === 'name' || node.kind === 'named-type') this.#checkName(node)
      return true
    })
  }

  /** What is no class has words of its own there. */
  checkBase(base: TypeSyntax): void {
    if (this.#mentionsInside(base)) this.check(base)
    else this.#report((quiet) => resolveBase(quiet, base))
  }

  #checkName(node: Extract<Node, { kind: 'name' | 'named-type' }>): void {
    const [segment] = node.path
    if (!segment || node.isGlobal || this.#inside.has(segment.name)) return
    const isQualified = node.path.length > 1
    if (node.kind === 'name' && !isQualified && lookupIntrinsic(segment.name)) return
    const path = [{ ...segment, templateArguments: segment.templateArguments && [] }]
    this.#report((quiet) => {
      if (isQualified) resolveContainer(quiet, path, false)
      else if (node.kind === 'name') checkExpression(quiet, { ...node, path })
      else resolveType(quiet, { ...node, path, modifiers: [] })
    })
  }

  /** Reports the undeclared names among the diagnostics of a part. */
  #report(resolve: (quiet: Checker) => void): void {
    const quiet = trial(this.#checker)
    inScope(quiet, this.#scope, () => resolve(quiet))
    for (const { diagnostic } of quiet.sink.reported)
      if (missing.test(diagnostic.id)) this.#checker.sink.report(diagnostic)
  }

  #mentionsInside(root: Node): boolean {
    let found = false
    walk(root, (node) => {
      if (node.kind === 'name' || node.kind === 'named-type')
        found ||= node.path.some(({ name }) => this.#inside.has(name))
      found ||= node.kind === 'this'
      return !found
    })
    return found
  }
}

const missing = /^err_(?:undeclared_var_use|unknown_typename|no_template|expected_class_name)/

function collectNames(part: object, into: Set<string>): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null) continue
    if (key === 'name' && 'text' in value) into.add(String(value.text))
    else collectNames(value, into)
  }
}
