// Mistakes in templates that nothing instantiates, as far as they do not depend on the parameters. The body is checked with parameters of
// no known type: results computed from those are unknown, too, and have no diagnostics.
//
//   template<typename T> T f(T a) { float2 b = float3x3(a); Target.Foo(); return a; }      no member named 'Foo'
//
// Messages about constants are left out: a constant that is made of a parameter is none here.

import type { Declaration, TemplateParameter } from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { DiagnosticSink } from '../../diagnostics/sink.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import type { Span } from '../../support/source.ts'
import { errorType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { judgeDefaultValues } from '../declarations/parameters.ts'
import { sourceText } from '../expressions/source-text.ts'
import type { FunctionSymbol, TemplateArgumentValue, TypeTemplate } from '../names/symbols.ts'
import { checkPayloadAccess } from '../payloads/payloads.ts'
import { checkBody } from '../statements/function-bodies.ts'
import { errorQualified } from '../types/resolve-type.ts'
import { argumentsKey, inScope } from './template-arguments.ts'
import { instantiateTypeWith } from './template-types.ts'
import { instantiateFunction } from './templates.ts'

/** Of expressions whose parts are all known. */
const independent = new RegExp(
  `^(?:ext_return_has_expr|err_(?:${[
    'typecheck_(?!cond_)|init_conversion|array_init_not|bad_cxx_cast|no_member|ovl_no_viable|ext_vector',
    'hlsl_(?:vector|matrix)_|hlsl_operator|hlsl_assign_to_global|hlsl_object_not_global',
    'incorrect_num_initializers|excess_initializers|redefinition$|param_redefinition|invalid_this_use',
    '(?:break|continue|case|default)_not_in|multiple_default|duplicate_case',
    'invalid_(?:digit|suffix_constant)$|exponent_has_no|hex_|integer_literal_too|character_too|multichar_',
  ].join('|')}))`,
)

/** Of members and parameters: names are the same whatever their types are. */
const independentOfDeclarations = /^err_(?:duplicate_member|param_redefinition|constructor_return_type)$/

/** Whatever the parameters are, namespaces have the same types, and templates need arguments. */
function isUnknownType({ id, message }: Diagnostic): boolean {
  return (
    id === 'err_template_missing_args' || (id === 'err_typename_nested_not_found' && / in namespace '/.test(message))
  )
}

/** A template that is no candidate may be one with the right arguments. */
function isIndependent(diagnostic: Diagnostic): boolean {
  const { id, notes } = diagnostic
  return (
    isUnknownType(diagnostic) ||
    (independent.test(id) && !notes.some((note) => note.id === 'note_ovl_candidate_bad_deduction'))
  )
}

export class Uninstantiated {
  readonly #checker: Checker
  readonly #quiet: Checker
  /** Messages about declarations that were looked through. */
  #looked = 0

  constructor(checker: Checker) {
    this.#checker = checker
    this.#quiet = apart(checker)
  }

  checkFunction(symbol: FunctionSymbol): void {
    const { declaration, instances } = symbol
    const { body, isSkipped, templateParameters = [] } = declaration
    if (!body || isSkipped || this.#checker.checkedInstances.has(declaration)) return
    this.#checkDimensions(declaration)
    const values = templateParameters.map(unknown)
    instantiateFunction(this.#quiet, symbol, values)
    this.#reportDeclared()
    this.#checkBodies()
    instances.delete(argumentsKey(values))
  }

  checkClass(template: TypeTemplate): void {
    const { declaration, instances } = template
    if (declaration.kind !== 'struct' || declaration.bases.length > 0 || instances.size > 0) return
    this.#checkDimensions(declaration)
    this.#checkPayload(declaration.members ?? [])
    const values = (declaration.templateParameters ?? []).map(unknown)
    instantiateTypeWith(this.#quiet, template, values, declaration.start)
    this.#reportDeclared()
    this.#checkBodies()
    instances.delete(argumentsKey(values))
  }

  #reportDeclared(): void {
    const { reported } = this.#quiet.sink
    for (const { diagnostic } of reported.slice(this.#looked))
      if (independentOfDeclarations.test(diagnostic.id) || isUnknownType(diagnostic))
        this.#checker.sink.report({ ...diagnostic, notes: diagnostic.notes.filter(({ id }) => !isInstantiation(id)) })
    this.#looked = reported.length
  }

  /** Who reads and writes the fields of a payload depends on no parameter. */
  #checkPayload(members: readonly Declaration[]): void {
    for (const member of members)
      if (member.kind === 'variables')
        for (const { name, annotations } of member.declarators) checkPayloadAccess(this.#checker, name, annotations)
  }

  /** `T a[4][]`: whatever the elements are, only the first dimension may be open. */
  #checkDimensions(part: object, outer?: Span): void {
    const element = 'type' in part && isSpan(part.type) ? part.type : outer
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'object' || value === null) continue
      const name = key === 'arraySizes' && 'name' in part ? part.name : undefined
      if (isSpan(name) && element && Array.isArray(value) && value.lastIndexOf(undefined) > 0) {
        const type = `'${sourceText(this.#checker, element)}[]'`
        this.#checker.sink.report(typeDiagnostics.err_illegal_decl_array_incomplete_type(name.end, { type }))
      } else this.#checkDimensions(value, element)
    }
  }

  /** One instance of each: a body that calls its own template with a type of its own asks for another one, without end. */
  #checkBodies(): void {
    const checked = new Set<Declaration>()
    for (const [target, pending] of this.#quiet.lazyBodies) {
      this.#quiet.lazyBodies.delete(target)
      const { declaration } = pending
      const { body, isSkipped } = declaration
      if (!body || isSkipped || checked.has(declaration) || this.#checker.lazyBodies.has(target)) continue
      checked.add(declaration)
      const sink = new DiagnosticSink()
      const own = { ...this.#quiet, sink }
      inScope(own, pending.scope, () => judgeDefaultValues(own, declaration, target.parameters))
      checkBody(own, { ...pending, notes: [] })
      for (const { diagnostic } of sink.reported) if (isIndependent(diagnostic)) this.#checker.sink.report(diagnostic)
    }
  }
}

function isInstantiation(id: string): boolean {
  return id === 'note_template_instantiation_here'
}

function isSpan(part: unknown): part is Span {
  return typeof part === 'object' && part !== null && 'start' in part && 'end' in part
}

function unknown({ valueType }: TemplateParameter): TemplateArgumentValue {
  return valueType ? { kind: 'value', value: 0n, type: errorType } : { kind: 'type', type: errorQualified }
}

/** What is found out stays here: nothing of it is part of the program. */
function apart(checker: Checker): Checker {
  const copied = Object.entries(checker).map(([key, value]: [string, unknown]) => {
    if (value instanceof Map) return [key, new Map(value)]
    if (value instanceof Set) return [key, new Set(value)]
    return [key, Array.isArray(value) ? [...value] : value]
  })
  return {
    ...(Object.fromEntries(copied) as Checker),
    sink: new DiagnosticSink(),
    names: undefined,
    uses: undefined,
    isUninstantiated: true,
  }
}
