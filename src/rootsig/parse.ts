// Parses the text of a root signature. Grammar, messages, their places and the way to go on after a mistake are Clang's
// (clang/lib/Parse/ParseHLSLRootSignature.cpp): a message points at the last token that was read.
import type { Diagnostic } from '../diagnostics/define.ts'
import { rootSignatureDiagnostics as messages } from '../diagnostics/tables/root-signatures.ts'
import { parseNumber } from '../lex/literals.ts'
import { type ElementName, elements, type ParameterRow } from './grammar.ts'
import {
  type DescriptorRange,
  type RangeClass,
  type RootParameter,
  type RootSignature,
  type RootSignatureVersion,
  type StaticSampler,
  unbounded,
} from './signature.ts'
import type { SignatureText } from './text.ts'
import { lexRootSignature, type RootToken, type TokenKind } from './tokens.ts'
import { rootFlags, samplerDefaults, visibilities } from './words.ts'

export interface ParsedRootSignature {
  /** Absent when there were mistakes. */
  readonly signature: RootSignature | undefined
  readonly problems: readonly Diagnostic[]
}

export function parseRootSignature(source: SignatureText, version: RootSignatureVersion): ParsedRootSignature {
  const parser = new RootSignatureParser(source)
  const parsed = parser.parse()
  const signature = parsed && { version, location: source.location, ...parsed }
  return { signature, problems: parser.problems }
}

/** Where the parser goes on after a mistake. RootConstants is missing, as in Clang. */
const restarts = new Set(['rootflags', 'cbv', 'uav', 'srv', 'descriptortable', 'staticsampler'])

const rangeWords: Readonly<Record<string, RangeClass>> = { srv: 'SRV', uav: 'UAV', cbv: 'CBV', sampler: 'Sampler' }

type Values = ReadonlyMap<string, number>

class RootSignatureParser {
  readonly problems: Diagnostic[] = []
  readonly #source: SignatureText
  readonly #tokens: readonly RootToken[]
  #index = 0
  /** The last token that was read; messages point at it. */
  #current: RootToken
  #flags: number | undefined
  readonly #parameters: RootParameter[] = []
  readonly #samplers: StaticSampler[] = []

  constructor(source: SignatureText) {
    this.#source = source
    this.#tokens = lexRootSignature(source.text)
    this.#current = this.#tokens[0]!
  }

  parse(): Pick<RootSignature, 'flags' | 'parameters' | 'samplers'> | undefined {
    let failed = false
    while (!this.#sees('end')) {
      if (!this.#element()) {
        failed = true
        while (!this.#sees('end') && !(this.#sees('word') && restarts.has(this.#next.text))) this.#advance()
      } else if (!this.#accept(',')) break
    }
    if (failed) return undefined
    if (!this.#sees('end')) {
      this.#report(messages.err_hlsl_rootsig_expected_either, { what: 'end of stream', other: "','" })
      return undefined
    }
    return { flags: this.#flags ?? 0, parameters: this.#parameters, samplers: this.#samplers }
  }

  // ---- Elements; all return whether they succeeded

  #element(): boolean {
    const token = this.#next
    this.#advance()
    switch (token.kind === 'word' ? token.text : '') {
      case 'rootflags':
        return this.#rootFlags()
      case 'rootconstants':
        return this.#rootConstants()
      case 'cbv':
      case 'srv':
      case 'uav':
        return this.#rootDescriptor(rangeWords[token.text] as 'CBV' | 'SRV' | 'UAV')
      case 'descriptortable':
        if (this.#table()) return true
        this.#skipTable()
        return false
      case 'staticsampler':
        return this.#sampler()
      default:
        return this.#report(messages.err_hlsl_invalid_token, { role: 'parameter', owner: 'RootSignature' })
    }
  }

  #rootFlags(): boolean {
    if (this.#flags !== undefined) return this.#report(messages.err_hlsl_rootsig_repeat_param, { name: 'RootFlags' })
    this.#flags = 0
    if (!this.#open('RootFlags')) return false
    if (this.#accept(')')) return true
    const flags = this.#flagValue(rootFlags, 'RootFlags')
    if (flags === undefined) return false
    this.#flags = flags
    return this.#close()
  }

  #rootConstants(): boolean {
    const location = this.#here
    const values = this.#arguments('RootConstants')
    if (!values || !this.#mustHave(values, 'num32BitConstants') || !this.#mustHave(values, 'b register')) return false
    this.#parameters.push({
      kind: 'constants',
      register: values.get('b register')!,
      space: values.get('space') ?? 0,
      count: values.get('num32BitConstants')!,
      visibility: values.get('visibility') ?? 0,
      location,
    })
    return true
  }

  #rootDescriptor(kind: 'CBV' | 'SRV' | 'UAV'): boolean {
    const location = this.#here
    const register = `${elements[kind].letter} register`
    const values = this.#arguments(kind)
    if (!values || !this.#mustHave(values, register)) return false
    this.#parameters.push({
      kind,
      register: values.get(register)!,
      space: values.get('space') ?? 0,
      flags: values.get('flags'),
      visibility: values.get('visibility') ?? 0,
      location,
    })
    return true
  }

  #table(): boolean {
    const location = this.#here
    if (!this.#open('DescriptorTable')) return false
    const ranges: DescriptorRange[] = []
    let visibility: number | undefined
    while (!this.#sees(')')) {
      const token = this.#next
      this.#advance()
      const word = token.kind === 'word' ? token.text : ''
      if (Object.hasOwn(rangeWords, word)) {
        const range = this.#range(rangeWords[word]!)
        if (!range) {
          while (!this.#sees('end') && !this.#sees(')')) this.#advance()
          this.#advance()
          return false
        }
        ranges.push(range)
      } else if (word === 'visibility') {
        if (visibility !== undefined)
          return this.#report(messages.err_hlsl_rootsig_repeat_param, { name: 'visibility' })
        if (!this.#expectEquals()) return false
        visibility = this.#choice(visibilities, 'visibility')
        if (visibility === undefined) return false
      } else return this.#report(messages.err_hlsl_invalid_token, { role: 'parameter', owner: 'DescriptorTable' })
      if (!this.#accept(',')) break
    }
    if (!this.#close()) return false
    this.#parameters.push({ kind: 'table', ranges, visibility: visibility ?? 0, location })
    return true
  }

  #range(kind: RangeClass): DescriptorRange | undefined {
    const location = this.#here
    const element = `${kind} range` as const
    const register = `${elements[element].letter} register`
    const values = this.#arguments(element)
    if (!values || !this.#mustHave(values, register)) return undefined
    return {
      class: kind,
      register: values.get(register)!,
      space: values.get('space') ?? 0,
      count: values.get('numDescriptors') ?? 1,
      flags: values.get('flags'),
      offset: values.get('offset') ?? unbounded,
      location,
    }
  }

  #sampler(): boolean {
    const location = this.#here
    const values = this.#arguments('StaticSampler')
    if (!values || !this.#mustHave(values, 's register')) return false
    const value = (name: string, otherwise: number): number => values.get(name) ?? otherwise
    const { address } = samplerDefaults
    this.#samplers.push({
      filter: value('filter', samplerDefaults.filter),
      address: [value('addressU', address), value('addressV', address), value('addressW', address)],
      mipBias: value('mipLODBias', samplerDefaults.mipBias),
      maxAnisotropy: value('maxAnisotropy', samplerDefaults.maxAnisotropy),
      comparison: value('comparisonFunc', samplerDefaults.comparison),
      borderColor: value('borderColor', samplerDefaults.borderColor),
      minLod: value('minLOD', samplerDefaults.minLod),
      maxLod: value('maxLOD', samplerDefaults.maxLod),
      register: values.get('s register')!,
      space: value('space', 0),
      visibility: value('visibility', 0),
      flags: values.get('flags'),
      location,
    })
    return true
  }

  // ---- Arguments

  /** From `(` to `)`: registers by the name `b register`, others by their own. */
  #arguments(element: ElementName): Values | undefined {
    const { name: owner, letter, parameters } = elements[element]
    if (!this.#open(owner)) return undefined
    const values = new Map<string, number>()
    while (!this.#sees(')')) {
      const token = this.#next
      this.#advance()
      const isRegister = token.kind === 'register' && token.letter === letter
      const row = token.kind === 'word' ? parameters.get(token.text) : undefined
      if (!isRegister && !row) {
        this.#report(messages.err_hlsl_invalid_token, { role: 'parameter', owner })
        return undefined
      }
      const name = row?.name ?? `${letter} register`
      if (values.has(name)) {
        this.#report(messages.err_hlsl_rootsig_repeat_param, { name })
        return undefined
      }
      const value = row ? this.#argument(row) : this.#unsigned()
      if (value === undefined) return undefined
      values.set(name, value)
      if (!this.#accept(',')) break
    }
    return this.#close() ? values : undefined
  }

  #argument({ name, value }: ParameterRow): number | undefined {
    if (!this.#expectEquals()) return undefined
    switch (value.kind) {
      case 'unsigned':
        if (value.word !== undefined && this.#next.kind === 'word' && this.#next.text === value.word) {
          this.#advance()
          return unbounded
        }
        this.#accept('+')
        if (this.#accept('int')) return this.#unsigned()
        this.#report(messages.err_hlsl_rootsig_expected_after, {
          what: 'integer literal',
          before: `'${this.#current.text}'`,
        })
        return undefined
      case 'float':
        return this.#float(name)
      case 'choice':
        return this.#choice(value.words, name)
      case 'flags':
        return this.#flagValue(value.words, name)
    }
  }

  /** The digits of the current token. */
  #unsigned(): number | undefined {
    const value = Number(this.#current.text)
    if (value <= 0xffffffff) return value
    this.#report(messages.err_hlsl_number_literal_overflow, { kind: 'integer', type: '32-bit signed integer' })
    return undefined
  }

  #float(name: string): number | undefined {
    const isNegative = this.#accept('-')
    if (!isNegative) this.#accept('+')
    if (this.#accept('int')) {
      if (!isNegative) return toFloat(this.#unsigned())
      const value = Number(this.#current.text)
      if (value <= 0x80000000) return Math.fround(-value)
      this.#report(messages.err_hlsl_number_literal_overflow, { kind: 'integer', type: '32-bit  integer' })
      return undefined
    }
    if (!this.#accept('float')) {
      this.#advance()
      this.#report(messages.err_hlsl_invalid_token, { role: 'value', owner: name })
      return undefined
    }
    const { literal, problem } = parseNumber(this.#current.text)
    if (problem) this.problems.push(problem.diagnose(this.#source.locate(this.#current.offset + problem.offset)))
    if (problem || literal.kind !== 'float') return undefined
    if (Math.abs(literal.value) > samplerDefaults.maxLod)
      this.#report(messages.err_hlsl_number_literal_overflow, { kind: 'float', type: 'float' })
    else if (literal.value === 0 && /[1-9]/.test(this.#current.text.replace(/[eE].*/, '')))
      this.#report(messages.err_hlsl_number_literal_underflow, undefined)
    else return Math.fround(isNegative ? -literal.value : literal.value)
    return undefined
  }

  #choice(words: Readonly<Record<string, number>>, owner: string): number | undefined {
    const token = this.#next
    this.#advance()
    const value = token.kind === 'word' ? words[token.text.toUpperCase()] : undefined
    if (value === undefined) this.#report(messages.err_hlsl_invalid_token, { role: 'value', owner })
    return value
  }

  #flagValue(words: Readonly<Record<string, number>>, owner: string): number | undefined {
    if (this.#accept('int')) {
      if (this.#unsigned() === 0) return 0
      this.#report(messages.err_hlsl_rootsig_non_zero_flag, undefined)
      return undefined
    }
    let flags = 0
    do {
      const flag = this.#choice(words, owner)
      if (flag === undefined) return undefined
      flags |= flag
    } while (this.#accept('|'))
    return flags
  }

  // ---- Tokens

  get #next(): RootToken {
    return this.#tokens[this.#index]!
  }

  get #here(): number {
    return this.#source.locate(this.#current.offset)
  }

  #sees(kind: TokenKind): boolean {
    return this.#next.kind === kind
  }

  #advance(): void {
    this.#current = this.#next
    if (this.#current.kind !== 'end') this.#index++
  }

  #accept(kind: TokenKind): boolean {
    if (this.#next.kind !== kind) return false
    this.#advance()
    return true
  }

  #expectEquals(): boolean {
    return this.#accept('=') || this.#report(messages.err_hlsl_rootsig_expected, { what: "'='" })
  }

  #open(before: string): boolean {
    return this.#accept('(') || this.#report(messages.err_hlsl_rootsig_expected_after, { what: "'('", before })
  }

  #close(): boolean {
    return this.#accept(')') || this.#report(messages.err_hlsl_rootsig_expected_either, { what: "')'", other: "','" })
  }

  #mustHave(values: Values, name: string): boolean {
    return values.has(name) || this.#report(messages.err_hlsl_rootsig_missing_param, { name })
  }

  /** Past the `)` of a table that could not be read. */
  #skipTable(): void {
    let depth = 1
    while (!this.#sees('end') && depth > 0) {
      this.#advance()
      if (this.#current.kind === '(') depth++
      else if (this.#current.kind === ')') depth--
    }
    this.#advance()
  }

  #report<Parameters>(make: (at: number, parameters: Parameters) => Diagnostic, parameters: Parameters): false {
    this.problems.push(make(this.#here, parameters))
    return false
  }
}

function toFloat(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.fround(value)
}
