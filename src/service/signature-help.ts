// The signatures of the call around a place, and which parameter is being written.
import { lookupIntrinsic } from '../hlsl/intrinsics.ts'
import { lookupMethod } from '../hlsl/resources.ts'
import { builtinLabel, type SignatureLabel } from '../hlsl/signature-label.ts'
import type { LexedFile } from '../lex/lex.ts'
import { kinds } from '../lex/tokens.ts'
import type { FunctionSymbol } from '../sema/names/symbols.ts'
import { spelling } from '../support/intern.ts'
import { intrinsicText } from './documentation/intrinsics.ts'
import { methodText } from './documentation/methods.ts'
import { offsetAt } from './positions.ts'
import { type Probe, probeAt } from './probe.ts'
import { symbolLabel } from './signature-label.ts'
import type { Position, Signature, SignatureHelp } from './types.ts'
import type { ServiceUnit } from './unit.ts'

interface OpenCall {
  readonly name: string
  /** Where the name begins. */
  readonly start: number
  /** Where the parenthesis stands. */
  readonly open: number
  readonly parameter: number
}

export function signatureHelpAt(unit: ServiceUnit, path: string, position: Position): SignatureHelp | undefined {
  const file = unit.workspace.fileOf(path)
  if (!file) return undefined
  const offset = offsetAt(file, position)
  const call = openCall(unit.workspace.lexCache.lexMain(file.name, file.text), offset)
  if (!call) return undefined
  const { name, start, parameter } = call
  const signatures = signaturesOf(probeAt(unit, path, start, offset), name)
  if (signatures.length === 0) return undefined
  const fitting = signatures.findIndex(({ parameters }) => parameters.length > parameter)
  return { signatures, active: Math.max(0, fitting), activeParameter: parameter }
}

function signaturesOf(probe: Probe | undefined, name: string): Signature[] {
  const missed = probe?.missed
  if (missed?.kind === 'members') {
    const { type } = missed
    if (type.kind === 'object')
      return (lookupMethod(type.row, name) ?? []).map((one) => documented(builtinLabel(one), methodText(name)))
    const methods = type.kind === 'struct' ? probe!.log.checker?.members.get(type)?.methods.get(name) : undefined
    return ownSignatures(methods ?? [])
  }
  const symbol = missed?.names.get(name)
  const own = symbol?.kind === 'functions' ? ownSignatures(symbol.overloads) : []
  const struct = missed?.kind === 'scope' ? missed.struct : undefined
  const methods = struct ? ownSignatures(probe!.log.checker?.members.get(struct)?.methods.get(name) ?? []) : []
  const builtin = (lookupIntrinsic(name) ?? []).map((one) => documented(builtinLabel(one), intrinsicText(name)))
  return [...methods, ...own, ...builtin]
}

function ownSignatures(overloads: readonly FunctionSymbol[]): Signature[] {
  return overloads.map((symbol) => documented(symbolLabel(symbol), undefined))
}

function documented({ label, parameters }: SignatureLabel, text: string | undefined): Signature {
  return { label, parameters, documentation: text === undefined ? undefined : `${text}.` }
}

/** The innermost call that is not closed before the offset. */
function openCall({ tokens }: LexedFile, offset: number): OpenCall | undefined {
  let last = 0
  while (last < tokens.count && tokens.positions[last]! < offset && tokens.kinds[last] !== kinds.endOfFile) last++
  let depth = 0
  let parameter = 0
  for (let at = last - 1; at > 0; at--) {
    const word = spelling(tokens.atoms[at]!)
    if (word === ';' || word === '{' || word === '}') return undefined
    if (word === ')' || word === ']') depth++
    else if (depth > 0 && (word === '(' || word === '[')) depth--
    else if (depth === 0 && word === ',') parameter++
    else if (depth === 0 && word === '[') parameter = 0
    else if (depth === 0 && word === '(') {
      if (tokens.kinds[at - 1] !== kinds.identifier) {
        parameter = 0
        continue
      }
      const name = spelling(tokens.atoms[at - 1]!)
      return { name, start: tokens.positions[at - 1]!, open: tokens.positions[at]!, parameter }
    }
  }
  return undefined
}
