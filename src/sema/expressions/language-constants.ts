// The value of an expression where the language asks for a constant. Slang computes whatever can be computed.
//
//   float a[max(2, 3)];      three elements
//   float b[abs(-3)];        no constant in HLSL
import {
  evaluateConstant,
  evaluateFoldedConstant,
  evaluateLanguageConstant,
  singleInteger,
} from '../../program/evaluate/evaluate.ts'
import type { ConstantValue } from '../../program/evaluate/scalars.ts'
import type { Expression } from '../../program/program.ts'
import type { Checker } from '../checker.ts'

export function languageConstant({ options }: Checker, expression: Expression): ConstantValue | undefined {
  return options.language === 'hlsl' ? evaluateLanguageConstant(expression) : evaluateConstant(expression)
}

export function languageInteger(checker: Checker, expression: Expression): bigint | undefined {
  return singleInteger(languageConstant(checker, expression))
}

/** Where constants of every type may be read on the way. */
export function foldedInteger({ options }: Checker, expression: Expression): bigint | undefined {
  return singleInteger(options.language === 'hlsl' ? evaluateFoldedConstant(expression) : evaluateConstant(expression))
}
