// Mistakes inside a template that do not depend on its parameters: reported there, instantiated or not.
//
//   template<typename T> struct S { T y : register(t0); float z : packoffset(c1); void f(in in T a); };
import type { FunctionDeclaration, StructDeclaration } from '../../ast/nodes.ts'
import { walk } from '../../ast/walk.ts'
import type { Checker } from '../checker.ts'
import { refuseOperator } from '../declarations/declare-functions.ts'
import { checkUsages } from '../declarations/modifiers.ts'
import { refuseRepeatedNames } from '../declarations/parameters.ts'
import { refusePackOffset } from '../registers/annotations.ts'
import { refuseRegisters } from '../registers/register-annotations.ts'
import { checkShadowedParameters } from './shadowed-parameters.ts'

export function checkTemplateSyntax(checker: Checker, template: StructDeclaration | FunctionDeclaration): void {
  checkShadowedParameters(checker, template)
  walk(template, (node) => {
    if (node.kind === 'register') refuseRegisters(checker, [node])
    else if (node.kind === 'packoffset') refusePackOffset(checker, node)
    else if (node.kind === 'function') {
      for (const { modifiers } of node.parameters) checkUsages(checker, modifiers)
      refuseRepeatedNames(checker, node.parameters)
      refuseOperator(checker, node)
    }
    return true
  })
}
