// Parameters of functions and their default values.
//
//   float f(inout float x, const int n = 2)
import type {
  Expression as ExpressionSyntax,
  FunctionDeclaration,
  Identifier,
  Parameter as ParameterSyntax,
} from '../../ast/nodes.ts'
import { walk } from '../../ast/walk.ts'
import { entryPointDiagnostics } from '../../diagnostics/tables/entry-points.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { meshOutputOf } from '../../program/entry-signature.ts'
import type { Parameter } from '../../program/program.ts'
import { arrayElement, errorType, type ObjectType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkInitializer } from '../expressions/initializers.ts'
import { isDynamicResource, reportUntyped } from '../expressions/members.ts'
import { Scope } from '../names/symbols.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { isInTemplate } from '../statements/function-bodies.ts'
import { inScope } from '../templates/template-arguments.ts'
import { applyArraySizes } from '../types/array-sizes.ts'
import { refuseBufferCopy } from '../types/contents.ts'
import { resolveType } from '../types/resolve-type.ts'
import { refuseString } from '../types/strings.ts'
import { applyModifiers } from '../types/type-modifiers.ts'
import { isSpelledOut } from '../types/written-types.ts'
import { checkAttributes } from './attributes.ts'
import { checkModifiers } from './modifiers.ts'

const ownWords = new Set(['in', 'out', 'inout', 'const', 'row_major', 'column_major', 'precise'])

export function checkParameter(checker: Checker, syntax: ParameterSyntax, isOnly = true): Parameter {
  checkModifiers(checker, syntax.modifiers, 'parameter')
  const base = applyModifiers(checker, resolveType(checker, syntax.type), syntax.modifiers)
  const name = syntax.name?.text ?? ''
  const words = syntax.modifiers.map(({ word }) => word)
  const location = syntax.name?.start ?? syntax.start
  const written = refuseString(checker, base.type, location, 'parameter')
  let type = applyArraySizes(checker, written, syntax.arraySizes, name, syntax.boundsStart)
  if (type.kind === 'void') {
    const row = isOnly ? functionDiagnostics.err_invalid_variable_type_void : functionDiagnostics.err_void_only_param
    checker.sink.report(row(location))
    type = errorType
  }
  if (isDynamicResource(type)) {
    reportUntyped(checker, arrayElement(type) as ObjectType, syntax.name ?? syntax)
    type = errorType
  }
  if (refuseBufferCopy(checker, type, location, 'parameter')) type = errorType
  const isUnbounded = type.kind === 'array' && type.count === undefined && arrayElement(type).kind === 'object'
  if (isUnbounded && !checker.options.isLenientLikeDxc)
    checker.sink.report(typeDiagnostics.err_hlsl_incomplete_resource_array_in_function_param(location))
  const isOut = words.includes('out')
  const annotations = checkAnnotations(checker, syntax.annotations, {
    kind: 'parameter',
    type,
    name: syntax.name ?? syntax,
  })
  const variable: Parameter = {
    kind: 'parameter',
    name,
    scope: '',
    type,
    isConst: base.isConst,
    isPrecise: words.includes('precise'),
    rowMajor: base.rowMajor ?? checker.isRowMajorAt(location),
    ...(base.normalized ? { normalized: base.normalized } : {}),
    location,
    modifiers: words.filter((word) => !ownWords.has(word)),
    semantic: annotations.semantic,
    bindings: annotations.bindings,
    packOffset: undefined,
    attributes: checkAttributes(checker, syntax.attributes, 'parameter'),
    initializer: undefined,
    buffer: undefined,
    mode: words.includes('inout') || (isOut && words.includes('in')) ? 'inout' : isOut ? 'out' : 'in',
  }
  checkMode(checker, variable, words)
  checker.names?.entities.set(location, { kind: 'variable', variable })
  if (isSpelledOut(syntax.type)) checker.spelledOut.add(location)
  return variable
}

/** Some things are only read, some only written, and streams are never copied. */
function checkMode({ sink }: Checker, parameter: Parameter, words: readonly string[]): void {
  const { type, mode, location } = parameter
  const output = meshOutputOf(parameter)
  if (output && mode !== 'out') sink.report(stageLimitDiagnostics.err_hlsl_mesh_output_mode(location, { word: output }))
  if (words.includes('payload') && !words.includes('in') && !words.includes('inout'))
    sink.report(stageLimitDiagnostics.err_hlsl_payload_mode(location))
  if (type.kind !== 'object') return
  const { category, name } = type.row
  if (category === 'stream' && mode !== 'inout')
    sink.report(entryPointDiagnostics.err_hlsl_missing_inout_attr(location))
  if (category === 'patch' && mode !== 'in') sink.report(stageLimitDiagnostics.err_hlsl_patch_mode(location, { name }))
}

/** `f(void)` has no parameters. */
export function parametersOf(declaration: FunctionDeclaration): readonly ParameterSyntax[] {
  const [only] = declaration.parameters
  const isVoid =
    declaration.parameters.length === 1 &&
    only!.name === undefined &&
    only!.type.kind === 'named-type' &&
    only!.type.path.length === 1 &&
    only!.type.path[0]!.name === 'void'
  return isVoid ? [] : declaration.parameters
}

/** The types of later ones are looked up among the names of earlier ones. */
export function checkParameters(checker: Checker, syntax: readonly ParameterSyntax[]): Parameter[] {
  const scope = new Scope('function', checker.scope)
  refuseRepeatedNames(checker, syntax)
  return inScope(checker, scope, () =>
    syntax.map((each) => {
      const parameter = checkParameter(checker, each, syntax.length === 1)
      if (parameter.name !== '') scope.symbols.set(parameter.name, { kind: 'variable', variable: parameter })
      return parameter
    }),
  )
}

/** Said once, in a template where it stands. */
export function refuseRepeatedNames({ sink, refused }: Checker, parameters: readonly ParameterSyntax[]): void {
  const seen = new Map<string, Identifier>()
  for (const { name } of parameters) {
    const previous = name && seen.get(name.text)
    if (name && previous && !refused.has(name)) {
      refused.add(name)
      const notes = [nameDiagnostics.note_previous_declaration(previous)]
      sink.report(nameDiagnostics.err_param_redefinition(name, { name: name.text }, { notes }))
    }
    if (name && !previous) seen.set(name.text, name)
  }
}

/** A default value is computed where the function is called, before there are any parameters. */
function reportParameters(checker: Checker, value: ExpressionSyntax, names: ReadonlySet<string>): void {
  if (names.size === 0 || checker.checkedDefaults.has(value)) return
  walk(value, (node) => {
    const only = node.kind === 'name' && node.path.length === 1 ? node.path[0] : undefined
    if (only && names.has(only.name)) {
      const parameters = { name: only.name }
      checker.sink.report(functionDiagnostics.err_param_default_argument_references_param(only, parameters))
      checker.checkedDefaults.add(value)
    }
    return true
  })
}

/** The values themselves; those of templates are judged where an instance is called, or when there is none in the end. */
export function checkDefaultValues(
  checker: Checker,
  declaration: FunctionDeclaration,
  parameters: readonly Parameter[],
): void {
  if (judgesDefaults(checker, checker.scope)) judgeDefaultValues(checker, declaration, parameters)
}

/** Whether default values of functions in a scope are judged where they stand. */
export function judgesDefaults({ options }: Checker, scope: Scope): boolean {
  return options.language === 'hlsl' && !isInTemplate(scope)
}

export function judgeDefaultValues(
  checker: Checker,
  declaration: FunctionDeclaration,
  parameters: readonly Parameter[],
): void {
  for (const [index, { defaultValue }] of parametersOf(declaration).entries()) {
    const parameter = parameters[index]
    if (!defaultValue || !parameter || checker.checkedDefaults.has(defaultValue)) continue
    checker.checkedDefaults.add(defaultValue)
    checkInitializer(checker, defaultValue, parameter.type, defaultValue.start)
    checker.openDefaults.delete(defaultValue)
  }
}

export function checkDefaults(checker: Checker, parameters: readonly ParameterSyntax[]): void {
  let seen = false
  const names = new Set<string>()
  for (const { name, start, defaultValue } of parameters) {
    if (defaultValue) reportParameters(checker, defaultValue, names)
    if (name) names.add(name.text)
    if (defaultValue) seen = true
    else if (seen) {
      const text = name?.text ?? ''
      checker.sink.report(functionDiagnostics.err_param_default_argument_missing(name?.start ?? start, { name: text }))
    }
  }
}
