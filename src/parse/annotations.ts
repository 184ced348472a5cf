// What follows a colon: semantics, `register(...)`, `packoffset(...)`, payload access. And effect annotations `< ... >`.
//
// Texts and places are those of Clang's parser; the meaning of a register is the checker's business (INF-0004).
import type { Annotation, PackOffset, RegisterAnnotation, RegisterArgument } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import { registerDiagnostics } from '../diagnostics/tables/registers.ts'
import type { Location } from '../support/source.ts'
import { token } from './cursor.ts'
import { parseConditional } from './expressions.ts'
import type { Parser } from './parser.ts'
import { isName, isTypeKeyword, parseIdentifier } from './types.ts'

/** DXC's `register(ps_5_0, t0)`; the profile makes no difference. */
const profilePattern = /^(?:[vpghdcam]s|lib)(?:_[0-9a-z_]+)?$/

const payloadStages = new Set(['caller', 'anyhit', 'closesthit', 'miss'])

/** What annotations stand on: a member may have the width of a bit-field, a block may follow a function and follows a buffer. */
export type AnnotatedKind = 'member' | 'value' | 'function' | 'buffer'

/**
 * On members, stops before a colon with the width of a bit-field: DXC reads any name there as a semantic. As in Clang, a mistake is
 * skipped with its parenthesis, and what follows is read as if there had been none.
 */
export function parseAnnotations(parser: Parser, on: AnnotatedKind): Annotation[] {
  const annotations: Annotation[] = []
  const mark = parser.failures
  while (parser.kind === token.colon && !(on === 'member' && isWidth(parser))) {
    parser.advance()
    const annotation = parseAnnotation(parser, on)
    if (annotation) annotations.push(annotation)
    // Clang takes one annotation; DXC one for each profile.
    if (on === 'buffer' && !(annotation?.kind === 'register' && annotation.profile)) break
  }
  parser.forgive(mark)
  return annotations
}

function isWidth(parser: Parser): boolean {
  return parser.kindAt(1) !== token.identifier
}

function parseAnnotation(parser: Parser, on: AnnotatedKind): Annotation | undefined {
  const { start, end, text, word } = parser
  if (word === 'register') return parseRegister(parser) ?? skipParenthesis(parser, on)
  if (word === 'packoffset') return parsePackOffset(parser) ?? skipParenthesis(parser, on)
  if ((word === 'read' || word === 'write') && parser.kindAt(1) === token.openParenthesis)
    return parsePayloadAccess(parser, word) ?? skipParenthesis(parser, on)
  if (!isName(parser) || isTypeKeyword(parser)) {
    parser.report(parserDiagnostics.err_expected_semantic_identifier(start))
    // Clang goes on at a keyword, and has more to say: that it should have been the name is clear.
    if (!parser.startsLine) parser.accept(token.identifier)
    return undefined
  }
  parser.advance()
  if (parser.kind === token.openParenthesis) {
    parser.report(parserDiagnostics.err_hlsl_expected_hlsl_attribute(parser.start))
    parser.skipBalanced()
    return undefined
  }
  return { kind: 'semantic', start, end, name: text }
}

/**
 * After a mistake inside the parentheses, as Clang's SkipUntil: past the next `)`, or before a semicolon or the brace that closes the
 * block around. A brace that may open the block of the declaration stops it, too.
 */
function skipParenthesis(parser: Parser, on: AnnotatedKind): undefined {
  for (let isFirst = true; parser.kind !== token.end; isFirst = false) {
    const { kind } = parser
    if (kind === token.semicolon || (kind === token.openBrace && (on === 'function' || on === 'buffer')))
      return undefined
    if (kind === token.closeBrace && !isFirst && !parser.isOutermost) return undefined
    if (kind === token.openParenthesis || kind === token.openBracket || kind === token.openBrace) parser.skipBalanced()
    else parser.advance()
    if (kind === token.closeParenthesis) return undefined
  }
  return undefined
}

function expectOpen(parser: Parser): boolean {
  // Clang prints the word that should stand in the quotes empty.
  return parser.expect(
    token.openParenthesis,
    parserDiagnostics.err_expected_after(parser.gap, { what: "'('", before: "''" }),
  )
}

function expectIdentifier(parser: Parser): boolean {
  if (isName(parser) && !isTypeKeyword(parser)) return true
  parser.report(parserDiagnostics.err_expected(parser.start, { what: 'identifier' }))
  return false
}

function parseRegister(parser: Parser): RegisterAnnotation | undefined {
  const { start } = parser
  parser.advance()
  if (!expectOpen(parser) || !expectIdentifier(parser)) return undefined
  let profile: RegisterAnnotation['profile']
  if (parser.kindAt(1) === token.comma && profilePattern.test(parser.text)) {
    profile = parseIdentifier(parser)
    parser.advance()
    if (!expectIdentifier(parser)) return undefined
  }
  const slot = parseSlot(parser, profile !== undefined)
  if (!slot) return undefined
  const list: RegisterArgument[] = [slot]
  if (parser.accept(token.comma)) {
    if (!expectIdentifier(parser)) return undefined
    const space = parseIdentifier(parser)
    const joined = space.text === 'space' && parser.kind === token.number
    list.push(joined ? joinNumber(parser, space) : space)
  }
  if (!parser.expect(token.closeParenthesis)) return undefined
  return { kind: 'register', start, end: parser.previousEnd, profile, arguments: list }
}

function parseSlot(parser: Parser, hasProfile: boolean): RegisterArgument | undefined {
  let word: RegisterArgument = parseIdentifier(parser)
  if (hasProfile && parser.kind !== token.number) return parseProfileSlot(parser, word)
  if (word.text.length === 1) {
    if (parser.kind !== token.number) {
      parser.report(parserDiagnostics.err_expected(parser.start, { what: '<numeric_constant>' }))
      return undefined
    }
    word = joinNumber(parser, word)
  }
  return parseSubscript(parser, word)
}

/** Behind a profile DXC also takes `s` for s0; Clang knows no profiles. */
function parseProfileSlot(parser: Parser, word: RegisterArgument): RegisterArgument | undefined {
  const [, letter, digits] = /^([a-z])(\d*)$/i.exec(word.text) ?? []
  if (letter === undefined || digits === undefined) return word
  return parseSubscript(parser, { ...word, text: `${letter}${digits === '' ? 0 : digits}` })
}

/** `s2[8]`: DXC takes it for s2. */
function parseSubscript(parser: Parser, word: RegisterArgument): RegisterArgument | undefined {
  const { start } = parser
  if (!parser.accept(token.openBracket)) return word
  const { failures } = parser
  parseConditional(parser)
  if (parser.hasFailed(failures) || !parser.expect(token.closeBracket)) return undefined
  const { previousEnd: end } = parser
  return { start: word.start, end, text: word.text, subscript: { start, end } }
}

/** `u 0`: says how it should be written and goes on as if it were. */
function joinNumber(
  parser: Parser,
  word: { readonly start: Location; readonly text: string },
): { start: Location; end: Location; text: string } {
  const text = word.text + parser.text
  const { end } = parser
  parser.report(
    parserDiagnostics.err_hlsl_separate_attr_arg_and_number(
      word.start,
      { use: text },
      { fixes: [{ span: { start: word.start, end }, text }] },
    ),
  )
  parser.advance()
  return { start: word.start, end, text }
}

function parsePackOffset(parser: Parser): PackOffset | undefined {
  const { start } = parser
  parser.advance()
  if (!expectOpen(parser) || !expectIdentifier(parser)) return undefined
  const { text } = parser
  if (!text.startsWith('c')) {
    parser.report(parserDiagnostics.err_hlsl_packoffset_invalid_reg(parser.start, { text }))
    return undefined
  }
  if (!/^c\d*$/.test(text)) {
    parser.report(
      registerDiagnostics.err_hlsl_unsupported_register_number(parser.start + 1, undefined, { noHelp: true }),
    )
    return undefined
  }
  const register = parseIdentifier(parser)
  let component: PackOffset['component']
  if (parser.accept(token.dot)) {
    if (!expectIdentifier(parser)) return undefined
    if (!/^[xyzwrgba]$/.test(parser.text)) {
      parser.report(parserDiagnostics.err_hlsl_unsupported_component(parser.start, { text: parser.text }))
      return undefined
    }
    component = parseIdentifier(parser)
  }
  if (!parser.expect(token.closeParenthesis)) return undefined
  return { kind: 'packoffset', start, end: parser.previousEnd, register, component }
}

function parsePayloadAccess(parser: Parser, access: 'read' | 'write'): Annotation | undefined {
  const { start } = parser
  parser.advance()
  parser.advance()
  const stages = []
  while (parser.kind === token.identifier) {
    if (!payloadStages.has(parser.text)) {
      parser.report(
        parserDiagnostics.err_hlsl_payload_access_qualifier_unsupported_shader(parser.start, { stage: parser.text }),
      )
      return undefined
    }
    stages.push(parseIdentifier(parser))
    if (!parser.accept(token.comma)) break
  }
  if (!parser.expect(token.closeParenthesis)) return undefined
  return { kind: 'payload-access', start, end: parser.previousEnd, access, stages }
}

/** `float4 c < string UIName = "Tint"; > = 1;`: skipped with a warning. */
export function skipEffectAnnotation(parser: Parser): boolean {
  if (parser.kind !== token.less) return false
  parser.report(parserDiagnostics.warn_hlsl_effect_annotation(parser.start))
  skipAngles(parser)
  return true
}

/** `< string a = "b"; ... >`, if it is there. */
export function skipAngles(parser: Parser): void {
  if (!parser.accept(token.less)) return
  while (parser.kind !== token.greater && parser.kind !== token.end && parser.kind !== token.closeBrace) {
    parser.skipTo(token.semicolon)
    if (!parser.accept(token.semicolon)) break
  }
  parser.accept(token.greater)
}
