// Reads the subobjects of a library out of its global variables.
//
//   LocalRootSignature Local = { "CBV(b0)" };   =>   { kind: 'LocalRootSignature', name: 'Local', signature }
import { subobjectDiagnostics as messages } from '../../diagnostics/tables/subobjects.ts'
import { builtinStructs } from '../../hlsl/builtins.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import type { Expression, Variable } from '../../program/program.ts'
import type { Subobject } from '../../program/subobjects.ts'
import { compileRootSignature } from '../../rootsig/compile.ts'
import type { RootSignature } from '../../rootsig/signature.ts'
import { signatureText } from '../../rootsig/text.ts'
import { nowhere } from '../../support/source.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

export function isSubobject(type: Type): boolean {
  return type.kind === 'struct' && type.location === nowhere && builtinStructs.get(type.name)?.subobject === true
}

const firstShaderModel = 3
/** Bits of the flags, by the kind that has them. */
const flagMasks = { StateObjectConfig: 0x7, RaytracingPipelineConfig1: 0x700 } as const

export function collectSubobjects(checker: Checker): readonly Subobject[] {
  const { options, globals } = checker
  if (options.stage !== 'library' || options.shaderModel.minor < firstShaderModel) return []
  const variables = globals.filter(
    (each): each is Variable => each.kind !== 'constant-buffer' && isSubobject(each.type),
  )
  const names = new Set(variables.map(({ name }) => name))
  return variables.flatMap((variable) => {
    const subobject = readSubobject(checker, variable)
    if (subobject?.kind === 'SubobjectToExportsAssociation' && !names.has(subobject.subobject))
      checker.sink.report(messages.warn_hlsl_subobject_unknown(variable.location, { name: subobject.subobject }))
    return subobject ?? []
  })
}

function readSubobject(checker: Checker, { name, type, location, initializer }: Variable): Subobject | undefined {
  if (!initializer) {
    checker.sink.report(messages.err_hlsl_subobject_uninitialized(location))
    return undefined
  }
  if (initializer.kind === 'error' || type.kind !== 'struct') return undefined
  if (initializer.kind !== 'construct') {
    checker.sink.report(messages.err_hlsl_subobject_no_list(initializer))
    return undefined
  }
  const [first, second, third] = initializer.operands
  return first && readFields(checker, type.name, name, [first, second, third])
}

type Operands = readonly [Expression, Expression | undefined, Expression | undefined]

function readFields(
  checker: Checker,
  kind: string,
  name: string,
  [first, second, third]: Operands,
): Subobject | undefined {
  switch (kind) {
    case 'StateObjectConfig': {
      const flags = flagsOf(checker, first, kind)
      return flags === undefined ? undefined : { kind, name, flags }
    }
    case 'GlobalRootSignature':
    case 'LocalRootSignature': {
      const signature = signatureOf(checker, first, kind === 'LocalRootSignature' ? 'local' : 'global')
      return signature && { kind, name, signature }
    }
    case 'SubobjectToExportsAssociation': {
      const subobject = textOf(checker, first, true)
      const exports = textOf(checker, second, false)
      if (subobject === undefined || exports === undefined) return undefined
      return { kind, name, subobject, exports: exports.split(';').filter((word) => word !== '') }
    }
    case 'RaytracingShaderConfig': {
      const [payloadSize, attributeSize] = [numberOf(checker, first), numberOf(checker, second)]
      if (payloadSize === undefined || attributeSize === undefined) return undefined
      return { kind, name, payloadSize, attributeSize }
    }
    case 'RaytracingPipelineConfig': {
      const depth = numberOf(checker, first)
      return depth === undefined ? undefined : { kind, name, depth }
    }
    case 'RaytracingPipelineConfig1': {
      const [depth, flags] = [numberOf(checker, first), flagsOf(checker, second, kind)]
      return depth === undefined || flags === undefined ? undefined : { kind, name, depth, flags }
    }
    default: {
      const isProcedural = kind === 'ProceduralPrimitiveHitGroup'
      const [anyHit, closestHit] = [textOf(checker, first, false), textOf(checker, second, false)]
      const intersection = isProcedural ? textOf(checker, third, true) : ''
      if (anyHit === undefined || closestHit === undefined || intersection === undefined) return undefined
      const hitKind = isProcedural ? 'ProceduralPrimitiveHitGroup' : 'TriangleHitGroup'
      return { kind: hitKind, name, anyHit, closestHit, intersection }
    }
  }
}

/** A string, or the name of one. */
function literalOf(expression: Expression | undefined): Expression | undefined {
  return expression?.kind === 'variable' ? expression.variable.initializer : expression
}

function textOf(checker: Checker, expression: Expression | undefined, isRequired: boolean): string | undefined {
  const literal = literalOf(expression)
  const at = expression ?? nowhere
  if (literal?.kind !== 'literal' || typeof literal.value !== 'string') {
    checker.sink.report(messages.err_hlsl_subobject_string(at))
    return undefined
  }
  if (!isRequired || literal.value !== '') return literal.value
  checker.sink.report(messages.err_hlsl_subobject_empty_string(at))
  return undefined
}

function numberOf(checker: Checker, expression: Expression | undefined): number | undefined {
  const value = expression && evaluateConstant(expression)?.leaves[0]
  if (value !== undefined) return Number(value) >>> 0
  checker.sink.report(messages.err_hlsl_subobject_number(expression ?? nowhere))
  return undefined
}

function flagsOf(
  checker: Checker,
  expression: Expression | undefined,
  kind: keyof typeof flagMasks,
): number | undefined {
  const value = numberOf(checker, expression)
  if (value === undefined || (value & ~flagMasks[kind]) === 0) return value
  checker.sink.report(messages.err_hlsl_subobject_flags(expression ?? nowhere, { value, kind }))
  return undefined
}

function signatureOf(checker: Checker, expression: Expression, place: 'local' | 'global'): RootSignature | undefined {
  const value = textOf(checker, expression, true)
  const literal = literalOf(expression)
  if (value === undefined || literal?.kind !== 'literal') return undefined
  const { rootSignatureVersion = 1 } = checker.options
  const source = signatureText(value, literal.pieces ?? [], checker.sources)
  return compileRootSignature(source, { version: rootSignatureVersion, place }, checker.sink)
}
