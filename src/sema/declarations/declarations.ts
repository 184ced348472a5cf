// One declaration, wherever it stands: the way to the file that knows its kind.

import type {
  AliasDeclaration,
  Declaration,
  Identifier,
  NamespaceDeclaration,
  UsingDeclaration,
} from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { nowhere, type Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { derivesFrom } from '../conversions/conversions.ts'
import { refuseBuiltinName, takenName } from '../names/builtin-names.ts'
import { declareName } from '../names/declare-names.ts'
import {
  type Container,
  findInContainer,
  findType,
  locationOf,
  lookupName,
  membersOf,
  resolveContainer,
} from '../names/lookup.ts'
import { type NameSymbol, Scope, type TypeTemplate } from '../names/symbols.ts'
import { findInNamespace, use } from '../names/used-namespaces.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { tracesBesides } from '../statements/function-bodies.ts'
import { checkInstantiation } from '../templates/explicit-instantiations.ts'
import { checkShadowedParameters } from '../templates/shadowed-parameters.ts'
import { trial } from '../trial.ts'
import { applyArraySizes } from '../types/array-sizes.ts'
import { withNeeds } from '../types/resolve-inline-types.ts'
import { resolveType } from '../types/resolve-type.ts'
import { refuseInside } from '../types/strings.ts'
import { checkAttributes } from './attributes.ts'
import { declareEnum } from './declare-enums.ts'
import { declareFunction, inheritMethods } from './declare-functions.ts'
import { declareStruct } from './declare-structs.ts'
import { declareBuffer, declareGlobals } from './declare-variables.ts'
import { checkModifiers } from './modifiers.ts'
import { checkStaticAssert } from './static-assert.ts'

/** A declaration of a file or a namespace: another program with the same text up to here may do without it. */
export function checkOutermost(checker: Checker, declaration: Declaration): void {
  const { sink, messages } = checker
  const [before, seen, logged] = [tracesBesides(checker, declaration), sink.all.length, checker.instanceLog.length]
  checkDeclaration(checker, declaration)
  const isSilent = sink.all.length === seen && checker.instanceLog.length === logged
  if (isSilent && tracesBesides(checker, declaration) === before) messages.silentEnds.add(declaration.end)
}

/** Declarations of files, namespaces, structs and blocks; variables of functions are statements. */
export function checkDeclaration(checker: Checker, declaration: Declaration): void {
  if (checker.sink.isFull) return
  switch (declaration.kind) {
    case 'variables':
      declareGlobals(checker, declaration)
      return
    case 'function':
      declareFunction(checker, declaration)
      return
    case 'struct':
      if (!declaration.name && declaration.members && checker.options.language === 'hlsl')
        checker.sink.report(structDiagnostics.err_anonymous_record_not_member(declaration.start))
      declareStruct(checker, declaration)
      return
    case 'enum':
      declareEnum(checker, declaration)
      return
    case 'alias':
      declareAlias(checker, declaration)
      return
    case 'using':
      declareUsing(checker, declaration)
      return
    case 'namespace':
      declareNamespace(checker, declaration)
      return
    case 'buffer':
      declareBuffer(checker, declaration)
      return
    case 'static-assert':
      checkStaticAssert(checker, declaration)
      return
    case 'instantiation':
      checkInstantiation(checker, declaration)
      return
    case 'empty':
      return
  }
}

function declareAlias(checker: Checker, declaration: AliasDeclaration): void {
  const { scope } = checker
  if (declaration.templateParameters) {
    checkShadowedParameters(checker, declaration)
    for (const { name } of declaration.names) {
      const template: TypeTemplate = {
        kind: 'type-template',
        name: name.text,
        declaration,
        scope,
        specializations: [],
        instances: new Map(),
      }
      if (refuseBuiltinName(checker, name, 'template')) continue
      declareName(checker, name, template)
    }
    return
  }
  if (!declaration.isUsing && scope.kind === 'struct' && checker.options.isLenientLikeDxc)
    checker.sink.report(structDiagnostics.err_hlsl_unsupported_nested_typedef(declaration))
  checkModifiers(checker, declaration.modifiers, 'typedef')
  const base = resolveType(checker, declaration.type)
  for (const { name, attributes, arraySizes, boundsStart, annotations } of declaration.names) {
    checkAnnotations(checker, annotations, { kind: 'alias', type: undefined, name })
    const needed = withNeeds(base.type, checkAttributes(checker, attributes, 'typedef'))
    refuseInside(checker, base.type, name.start)
    const type = { ...base, type: applyArraySizes(checker, needed, arraySizes, name.text, boundsStart) }
    checker.names?.entities.set(name.start, { kind: 'alias', type: type.type })
    const known = scope.symbols.get(name.text) ?? builtinTypedef(checker, name)
    if (!known && takenName(checker, name.text) === 'template') {
      refuseBuiltinName(checker, name, 'template')
      continue
    }
    if (known?.kind !== 'type') {
      declareName(checker, name, { kind: 'type', type, location: name.start })
      continue
    }
    // `typedef struct S S;` and repeated typedefs are fine.
    const previous = known.type.type
    if (previous === type.type) scope.symbols.set(name.text, { ...known, location: name.start })
    if (previous === type.type || previous.kind === 'error' || type.type.kind === 'error') continue
    const notes = known.location === nowhere ? [] : [nameDiagnostics.note_previous_definition(known.location)]
    checker.sink.report(
      nameDiagnostics.err_redefinition_different_typedef(
        name,
        {
          what: declaration.isUsing ? 'type alias' : 'typedef',
          type: quoteType(type.type),
          previous: quoteType(previous),
        },
        { notes },
      ),
    )
  }
}

/** What a name means before the file begins, if it is a type without parameters. */
function builtinTypedef(checker: Checker, { text, start, end }: Identifier): NameSymbol | undefined {
  const kind = takenName(checker, text)
  if (kind !== 'typedef' && kind !== 'struct') return undefined
  const path = [{ name: text, templateArguments: undefined, start, end }]
  const syntax = { kind: 'named-type', isGlobal: false, path, keyword: undefined, modifiers: [], start, end } as const
  return { kind: 'type', type: resolveType(trial(checker), syntax), location: nowhere }
}

function declareUsing(checker: Checker, { isNamespace, path }: UsingDeclaration): void {
  const last = path.at(-1)
  if (!last) return
  if (isNamespace) {
    const container = isKnownNamespace(checker, path) ? resolveContainer(checker, path, false) : undefined
    if (container?.kind === 'namespace') use(checker.scope, container.scope)
    else checker.sink.report(nameDiagnostics.err_expected_namespace_name(last))
    return
  }
  const container = resolveContainer(checker, path.slice(0, -1), path.length === 1)
  if (!container || refuseContainer(checker, container, path[0]!)) return
  const found = findInContainer(checker, container, last.name) ?? lookupName(checker, path, false)
  if (found) checker.names?.use(last.start, locationOf(found))
  const { struct } = checker.scope
  if (found?.kind === 'methods' && struct) inheritMethods(checker, struct, found)
  if (found?.kind === 'field' && struct) membersOf(checker, struct).usedFields?.add(last.name)
  if (found?.kind !== 'symbol') return
  const known = checker.scope.symbols.get(last.name)
  if (known?.kind === 'functions' && found.symbol.kind === 'functions') known.overloads.push(...found.symbol.overloads)
  else if (found.symbol.kind === 'functions')
    checker.scope.symbols.set(last.name, { ...found.symbol, overloads: [...found.symbol.overloads] })
  else checker.scope.symbols.set(last.name, found.symbol)
}

/** In a struct `using` names members of a base, elsewhere those of a namespace. */
function refuseContainer(checker: Checker, container: Container, at: Span): boolean {
  const { struct } = checker.scope
  const type = container.kind === 'type' ? container.type : undefined
  if (type?.kind === 'error' || (!struct && !type)) return false
  if (!struct) checker.sink.report(nameDiagnostics.err_using_decl_can_not_refer_to_class_member(at))
  else if (container.kind === 'namespace')
    checker.sink.report(
      nameDiagnostics.err_using_decl_nested_name_specifier_is_not_class(at, {
        container: `${container.name}::`,
      }),
    )
  else if (type?.kind === 'struct' && !derivesFrom(struct, type))
    checker.sink.report(
      nameDiagnostics.err_using_decl_nested_name_specifier_is_not_base_class(at, {
        container: `${type.name}::`,
        struct: quoteType(struct),
      }),
    )
  else return false
  return true
}

function isKnownNamespace(checker: Checker, path: readonly { readonly name: string }[]): boolean {
  const first = path[0]!.name
  if (findType(checker, first)) return false
  for (let scope: Scope | undefined = checker.scope; scope; scope = scope.parent)
    if (findInNamespace(scope, first)?.symbol.kind === 'namespace') return true
  return false
}

function refuseExports(checker: Checker, { start, members }: NamespaceDeclaration): void {
  for (const member of members) {
    const word = member.kind === 'function' && member.modifiers.find((modifier) => modifier.word === 'export')
    if (!word) continue
    const notes = [functionDiagnostics.note_anonymous_namespace(start)]
    checker.sink.report(functionDiagnostics.err_export_within_anonymous_namespace(word, undefined, { notes }))
  }
}

/** The current scope is that of the namespace; it may be open already. */
function noteNamespace({ names, scope }: Checker, { start }: Identifier): void {
  const first = names?.namespaces.get(scope)
  if (first === undefined) names?.namespaces.set(scope, start)
  else names?.repeat(start, first)
}

function declareNamespace(checker: Checker, declaration: NamespaceDeclaration): void {
  const outer = checker.scope
  for (const name of declaration.path) {
    const known = checker.scope.symbols.get(name.text)
    if (known?.kind === 'namespace') checker.scope = known.scope
    else {
      const scope = new Scope('namespace', checker.scope, `${checker.scope.prefix}${name.text}::`)
      if (known) declareName(checker, name, { kind: 'namespace', name: name.text, scope })
      else checker.scope.symbols.set(name.text, { kind: 'namespace', name: name.text, scope })
      checker.scope = scope
    }
    noteNamespace(checker, name)
  }
  // An unnamed namespace is its file's own, and here there is one file.
  if (declaration.path.length === 0) refuseExports(checker, declaration)
  for (const member of declaration.members) checkOutermost(checker, member)
  checker.scope = outer
}
