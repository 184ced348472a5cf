// What stands inside a struct: fields, bit-fields, methods, anonymous structs.
//
//   struct S { float a, b[2]; uint low : 4; float f(); struct { int inner; }; };
import type { Declaration, Declarator, StructDeclaration, VariableDeclaration } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import { interpolationModifiers } from '../../hlsl/keywords.ts'
import { isInteger, scalars } from '../../hlsl/scalars.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, errorType, type Field, type ObjectType, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { reportNotConstant } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { foldedInteger } from '../expressions/language-constants.ts'
import { isDynamicResource, reportUntyped } from '../expressions/members.ts'
import { membersOf, symbolLocation } from '../names/lookup.ts'
import { checkPayloadAccess } from '../payloads/payloads.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { requireConcrete } from '../types/abstract.ts'
import { applyArraySizes } from '../types/array-sizes.ts'
import { requireComplete } from '../types/complete.ts'
import { resolveType } from '../types/resolve-type.ts'
import { refuseInside } from '../types/strings.ts'
import { applyModifiers } from '../types/type-modifiers.ts'
import { checkAttributes } from './attributes.ts'
import { checkDeclaration } from './declarations.ts'
import { declareMethod } from './declare-functions.ts'
import { declareStruct } from './declare-structs.ts'
import { isEffect } from './make-variable.ts'
import { checkModifiers } from './modifiers.ts'
import { refuseQualifiedMember } from './qualified-names.ts'
import { declareStaticMember } from './static-members.ts'

export function declareMember(checker: Checker, struct: StructType, member: Declaration): void {
  switch (member.kind) {
    case 'variables':
      if (member.modifiers.some(({ word }) => word === 'static')) declareStaticMember(checker, struct, member)
      else declareFields(checker, struct, member)
      return
    case 'function':
      refuseQualifiedMember(checker, struct, member)
      declareMethod(checker, struct, member)
      return
    case 'struct':
      if (member.name || !member.members) checkDeclaration(checker, member)
      else declareAnonymous(checker, struct, member)
      return
    default:
      checkDeclaration(checker, member)
  }
}

function declareAnonymous(checker: Checker, struct: StructType, member: StructDeclaration): void {
  const type = declareStruct(checker, member)
  if (type.kind !== 'struct') return
  const index = struct.fields.length
  struct.fields.push({
    name: `__anonymous${index}`,
    type,
    owner: struct,
    index,
    rowMajor: checker.isRowMajorAt(member.start),
    bitWidth: undefined,
    semantic: undefined,
    interpolation: [],
    isPrecise: false,
    isAnonymous: true,
    location: member.start,
  })
}

function declareFields(checker: Checker, struct: StructType, declaration: VariableDeclaration): void {
  const shared = checkAttributes(checker, declaration.attributes, 'field')
  const own = declaration.type.kind === 'array-type' ? [] : declaration.type.modifiers
  checkModifiers(checker, [...declaration.modifiers, ...own], 'field', { name: declaration.declarators[0]?.name.start })
  const resolved = resolveType(checker, declaration.type)
  const base = applyModifiers(checker, resolved, declaration.modifiers)
  const interpolation = declaration.modifiers.flatMap(({ word }) => (interpolationModifiers.has(word) ? [word] : []))
  const isPrecise = declaration.modifiers.some(({ word }) => word === 'precise')
  const members = membersOf(checker, struct)
  for (const declarator of declaration.declarators) {
    const { name } = declarator
    refuseQualifiedMember(checker, struct, declarator)
    if (isTaken(checker, struct, declarator)) continue
    if (struct.keyword === 'interface' && checker.options.language === 'hlsl')
      checker.sink.report(structDiagnostics.err_hlsl_interface_data_member(name, { name: name.text }))
    if (declarator.initializer && checker.options.language === 'hlsl')
      checker.sink.report(structDiagnostics.err_hlsl_default_member_value(declarator.initializer.start))
    const type = fieldType(checker, base.type, declarator)
    if (isEffect(type)) {
      checker.sink.report(variableDiagnostics.warn_hlsl_effect_object(declaration.start))
      continue
    }
    const annotations = checkAnnotations(checker, declarator.annotations, { kind: 'field', type, name })
    if (declarator.bitWidth && declarator.annotations.length > 0)
      checker.sink.report(structDiagnostics.err_hlsl_bitfields_with_annotations(name))
    const payloadAccess = checkPayloadAccess(checker, name, declarator.annotations)
    const width = bitWidth(checker, type, declarator)
    const startsNumber = members.endsNumber && width !== undefined
    members.endsNumber = width === 0
    if (width === 0) continue
    const rowMajor = base.rowMajor ?? checker.isRowMajorAt(name.start)
    const attributes = [...shared, ...checkAttributes(checker, declarator.attributes, 'field')]
    const { defaultRowMajor } = checker.options
    const field: { -readonly [Key in keyof Field]: Field[Key] } = {
      name: name.text,
      type,
      owner: struct,
      index: struct.fields.length,
      rowMajor,
      bitWidth: width,
      semantic: annotations.semantic,
      interpolation,
      isPrecise,
      location: name.start,
    }
    if (type.kind === 'matrix' && rowMajor !== defaultRowMajor) field.placedRowMajor = defaultRowMajor
    if (base.normalized) field.normalized = base.normalized
    if (startsNumber) field.startsNumber = startsNumber
    if (attributes.length > 0) field.attributes = attributes
    if (payloadAccess) field.payloadAccess = payloadAccess
    struct.fields.push(field)
    checker.names?.entities.set(field.location, { kind: 'field', field })
  }
}

function isTaken(checker: Checker, struct: StructType, { name }: Declarator): boolean {
  if (name.text === '') return false
  const { methods, scope } = membersOf(checker, struct)
  const field = struct.fields.find((known) => known.name === name.text)
  const method = methods.get(name.text)?.[0]
  const symbol = scope.symbols.get(name.text)
  const isInjected = symbol?.kind === 'type' && symbol.type.type === struct
  if (!field && !method && (!symbol || isInjected)) return false
  const previous = field?.location ?? method?.declaration.name.start ?? (symbol ? symbolLocation(symbol) : name.start)
  const notes = [nameDiagnostics.note_previous_declaration(previous)]
  checker.sink.report(structDiagnostics.err_duplicate_member(name, { name: name.text }, { notes }))
  return true
}

function fieldType(checker: Checker, base: Type, declarator: Declarator): Type {
  const { name, arraySizes, boundsStart } = declarator
  const written = refuseInside(checker, base, name.start)
  const type = applyArraySizes(checker, written, arraySizes, name.text, boundsStart)
  if (type.kind === 'error') return type
  if (type.kind === 'array' && type.count === undefined) {
    checker.sink.report(structDiagnostics.err_hlsl_unsupported_incomplete_array(name))
    return errorType
  }
  if (isDynamicResource(type)) {
    reportUntyped(checker, arrayElement(type) as ObjectType, name)
    return errorType
  }
  const isUsable = requireComplete(checker, type, name.start) && requireConcrete(checker, type, name.start, 'field')
  return isUsable ? type : errorType
}

function bitWidth(checker: Checker, type: Type, declarator: Declarator): number | undefined {
  const { name, bitWidth: syntax } = declarator
  if (!syntax || type.kind === 'error') return undefined
  const scalar = type.kind === 'scalar' ? type.scalar : type.kind === 'enum' ? type.underlying.scalar : undefined
  if (!scalar || !(isInteger(scalar) || scalar === 'bool')) {
    checker.sink.report(
      structDiagnostics.err_not_integral_type_bitfield(name, { name: name.text, type: quoteType(type) }),
    )
    return undefined
  }
  const expression = checkExpression(checker, syntax)
  const width = foldedInteger(checker, expression)
  const limit = scalars[scalar].bits
  if (width === undefined) reportNotConstant(checker, expression, syntax)
  else if (width < 0n)
    checker.sink.report(structDiagnostics.err_bitfield_has_negative_width(name, { name: name.text, width }))
  else if (width > limit)
    checker.sink.report(
      structDiagnostics.err_bitfield_width_exceeds_type_width(name, { name: name.text, width, limit }),
    )
  else if (width === 0n && name.text !== '')
    checker.sink.report(structDiagnostics.err_bitfield_has_zero_width(name, { name: name.text }))
  else return Number(width)
  return undefined
}
