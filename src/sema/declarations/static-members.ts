// Static members: declared in a struct, defined once outside of it.
//
//   struct S { static int count; };
//   int S::count = 2;
import type { Declarator, Identifier, VariableDeclaration } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import type { Expression, Variable } from '../../program/program.ts'
import { quoteType, typeText } from '../../types/print.ts'
import type { StructType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkInitializer } from '../expressions/initializers.ts'
import { isError } from '../expressions/nodes.ts'
import { declareLocal } from '../names/declare-names.ts'
import { type Container, membersOf, resolveContainer, symbolLocation } from '../names/lookup.ts'
import { reportNoMember } from '../names/missing-names.ts'
import { noteInitializerCalls } from '../statements/function-bodies.ts'
import { inScope } from '../templates/template-arguments.ts'
import { applyArraySizes } from '../types/array-sizes.ts'
import { quoteConst } from '../types/type-names.ts'
import { checkHead, isUnsized, makeVariable, type Placement, type VariableHead } from './make-variable.ts'
import { refuseQualifiedMember } from './qualified-names.ts'

export function declareStaticMember(checker: Checker, struct: StructType, declaration: VariableDeclaration): void {
  const head = checkHead(checker, declaration, 'field')
  for (const declarator of declaration.declarators) {
    refuseQualifiedMember(checker, struct, declarator)
    if (declarator.bitWidth)
      checker.sink.report(structDiagnostics.err_static_not_bitfield(declarator.name, { name: declarator.name.text }))
    const kind = head.words.includes('groupshared') ? 'groupshared' : 'static'
    const place = (): Placement => ({ kind, buffer: undefined, isMember: true })
    const declare = (variable: Variable): boolean => declareLocal(checker, variable, declarator.name)
    const { variable, initializer, isNew } = makeVariable(checker, head, declarator, place, declare)
    if (!isNew) continue
    if (initializer && checker.options.language === 'hlsl')
      checkInClass(checker, variable, initializer, declarator.name)
    variable.initializer = initializer
    if (initializer) noteInitializerCalls(checker, variable, initializer)
    else if (checker.options.language === 'hlsl') checker.undefinedMembers.add(variable)
    checker.globals.push(variable)
  }
}

/** In a class, only constants that are one number get their values; Clang requires `constexpr` for floats, which DXC does not have. */
function checkInClass({ sink }: Checker, { type, isConst }: Variable, initializer: Expression, name: Identifier): void {
  if (type.kind === 'error' || isError(initializer)) return
  if (!isConst) sink.report(structDiagnostics.err_in_class_initializer_non_const(name))
  else if (type.kind !== 'scalar' && type.kind !== 'enum')
    sink.report(structDiagnostics.err_in_class_initializer_bad_type(name, { type: quoteConst(type) }))
  else if (evaluateConstant(initializer) === undefined)
    sink.report(structDiagnostics.err_in_class_initializer_non_constant(name))
}

/** `int S::count = 3;`. */
export function defineStaticMember(checker: Checker, head: VariableHead, declarator: Declarator): void {
  const container = resolveContainer(checker, declarator.qualifier, false)
  const { name, initializer } = declarator
  if (container?.kind === 'namespace') refuseNamespaceMember(checker, container, declarator)
  if (container?.kind !== 'type' || container.type.kind !== 'struct') return
  const struct = container.type
  const { scope } = membersOf(checker, struct)
  const symbol = scope.symbols.get(name.text)
  if (symbol?.kind !== 'variable') {
    checker.sink.report(
      nameDiagnostics.err_no_member(
        name,
        { name: name.text, container: `'${struct.scope}${struct.name}'`, advice: '' },
        { noHelp: true },
      ),
    )
    return
  }
  const { variable } = symbol
  checker.names?.repeat(name.start, variable.location)
  const isFirst = checker.undefinedMembers.delete(variable)
  const base = head.base?.type ?? variable.type
  const type = applyArraySizes(checker, base, declarator.arraySizes, name.text, declarator.boundsStart)
  if (type.kind === 'error' || refuseDefinition(checker, head, declarator, variable, type, isFirst)) return
  if (!initializer) return
  variable.initializer = inScope(checker, scope, () =>
    checkInitializer(checker, initializer, variable.type, name.start),
  )
  noteInitializerCalls(checker, variable, variable.initializer)
}

/** Only a member of a struct is declared in one place and defined in another; an `extern` in a namespace may be declared twice. */
function refuseNamespaceMember(
  checker: Checker,
  space: Extract<Container, { kind: 'namespace' }>,
  { name }: Declarator,
): void {
  const { text, start, end } = name
  const symbol = space.scope.symbols.get(text)
  if (!symbol) {
    reportNoMember(checker, space, { name: text, start, end })
    return
  }
  if (symbol.kind === 'variable' && checker.onlyDeclared.has(symbol.variable)) return
  const notes = [nameDiagnostics.note_previous_definition(symbolLocation(symbol))]
  checker.sink.report(nameDiagnostics.err_redefinition(name, { name: text }, { notes }))
}

/** The definition has the type of the member, and there is one; a value in the class may be followed by one without. */
function refuseDefinition(
  { sink, options }: Checker,
  { base }: VariableHead,
  { name, initializer }: Declarator,
  variable: Variable,
  type: Type,
  isFirst: boolean,
): boolean {
  if (options.language !== 'hlsl' || variable.type.kind === 'error') return false
  const notes = [nameDiagnostics.note_previous_definition(variable.location)]
  const isSameType = type === variable.type || isUnsized(variable.type) || isUnsized(type)
  if (base && !(isSameType && base.isConst === variable.isConst)) {
    const [written, previous] = [withConst(type, base.isConst), withConst(variable.type, variable.isConst)]
    const parameters = { name: name.text, type: written, previous }
    sink.report(nameDiagnostics.err_redefinition_different_type(name, parameters, { notes }))
    return true
  }
  if (isFirst || (variable.isConst && !initializer)) return false
  sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
  return true
}

function withConst(type: Type, isConst: boolean): string {
  return isConst ? `'const ${typeText(type)}'` : quoteType(type)
}
