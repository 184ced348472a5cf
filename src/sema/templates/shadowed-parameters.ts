// Names inside a template that are those of its parameters: C++ lets no scope within hide them.
//
//   template<typename T> struct S { int T; };                   declaration of 'T' shadows template parameter
//   template<int N> int f() { int N = 1; return N; }            the same
//   template<typename T> struct S { template<int T> ... };      the same
import type {
  AliasDeclaration,
  FunctionDeclaration,
  Identifier,
  NameSegment,
  StructDeclaration,
} from '../../ast/nodes.ts'
import { type Node, walk } from '../../ast/walk.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { Checker } from '../checker.ts'
import type { Scope } from '../names/symbols.ts'

type Template = StructDeclaration | FunctionDeclaration | AliasDeclaration

/** An outermost template with those inside, which every instance declares again. */
export function checkShadowedParameters(checker: Checker, template: Template): void {
  if (checker.options.language === 'hlsl' && !isInInstance(checker.scope)) checkTemplate(checker, template, new Map())
}

function isInInstance(scope: Scope | undefined): boolean {
  return scope !== undefined && (scope.kind === 'template' || isInInstance(scope.parent))
}

function checkTemplate(checker: Checker, template: Template, outer: ReadonlyMap<string, Identifier>): void {
  const taken = new Map(outer)
  for (const { name } of template.templateParameters ?? []) {
    if (name) reportShadow(checker, name, taken.get(name.text))
    if (name) taken.set(name.text, name)
  }
  walk(template, (node) => {
    if (node !== template && isTemplate(node)) {
      checkTemplate(checker, node, taken)
      return false
    }
    // DXC lets a function template, and an alias, be called like a parameter of its own.
    const isNameFree = node === template && template.kind !== 'struct' && checker.options.isLenientLikeDxc
    const names = isNameFree ? namesInside(template) : namesOf(node)
    for (const name of names) reportShadow(checker, name, taken.get(name.text))
    return true
  })
}

function isTemplate(node: Node): node is Template {
  return 'templateParameters' in node && node.templateParameters !== undefined
}

/** What a node declares. A qualified name, and one with arguments, is declared elsewhere. */
function namesOf(node: Node): readonly Identifier[] {
  switch (node.kind) {
    case 'variables':
      return node.declarators.filter(({ qualifier }) => qualifier.length === 0).map(({ name }) => name)
    case 'function': {
      const isNamed = node.qualifier.length === 0 && node.operator === undefined && !node.templateArguments
      const parameters = node.parameters.flatMap(({ name }) => name ?? [])
      return isNamed ? [node.name, ...parameters] : parameters
    }
    case 'struct':
      return node.name && !node.templateArguments ? [node.name] : []
    case 'enum':
      return [...(node.name ? [node.name] : []), ...(node.enumerators ?? []).map(({ name }) => name)]
    case 'named-type':
      return node.keyword === 'struct' || node.keyword === 'class' ? node.path.slice(0, 1).map(identifierOf) : []
    case 'alias':
      return node.names.map(({ name }) => name)
    default:
      return []
  }
}

function namesInside(template: Template): readonly Identifier[] {
  return template.kind === 'function' ? template.parameters.flatMap(({ name }) => name ?? []) : []
}

/** `struct T t;` would declare T. */
function identifierOf({ name, start, end }: NameSegment): Identifier {
  return { text: name, start, end }
}

function reportShadow({ sink }: Checker, name: Identifier, parameter: Identifier | undefined): void {
  if (!parameter) return
  const notes = [templateDiagnostics.note_template_param_here(parameter)]
  sink.report(templateDiagnostics.err_template_param_shadow(name, { name: name.text }, { notes }))
}
