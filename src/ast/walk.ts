// Visits every node of a tree in source order, parents first. Chains of 100,000 operators must not exhaust the stack, so the
// walk keeps its own.
import { reverseFrom } from '../support/lists.ts'
import type {
  Annotation,
  Attribute,
  Declaration,
  Expression,
  Statement,
  TemplateArgument,
  TranslationUnit,
  TypeSyntax,
} from './nodes.ts'

export type Node =
  | TranslationUnit
  | Declaration
  | Statement
  | Expression
  | TypeSyntax
  | TemplateArgument
  | Attribute
  | Annotation

/** `visit` returns false to leave out what is below a node. */
export function walk(root: Node, visit: (node: Node) => boolean | undefined): void {
  const pending: Node[] = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (visit(node) === false) continue
    const first = pending.length
    collectChildren(node, pending)
    reverseFrom(pending, first)
  }
}

/** Parts without a `kind` of their own (declarators, parameters, name segments) are looked through. */
function collectChildren(part: object, into: Node[]): void {
  for (const value of Object.values(part)) {
    if (typeof value !== 'object' || value === null) continue
    if ('kind' in value) into.push(value as Node)
    else collectChildren(value, into)
  }
}
