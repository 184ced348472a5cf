// `[RootSignature("...")]`: parses and checks the text wherever it stands, as Clang does.
import type { Attribute } from '../../ast/nodes.ts'
import { rootSignatureDiagnostics } from '../../diagnostics/tables/root-signatures.ts'
import type { ProgramAttribute } from '../../program/program.ts'
import { compileRootSignature } from '../../rootsig/compile.ts'
import { signatureText } from '../../rootsig/text.ts'
import type { Checker } from '../checker.ts'

/** The parser reported everything but one string already. */
export function checkSignatureAttribute(checker: Checker, attribute: Attribute): ProgramAttribute | undefined {
  const [argument] = attribute.arguments
  if (argument?.kind !== 'string') return undefined
  const text = signatureText(argument.value, argument.pieces, checker.sources)
  const { rootSignatureVersion = 1 } = checker.options
  const rootSignature = compileRootSignature(text, { version: rootSignatureVersion, place: 'any' }, checker.sink)
  return {
    name: 'rootsignature',
    arguments: [argument.value],
    span: { start: attribute.start, end: attribute.end },
    ...(rootSignature && { rootSignature }),
  }
}

/** A function has one root signature: another is an error (DXC takes the last one), the same again means nothing. */
export function withoutEarlierSignature(
  checker: Checker,
  attribute: ProgramAttribute,
  before: readonly ProgramAttribute[],
  { nameSpan }: Attribute,
): readonly ProgramAttribute[] {
  const { name, arguments: values } = attribute
  const first = name === 'rootsignature' ? before.find((other) => other.name === name) : undefined
  if (!first) return before
  const row =
    first.arguments[0] === values[0]
      ? rootSignatureDiagnostics.warn_duplicate_attribute_exact
      : rootSignatureDiagnostics.err_disallowed_duplicate_attribute
  checker.sink.report(row(nameSpan, { name: 'RootSignature' }))
  return before.filter((other) => other !== first)
}
