// Slang's __DynamicResource: descriptors whose type is given where they are used, which is a `convert` node until src/rewrite gives every
// type that is asked for a variable of its own.
//
//   resources[i].as<Texture2D>()      (Texture2D<float4>)resources[i]
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import { targets } from '../../hlsl/targets.ts'
import type { Expression } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import type { ObjectType, Type } from '../../types/types.ts'
import { templateType } from '../calls/builtin-calls.ts'
import type { Checker } from '../checker.ts'
import { rootVariable } from '../expressions/lvalues.ts'
import { reportUntyped } from '../expressions/members.ts'
import { convert, errorExpression } from '../expressions/nodes.ts'
import { isDescriptor } from './handles.ts'

const samplerKind = 1

/** Samplers are in arrays of kind Sampler, everything else in arrays of kind General. */
export function isInFamily(resource: ObjectType, to: Type): boolean {
  return isDescriptor(to) && (to.row.class === 'Sampler') === (resource.count === samplerKind)
}

export function callDynamicResource(
  checker: Checker,
  object: Expression,
  type: ObjectType,
  callee: ast.MemberExpression,
  syntax: ast.CallExpression,
): Expression {
  const { name } = callee
  if (name.text !== 'as' && name.text !== 'asOpaqueDescriptor') {
    reportUntyped(checker, type, object)
    return errorExpression(syntax)
  }
  const to = templateType(checker, callee.templateArguments)
  if (to?.kind === 'error') return errorExpression(syntax)
  if (!to || syntax.arguments.length > 0) {
    checker.sink.report(
      expressionDiagnostics.err_ovl_no_viable_member_function_in_call(name.start, { name: name.text }),
    )
    return errorExpression(syntax)
  }
  if (!isDescriptor(to)) {
    checker.sink.report(diagnostics.err_hlsl_handle_not_descriptor(name, { type: quoteType(to) }))
    return errorExpression(syntax)
  }
  if (name.text === 'as' && !isInFamily(type, to)) {
    const kind = type.count === samplerKind ? 'Sampler' : 'General'
    checker.sink.report(diagnostics.err_hlsl_dynamic_resource_family(name, { type: quoteType(to), kind }))
    return errorExpression(syntax)
  }
  return { ...useDynamicResource(checker, object, to), start: syntax.start, end: syntax.end }
}

/** An element as what it is used as. Where a combined texture is two descriptors, one element cannot be both. */
export function useDynamicResource(checker: Checker, object: Expression, to: Type): Expression {
  const { target = 'dxil' } = checker.options
  if (to.kind !== 'object' || !to.row.combined || targets[target].hasCombined) return convert(object, to)
  const name = rootVariable(object)?.name ?? '__DynamicResource'
  checker.sink.report(diagnostics.err_hlsl_dynamic_combined(object, { type: quoteType(to), name, target }))
  return errorExpression(object)
}
