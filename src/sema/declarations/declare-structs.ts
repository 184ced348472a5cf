// Structs, classes and interfaces: bases, fields, methods, static members, nested types.
//
// Fields and signatures are checked in order; bodies of methods wait until the outermost struct is complete, so that they see
// members declared below them.
import type { Identifier, StructDeclaration, TypeSyntax } from '../../ast/nodes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { parserDiagnostics } from '../../diagnostics/tables/parser.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { builtinStruct } from '../../types/builtin-structs.ts'
import { errorType, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { noteBaseAccess, noteMemberAccess } from '../names/access.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { declareType, hideTag } from '../names/declare-names.ts'
import { membersOf, symbolLocation, tagKey } from '../names/lookup.ts'
import { descriptorInterface, redeclaredCore } from '../names/slang-prelude.ts'
import { type NameSymbol, Scope } from '../names/symbols.ts'
import { enterLevels, instanceLevels, leaveLevels } from '../nesting.ts'
import { drainBodies } from '../statements/function-bodies.ts'
import { declareClassTemplate } from '../templates/class-templates.ts'
import { inScope } from '../templates/template-arguments.ts'
import { dependsOn } from '../templates/template-deduction.ts'
import { trial } from '../trial.ts'
import { requireComplete } from '../types/complete.ts'
import { resolveType, unqualified } from '../types/resolve-type.ts'
import { checkAttributes, refuseFunctionAttributes } from './attributes.ts'
import { judgeDefaultValues, judgesDefaults } from './parameters.ts'
import { checkStructLimits } from './struct-limits.ts'
import { declareMember } from './struct-members.ts'

/** A struct without members yet, whose names are looked up from `parent` outwards. */
export function createStruct(
  checker: Checker,
  declaration: StructDeclaration,
  name: string,
  parent: Scope,
  moduleName?: string,
): StructType {
  const { keyword } = declaration
  const struct: StructType = {
    kind: 'struct',
    keyword: keyword === 'union' ? 'struct' : keyword,
    name,
    ...(moduleName !== undefined && { moduleName }),
    scope: parent.prefix,
    ...(name === '' && { unnamedBefore: checker.structs.filter((each) => each.name === '').length }),
    location: declaration.name?.start ?? declaration.start,
    bases: [],
    interfaces: [],
    fields: [],
    isComplete: false,
    ...structTraits(declaration),
  }
  checker.structs.push(struct)
  checker.names?.entities.set(struct.location, { kind: 'struct', type: struct })
  const scope = new Scope('struct', parent, `${parent.prefix}${name}::`, struct)
  checker.members.set(struct, { scope, methods: new Map() })
  return struct
}

function structTraits({ attributes }: StructDeclaration): Pick<StructType, 'isRayPayload' | 'tracksSharing'> {
  const has = (word: string): boolean => attributes.some(({ name }) => name.toLowerCase() === word)
  return {
    ...(has('raypayload') && { isRayPayload: true }),
    ...(has('nodetrackrwinputsharing') && { tracksSharing: true }),
  }
}

export function declareStruct(checker: Checker, declaration: StructDeclaration): Type {
  if (declaration.keyword === 'union')
    checker.sink.report(structDiagnostics.err_hlsl_union_unsupported(declaration.start))
  const core = redeclaredCore(checker, declaration.name)
  if (core) return core
  checkStructAttributes(checker, declaration)
  const { name } = declaration
  const use = declaration.templateParameters ? 'template' : 'tag'
  if (name && !declaration.templateArguments && refuseBuiltinName(checker, name, use)) return errorType
  if (declaration.templateParameters) {
    declareClassTemplate(checker, declaration)
    return errorType
  }
  if (!name) {
    const struct = createStruct(checker, declaration, declaration.aliasName ?? '', checker.scope)
    completeStruct(checker, struct, declaration, checker.scope, '')
    return struct
  }
  if (isNameOfClass(checker.scope, name)) {
    checker.sink.report(structDiagnostics.err_member_name_of_class(name, { name: name.text }))
    return errorType
  }
  const known = ownType(checker.scope, name.text)
  const previous = known?.kind === 'type' && known.type.type.kind === 'struct' ? known.type.type : undefined
  if (known && !previous) {
    const notes = [nameDiagnostics.note_previous_definition(symbolLocation(known))]
    checker.sink.report(nameDiagnostics.err_redefinition_different_kind(name, { name: name.text }, { notes }))
    return errorType
  }
  if (!declaration.members) {
    if (previous) {
      checker.names?.repeat(name.start, previous.location)
      return previous
    }
    const struct = createStruct(checker, declaration, name.text, checker.scope)
    declareType(checker, name, unqualified(struct))
    return struct
  }
  if (previous?.isComplete) {
    const notes = [nameDiagnostics.note_previous_definition(previous.location)]
    checker.sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
    return previous
  }
  if (previous) checker.names?.repeat(name.start, previous.location)
  const struct = previous ?? createStruct(checker, declaration, name.text, checker.scope)
  if (!previous) declareType(checker, name, unqualified(struct))
  completeStruct(checker, struct, declaration, checker.scope, name.text)
  return struct
}

/** DXC rejects them in front of `struct S { };`, except inside another struct. */
function checkStructAttributes(checker: Checker, { attributes, attributesBefore = 0 }: StructDeclaration): void {
  checkAttributes(checker, attributes, 'struct')
  refuseFunctionAttributes(checker, attributes.slice(attributesBefore))
  if (attributesBefore > 0 && checker.options.isLenientLikeDxc && checker.scope.kind !== 'struct')
    checker.sink.report(parserDiagnostics.err_attributes_not_allowed(attributes[0]!))
}

/** Inside, a struct is known by its own name. */
function isNameOfClass({ struct, symbols }: Scope, { text }: Identifier): boolean {
  const known = struct && symbols.get(text)
  return known?.kind === 'type' && known.type.type === struct
}

function ownType(scope: Scope, name: string): NameSymbol | undefined {
  const tag = scope.symbols.get(tagKey(name))
  if (tag) return tag
  const symbol = scope.symbols.get(name)
  return symbol?.kind === 'type' || symbol?.kind === 'type-template' ? symbol : undefined
}

/** Fills a struct from its declaration. `injectedName` is how the struct calls itself inside, `askedAt` the place that needs it. */
export function completeStruct(
  checker: Checker,
  struct: StructType,
  declaration: StructDeclaration,
  parent: Scope,
  injectedName: string,
  askedAt = declaration.start,
): void {
  if (!enterLevels(checker, askedAt, instanceLevels)) return
  const defined: { -readonly [Key in keyof StructType]: StructType[Key] } = struct
  defined.location = declaration.name?.start ?? declaration.start
  const members = membersOf(checker, struct)
  let { scope } = members
  // An instance of a template looks names up through its arguments.
  if (scope.parent !== parent) {
    scope = new Scope('struct', parent, scope.prefix, struct)
    const hasDependentBase = checker.options.language === 'hlsl' && dependsOnTemplate(declaration.bases, parent)
    checker.members.set(struct, { scope, methods: members.methods, hasDependentBase, usedFields: new Set() })
  }
  declareBases(checker, struct, declaration)
  noteBaseAccess(checker, struct, declaration)
  noteMemberAccess(checker, struct, declaration)
  if (injectedName !== '')
    scope.symbols.set(injectedName, { kind: 'type', type: unqualified(struct), location: struct.location })
  const outer = checker.scope
  checker.scope = scope
  checker.openStructs++
  for (const member of declaration.members ?? []) declareMember(checker, struct, member)
  checker.openStructs--
  if (struct.fields.some(({ name }) => name === injectedName)) hideTag(scope, injectedName)
  checker.scope = outer
  struct.isComplete = true
  checkStructLimits(checker, struct)
  checkMethodDefaults(checker, struct)
  drainBodies(checker)
  leaveLevels(checker, instanceLevels)
}

function dependsOnTemplate(bases: readonly TypeSyntax[], scope: Scope): boolean {
  const names = new Set<string>()
  for (let around: Scope | undefined = scope; around; around = around.parent)
    if (around.kind === 'template') for (const name of around.symbols.keys()) names.add(name)
  return bases.some((base) => dependsOn(base, names))
}

/** They may name members that are declared further down, but not need the default values of those. */
function checkMethodDefaults(checker: Checker, struct: StructType): void {
  const all = [...membersOf(checker, struct).methods.values()].flat()
  const own = all.filter(
    ({ owner, function: made, scope }) => made && owner === struct && judgesDefaults(checker, scope),
  )
  for (const { defaults } of own) for (const value of defaults) if (value) checker.openDefaults.add(value)
  for (const { declaration, function: made, scope } of own.sort((one, other) => one.place - other.place))
    if (made) inScope(checker, scope, () => judgeDefaultValues(checker, declaration, made.parameters))
}

function declareBases(checker: Checker, struct: StructType, declaration: StructDeclaration): void {
  for (const syntax of declaration.bases) {
    const base = resolveBase(checker, syntax)
    if (base.kind === 'error') continue
    if (base.kind !== 'struct') {
      checker.sink.report(structDiagnostics.err_expected_class_name(syntax))
      continue
    }
    if (base === descriptorInterface) {
      checker.sink.report(handleDiagnostics.err_hlsl_descriptor_sealed(syntax, { name: struct.scope + struct.name }))
      continue
    }
    const isInterface = struct.keyword === 'interface'
    if (isInterface && (base.keyword !== 'interface' || checker.options.language === 'hlsl')) {
      checker.sink.report(structDiagnostics.err_hlsl_interfaces_cannot_inherit(syntax))
      continue
    }
    if (base.keyword === 'interface') {
      if (requireComplete(checker, base, syntax.start, 'base')) struct.interfaces.push(base)
      continue
    }
    if (base === builtinStruct(base.name))
      checker.sink.report(structDiagnostics.err_class_marked_final_used_as_base(syntax, { name: base.name }))
    else if (struct.bases.includes(base))
      checker.sink.report(structDiagnostics.err_duplicate_base_class(syntax, { name: base.scope + base.name }))
    else if (struct.bases.length > 0) checker.sink.report(structDiagnostics.err_hlsl_multiple_concrete_bases(syntax))
    else if (requireComplete(checker, base, syntax.start, 'base')) struct.bases.push(base)
  }
}

/** An unknown name in this place has words of its own. */
export function resolveBase(checker: Checker, syntax: TypeSyntax): Type {
  const isPlain = syntax.kind === 'named-type' && syntax.path.every((segment) => !segment.templateArguments)
  if (!isPlain) return resolveType(checker, syntax).type
  const quiet = trial(checker)
  const { type } = resolveType(quiet, syntax)
  if (type.kind !== 'error' || quiet.sink.errorCount === 0) return type
  checker.sink.report(structDiagnostics.err_expected_class_name(syntax))
  return errorType
}
