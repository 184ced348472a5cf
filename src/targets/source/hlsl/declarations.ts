// Structs, enums, buffers, global variables and functions as HLSL.
import { evaluateConstant } from '../../../program/evaluate/evaluate.ts'
import type {
  ConstantBuffer,
  Expression,
  Parameter,
  ProgramAttribute,
  ProgramFunction,
  Statement,
  Variable,
} from '../../../program/program.ts'
import { containsResources } from '../../../program/resources.ts'
import { forEachExpression, walkExpression } from '../../../program/walk.ts'
import { forEachWrite, rootVariableOf, type Written } from '../../../program/writes.ts'
import { withoutDeadArms } from '../../../raise/raise.ts'
import type { EnumType, Field, PayloadAccess, SemanticName, StructType } from '../../../types/types.ts'
import { commentBehindName, textAbove } from './comments.ts'
import { initializerText } from './constructs.ts'
import { Lines } from './lines.ts'
import { Locals } from './locals.ts'
import { isSubobject } from './names.ts'
import { type Registers, registerText } from './registers.ts'
import { closing, opening } from './spaces.ts'
import { writeBody } from './statements.ts'
import { attributeText } from './text.ts'
import { declare, hasMatrices, modifierWords, typeName } from './types.ts'
import type { Writing } from './writing.ts'

function withComment(writing: Writing, location: number, lines: Lines): void {
  const { comment } = textAbove(writing.sources, location)
  if (comment !== '') lines.add(comment)
}

/** What follows a declaration on its line. */
function trailing(writing: Writing, location: number): string {
  const comment = commentBehindName(writing.sources, location)
  return comment === '' ? '' : ` ${comment}`
}

/** ` : read(caller) : write(miss)`. */
function accessText(access: PayloadAccess | undefined): string {
  if (!access) return ''
  const words = (['read', 'write'] as const).filter((word) => access[word].length > 0)
  // A field without access still needs a qualifier.
  if (words.length === 0) return ' : read()'
  return words.map((word) => ` : ${word}(${access[word].join(', ')})`).join('')
}

function semanticText(semantic: SemanticName | undefined): string {
  return semantic ? ` : ${semantic.text}` : ''
}

// ---- Types

export function writeEnum(writing: Writing, type: EnumType): string {
  const lines = new Lines()
  withComment(writing, type.location, lines)
  const { name } = writing.names.enum(type)
  const underlying = type.isFixed ? ` : ${typeName(writing, type.underlying)}` : ''
  lines.open(`enum ${type.isScoped ? 'class ' : ''}${name}${underlying} {`)
  for (const [enumerator, value] of type.enumerators)
    lines.add(`${writing.names.enumerator(type, enumerator)} = ${value},`)
  lines.close('};')
  return lines.toString()
}

/** A struct as far as its methods. */
export function writeStructHead(writing: Writing, type: StructType): string {
  const lines = new Lines()
  // The struct around a single value is not in the source, so it has no comment.
  const isWritten = type.standsFor === undefined
  if (isWritten) withComment(writing, type.location, lines)
  const bases = type.bases.map((base) => typeName(writing, base))
  const keyword = type.keyword === 'class' ? 'class' : 'struct'
  const attribute = type.isRayPayload ? '[raypayload] ' : type.tracksSharing ? '[NodeTrackRWInputSharing] ' : ''
  lines.open(
    `${keyword} ${attribute}${writing.names.struct(type).name}${bases.length === 0 ? '' : ` : ${bases.join(', ')}`} {`,
  )
  for (const field of type.fields) {
    if (isWritten) withComment(writing, field.location, lines)
    if (field.startsNumber) lines.add(`${typeName(writing, field.type)} : 0;`)
    lines.add(fieldText(writing, field) + trailing(writing, field.location))
  }
  return lines.toString()
}

function fieldText(writing: Writing, field: Field): string {
  const { name, type, rowMajor, normalized, interpolation, isPrecise, bitWidth, semantic, payloadAccess } = field
  const words = [
    ...interpolation,
    ...(isPrecise ? ['precise'] : []),
    ...(rowMajor && hasMatrices(type) ? ['row_major'] : []),
    ...(normalized ? [normalized] : []),
    declare(writing, type, name),
  ]
  return `${words.join(' ')}${bitWidth === undefined ? '' : ` : ${bitWidth}`}${semanticText(semantic)}${accessText(payloadAccess)};`
}

// ---- Variables

export function writeBuffer(writing: Writing, buffer: ConstantBuffer, registers: Registers): string {
  const isLoose = buffer.name === '$Globals'
  const unusual = isLoose ? registers.unusualGlobals() : undefined
  const lines = new Lines()
  if (isLoose && !unusual) {
    writeLoose(writing, buffer.members, registers, lines)
    return lines.toString()
  }
  withComment(writing, buffer.location, lines)
  for (const attribute of buffer.attributes) lines.add(attributeText(attribute))
  const annotation = unusual ? ` : ${registerText(unusual)}` : registers.annotation(buffer)
  const keyword = buffer.isTexture ? 'tbuffer' : 'cbuffer'
  lines.open(`${keyword} ${isLoose ? 'Globals' : buffer.name}${annotation} {`)
  for (const member of buffer.members) writeMember(writing, member, registers, lines)
  lines.close('};')
  return lines.toString()
}

/** Loose constants stand in their namespaces. */
function writeLoose(writing: Writing, members: readonly Variable[], registers: Registers, lines: Lines): void {
  for (const member of members) {
    const { scope } = writing.names.variable(member)
    if (scope !== writing.scope) {
      if (writing.scope !== '') lines.add(closing(writing.scope))
      if (scope !== '') lines.add(opening(scope))
      writing.scope = scope
    }
    writeMember(writing, member, registers, lines)
  }
  if (writing.scope !== '') lines.add(closing(writing.scope))
}

/** Of a buffer, or a loose constant. */
function writeMember(writing: Writing, member: Variable, registers: Registers, lines: Lines): void {
  withComment(writing, member.location, lines)
  const { packOffset } = member
  const component = packOffset && packOffset.component > 0 ? `.${'xyzw'[packOffset.component]}` : ''
  const place = packOffset ? ` : packoffset(c${packOffset.register}${component})` : registers.annotation(member)
  const text = `${variableHead(writing, member)}${place}${memberValue(writing, member)};`
  lines.add(text + trailing(writing, member.location))
}

/**
 * Statics, functions and other buffers may need the buffer and follow it: `const uint twice = two * 2` with `static const uint two = loose + 1`.
 * Such a value means nothing, but for the default of a specialization constant: that is a number.
 */
function memberValue(writing: Writing, member: Variable): string {
  const { initializer, type } = member
  if (!initializer || !needsMoreThan(member.buffer, initializer)) return initialValue(writing, member)
  const [value, ...others] = evaluateConstant(initializer)?.leaves ?? []
  if (value === undefined || others.length > 0 || type.kind !== 'scalar') return ''
  const { start, end } = initializer
  return ` = ${initializerText(writing, { kind: 'literal', type, value, start, end })}`
}

function needsMoreThan(buffer: ConstantBuffer | undefined, initializer: Expression): boolean {
  let needsMore = false
  walkExpression(initializer, (expression) => {
    if (expression.kind === 'call') needsMore = true
    if (expression.kind === 'variable' && expression.variable.buffer !== buffer) needsMore = true
  })
  return needsMore
}

function variableHead(writing: Writing, variable: Variable): string {
  const { type, kind } = variable
  const isConstant = kind === 'constant'
  const words = [
    ...variable.attributes.map(attributeText),
    ...(kind === 'static' && !isSubobject(type) ? ['static'] : kind === 'groupshared' ? ['groupshared'] : []),
    ...modifierWords(variable.modifiers, 'global variable'),
    ...(variable.isPrecise ? ['precise'] : []),
    ...(variable.isConst && kind !== 'resource' && !startsEmpty(variable) ? ['const'] : []),
    ...(isConstant && variable.rowMajor && hasMatrices(type) ? ['row_major'] : []),
    ...(isConstant && variable.normalized ? [variable.normalized] : []),
    declare(writing, type, writing.names.variable(variable).name),
  ]
  return words.join(' ')
}

/** A static member whose value never came: it is zero, and no constant may be declared without one. */
function startsEmpty({ kind, initializer, attributes }: Variable): boolean {
  return kind === 'static' && !initializer && attributes.length === 0
}

function initialValue(writing: Writing, { initializer }: Variable): string {
  return initializer ? ` = ${initializerText(writing, initializer)}` : ''
}

/** A resource, a static or groupshared variable. */
export function writeVariable(writing: Writing, variable: Variable, registers: Registers): string {
  const lines = new Lines()
  withComment(writing, variable.location, lines)
  const annotation =
    variable.kind === 'resource' || containsResources(variable.type) ? registers.annotation(variable) : ''
  const text = `${variableHead(writing, variable)}${annotation}${initialValue(writing, variable)};`
  lines.add(text + trailing(writing, variable.location))
  return lines.toString()
}

// ---- Functions

/** `prefix` is the struct of a method that is defined outside of it; a function of another library has no body. */
export function writeFunction(writing: Writing, target: ProgramFunction, prefix = ''): string {
  const locals = new Locals(target, target.owner ? (writing.methods.get(target.owner) ?? []) : [], writing.avoided)
  writing.locals = locals
  const lines = new Lines()
  withComment(writing, firstLocation(target), lines)
  for (const attribute of attributesOf(writing, target)) lines.add(attributeText(attribute))
  const signature = signatureText(writing, target, locals, prefix)
  const { body } = target
  if (body) {
    lines.open(`${signature} {`)
    writeBody(writing, locals, withoutDeadArms(body, writing.conditions, setsResource), lines)
    lines.close('}')
  } else lines.add(`${signature};`)
  writing.locals = undefined
  return lines.toString()
}

/** A variable that is set in a dead arm alone must not look as if it were never set. */
function setsResource(statement: Statement): boolean {
  let isFound = false
  const known = new Map<ProgramFunction, Written>()
  const note = (target: Expression): void => {
    if (rootVariableOf(target)?.kind === 'local' && containsResources(target.type)) isFound = true
  }
  forEachExpression(statement, (expression) => forEachWrite(expression, known, note))
  return isFound
}

/** What Slang's functions require has been checked; clip planes are outputs of entry points by now, and ignored elsewhere. */
const attributesWithoutMeaning: ReadonlySet<string> = new Set(['require', 'clipplanes'])

function attributesOf({ rootSignature, entries }: Writing, target: ProgramFunction): readonly ProgramAttribute[] {
  const attributes = target.attributes.filter(({ name }) => !attributesWithoutMeaning.has(name))
  if (rootSignature === undefined || !entries.has(target)) return attributes
  const { location } = target
  const given = { name: 'rootsignature', arguments: [rootSignature], span: { start: location, end: location } }
  return [...attributes.filter(({ name }) => name !== 'rootsignature'), given]
}

/** Comments, then attributes, then the function. */
function firstLocation({ attributes, location }: ProgramFunction): number {
  return attributes.reduce((first, { span }) => Math.min(first, span.start), location)
}

export function writePrototype(writing: Writing, target: ProgramFunction): string {
  const locals = new Locals(target, [], writing.avoided)
  writing.locals = locals
  const signature = signatureText(writing, target, locals, '')
  writing.locals = undefined
  return `${signature};`
}

function signatureText(writing: Writing, target: ProgramFunction, locals: Locals, prefix: string): string {
  const { owner, isStatic, isExported, returnType, returnModifiers, returnSemantic } = target
  // Of a template, or `inline`: neither is written.
  const isHidden = writing.isExternalByDefault && !isExported && !owner && !isStatic
  const words = [
    // Of parameters in shared memory the word is refused: only options export such a function, which the text is compiled with, too.
    ...(isExported && !owner && !target.parameters.some(isShared) ? ['export'] : []),
    // -exports takes functions that are static, too.
    ...((isStatic && !isExported && prefix === '') || isHidden ? ['static'] : []),
    ...modifierWords(returnModifiers, owner ? 'method' : 'function'),
    ...(returnSemantic ? resultWords(target) : []),
  ]
  const name = `${prefix}${writing.names.function(target).name}`
  for (const parameter of target.parameters) if (parameter.name !== '') locals.declare(parameter)
  const parameters = target.parameters.map((parameter) => parameterText(writing, parameter, locals))
  const tail = `${target.isConstMethod ? ' const' : ''}${semanticText(returnSemantic)}`
  const whole = (list: string): string => [...words, declare(writing, returnType, `${name}(${list})`)].join(' ') + tail
  const line = whole(parameters.join(', '))
  return line.length <= 110 ? line : whole(`\n  ${parameters.join(',\n  ')}\n`)
}

function isShared({ modifiers }: Parameter): boolean {
  return modifiers.includes('groupshared')
}

/** What the signature says of a result besides its type. */
function resultWords({ returnType, returnRowMajor, returnNormalized }: ProgramFunction): string[] {
  return [
    ...(returnRowMajor && hasMatrices(returnType) ? ['row_major'] : []),
    ...(returnNormalized ? [returnNormalized] : []),
  ]
}

function parameterText(writing: Writing, parameter: Parameter, locals: Locals): string {
  const { mode, modifiers, isConst, isPrecise, rowMajor, normalized, type, semantic, attributes } = parameter
  const words = [
    ...attributes.map((attribute) => parameterAttribute(attribute, locals)),
    // The payload of a mesh shader must be called an input.
    ...(mode === 'in' && !modifiers.includes('payload') ? [] : [mode]),
    ...modifierWords(modifiers, 'parameter'),
    ...(isPrecise ? ['precise'] : []),
    ...(isConst && mode === 'in' ? ['const'] : []),
    ...(semantic && rowMajor && hasMatrices(type) ? ['row_major'] : []),
    ...(semantic && normalized ? [normalized] : []),
    declare(writing, type, locals.nameOf(parameter) ?? ''),
  ]
  return words.join(' ') + semanticText(semantic)
}

/** `[MaxRecordsSharedWith(other)]` names another parameter, which may be called otherwise here. */
function parameterAttribute(attribute: ProgramAttribute, locals: Locals): string {
  if (attribute.name !== 'maxrecordssharedwith') return attributeText(attribute)
  const other = locals.function.parameters.find(({ name }) => name === attribute.arguments[0])
  return `[${attribute.name}(${other && locals.nameOf(other)})]`
}
