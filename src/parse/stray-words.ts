// Words of other languages, and undefined macros, in front of a declaration: reported once, and the declaration is parsed without them.
//
//   highp float f(float x)              unknown type name 'highp'
//   layout(location = 0) in vec3 p;     unknown type name 'layout'
//   CBUFFER_START(Material) float4 a;   unknown type name 'CBUFFER_START'
import { nameDiagnostics } from '../diagnostics/tables/names.ts'
import { foreignAdvice, isForeignQualifier } from '../hlsl/foreign-names.ts'
import { token } from './cursor.ts'
import type { Parser } from './parser.ts'
import { parenthesesAround, scanType } from './scan.ts'
import { isName, parseModifiers, type SplitModifiers } from './types.ts'

/** The modifiers of a declaration, without the words that are none. */
export function parseModifiersAndStrays(parser: Parser): SplitModifiers & { readonly hasStrays: boolean } {
  const { declaration, type } = parseModifiers(parser)
  let hasStrays = false
  while (skipStrayWord(parser, hasStrays)) {
    hasStrays = true
    const more = parseModifiers(parser)
    declaration.push(...more.declaration)
    type.push(...more.type)
  }
  return { declaration, type, hasStrays }
}

/** Only the first of several words in a row is reported. */
function skipStrayWord(parser: Parser, isKnown: boolean): boolean {
  if (parser.isSlang || !isName(parser) || parser.scopes.lookup(parser.atom)) return false
  const { start, end, text } = parser
  const hasArguments = isCallOfMacro(parser)
  if (!hasArguments && !isBeforeType(parser)) return false
  if (!isKnown || hasArguments) {
    const advice = foreignAdvice(text) ?? 'if this is a macro, include the file that defines it'
    const extras = { noHelp: foreignAdvice(text) === undefined && !isLikeMacro(text) }
    const mark = parser.failures
    parser.report(nameDiagnostics.err_unknown_typename({ start, end }, { name: text, advice }, extras))
    parser.forgive(mark)
  }
  parser.advance()
  if (!hasArguments) return true
  parser.skipBalanced()
  parser.accept(token.semicolon)
  return true
}

/** `WORD float4 x`: two names that are no types are a type and a variable, unless the first is no type for sure. */
function isBeforeType(parser: Parser): boolean {
  const kind = parser.kindAt(1)
  if (isLikeMacro(parser.text) && (kind === token.closeBrace || parser.startsLineAt(1))) return true
  if (kind !== token.identifier) return false
  const { verdict, nextKind } = scanType(parser, parser.index + 1)
  if (isForeignQualifier(parser.text)) return verdict === 'type' || nextKind === token.identifier
  return verdict === 'type' && nextKind === token.identifier
}

/** `NAME(...)` that is no function: without a body behind it, and with nothing in it but a name, or called like a macro. */
function isCallOfMacro(parser: Parser): boolean {
  if (parser.kindAt(1) !== token.openParenthesis) return false
  const { text, index } = parser
  if (text !== 'layout' && !isLikeMacro(text) && parenthesesAround(parser, index + 1) === 0) return false
  let depth = 0
  for (let distance = 1; ; distance++) {
    const kind = parser.kindAt(distance)
    if (kind === token.openParenthesis) depth++
    else if (kind === token.closeParenthesis && --depth === 0) return parser.kindAt(distance + 1) !== token.openBrace
    else if (kind === token.end || kind === token.semicolon || kind === token.openBrace) return false
  }
}

function isLikeMacro(text: string): boolean {
  return /^[A-Z][A-Z0-9_]{2,}$/.test(text)
}
