// Root signatures: from the text behind [RootSignature(...)] to data.
//
//   "RootFlags(0), CBV(b0), DescriptorTable(SRV(t0, numDescriptors = 4), visibility = SHADER_VISIBILITY_PIXEL), StaticSampler(s0)"
//
// Words are the same in capitals and small letters. What is left out has the values D3D12 gives it.
import { choices, descriptorFlags, rootFlags } from './root-signature-words.ts'

export interface DescriptorRange {
  /** 0 SRV, 1 UAV, 2 CBV, 3 sampler. */
  readonly type: number
  readonly register: number
  readonly space: number
  /** 0xffffffff is unbounded. */
  readonly count: number
  readonly flags: number
  /** 0xffffffff appends. */
  readonly offset: number
}

export type RootParameter =
  | { readonly kind: 'table'; readonly visibility: number; readonly ranges: readonly DescriptorRange[] }
  | {
      readonly kind: 'constants'
      readonly visibility: number
      readonly register: number
      readonly space: number
      readonly count: number
    }
  | {
      readonly kind: 'CBV' | 'SRV' | 'UAV'
      readonly visibility: number
      readonly register: number
      readonly space: number
      readonly flags: number
    }

export interface StaticSampler {
  readonly filter: number
  readonly address: readonly [number, number, number]
  readonly mipBias: number
  readonly maxAnisotropy: number
  readonly comparison: number
  readonly borderColor: number
  readonly minLod: number
  readonly maxLod: number
  readonly register: number
  readonly space: number
  readonly visibility: number
}

export interface RootSignature {
  readonly flags: number
  readonly parameters: readonly RootParameter[]
  readonly samplers: readonly StaticSampler[]
}

class Mistake extends Error {}

const unbounded = 0xffffffff
const rangeTypes: Readonly<Record<string, number>> = { srv: 0, uav: 1, cbv: 2, sampler: 3 }
const registerLetters: Readonly<Record<string, string>> = {
  srv: 't',
  uav: 'u',
  cbv: 'b',
  sampler: 's',
  rootconstants: 'b',
  staticsampler: 's',
}
const dataVolatile = 2
const dataStaticAtExecute = 4

/** The signature, or what is wrong with the text. */
export function parseRootSignature(text: string): RootSignature | string {
  try {
    return new RootSignatureParser(text).parse()
  } catch (mistake) {
    if (mistake instanceof Mistake) return mistake.message
    throw mistake
  }
}

interface Arguments {
  /** Of the register, without its letter. */
  readonly register: number
  /** Small letters. */
  readonly named: ReadonlyMap<string, number>
}

class RootSignatureParser {
  private readonly tokens: string[]
  private position = 0

  constructor(text: string) {
    this.tokens = text.match(/[A-Za-z_]\w*|[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)f?|[^\s]/g) ?? []
  }

  private get token(): string {
    return this.tokens[this.position] ?? ''
  }

  private fail(expected: string): never {
    const found = this.token === '' ? 'it ends' : `there is '${this.token}'`
    throw new Mistake(`the root signature needs ${expected} where ${found}`)
  }

  private accept(token: string): boolean {
    if (this.token !== token) return false
    this.position++
    return true
  }

  private expect(token: string): void {
    if (!this.accept(token)) this.fail(`'${token}'`)
  }

  parse(): RootSignature {
    let flags = 0
    const parameters: RootParameter[] = []
    const samplers: StaticSampler[] = []
    while (this.token !== '') {
      const word = this.token.toLowerCase()
      this.position++
      this.expect('(')
      if (word === 'rootflags') {
        flags = this.flags(rootFlags)
        this.expect(')')
      } else if (word === 'descriptortable') parameters.push(this.table())
      else if (word === 'staticsampler') samplers.push(this.sampler())
      else if (word === 'rootconstants') parameters.push(this.constants())
      else if (word === 'cbv' || word === 'srv' || word === 'uav') parameters.push(this.descriptor(word))
      else {
        this.position -= 2
        this.fail('RootFlags, RootConstants, CBV, SRV, UAV, DescriptorTable or StaticSampler')
      }
      if (!this.accept(',') && this.token !== '') this.fail("','")
    }
    return { flags, parameters, samplers }
  }

  // ---- Elements ----

  private descriptor(word: 'cbv' | 'srv' | 'uav'): RootParameter {
    const { register, named } = this.arguments(word)
    return {
      kind: word.toUpperCase() as 'CBV' | 'SRV' | 'UAV',
      visibility: named.get('visibility') ?? 0,
      register,
      space: named.get('space') ?? 0,
      flags: named.get('flags') ?? defaultFlags(word),
    }
  }

  private constants(): RootParameter {
    const { register, named } = this.arguments('rootconstants')
    const count = named.get('num32bitconstants')
    if (count === undefined) throw new Mistake('RootConstants of the root signature need num32BitConstants')
    return {
      kind: 'constants',
      visibility: named.get('visibility') ?? 0,
      register,
      space: named.get('space') ?? 0,
      count,
    }
  }

  private table(): RootParameter {
    const ranges: DescriptorRange[] = []
    let visibility = 0
    while (!this.accept(')')) {
      const word = this.token.toLowerCase()
      this.position++
      if (word === 'visibility') {
        this.expect('=')
        visibility = this.choice('visibility')
      } else if (rangeTypes[word] !== undefined) {
        this.expect('(')
        ranges.push(this.range(word))
      } else {
        this.position--
        this.fail('CBV, SRV, UAV, Sampler or visibility')
      }
      if (!this.accept(',') && this.token !== ')') this.fail("',' or ')'")
    }
    return { kind: 'table', visibility, ranges }
  }

  private range(word: string): DescriptorRange {
    const { register, named } = this.arguments(word)
    return {
      type: rangeTypes[word]!,
      register,
      space: named.get('space') ?? 0,
      count: named.get('numdescriptors') ?? 1,
      flags: named.get('flags') ?? defaultFlags(word),
      offset: named.get('offset') ?? unbounded,
    }
  }

  private sampler(): StaticSampler {
    const { register, named } = this.arguments('staticsampler')
    const value = (name: string, otherwise: number): number => named.get(name) ?? otherwise
    return {
      filter: value('filter', choices.filter!.FILTER_ANISOTROPIC!),
      address: [value('addressu', 1), value('addressv', 1), value('addressw', 1)],
      mipBias: value('miplodbias', 0),
      maxAnisotropy: value('maxanisotropy', 16),
      comparison: value('comparisonfunc', choices.comparisonfunc!.COMPARISON_LESS_EQUAL!),
      borderColor: value('bordercolor', choices.bordercolor!.STATIC_BORDER_COLOR_OPAQUE_WHITE!),
      minLod: value('minlod', 0),
      maxLod: value('maxlod', 3.4028234663852886e38),
      register,
      space: value('space', 0),
      visibility: value('visibility', 0),
    }
  }

  // ---- Arguments ----

  /** Everything up to `)`: a register, and names with values. */
  private arguments(word: string): Arguments {
    const letter = registerLetters[word]!
    let register: number | undefined
    const named = new Map<string, number>()
    while (!this.accept(')')) {
      const name = this.token.toLowerCase()
      if (new RegExp(`^${letter}\\d+$`).test(name)) {
        register = Number(name.slice(1))
        this.position++
      } else {
        if (!/^[a-z_]/.test(name)) this.fail(`a register ${letter}# or a name`)
        this.position++
        this.expect('=')
        named.set(name, this.value(name))
      }
      if (!this.accept(',') && this.token !== ')') this.fail("',' or ')'")
    }
    return { register: register ?? this.missing(letter), named }
  }

  private missing(letter: string): never {
    throw new Mistake(`the root signature needs a register ${letter}# before each ')' of its descriptors`)
  }

  private value(name: string): number {
    if (name === 'flags') return this.flags(descriptorFlags)
    if (name.startsWith('address')) return this.choice('address')
    if (choices[name] !== undefined) return this.choice(name)
    const word = this.token.toLowerCase()
    if (word === 'unbounded' || word === 'descriptor_range_offset_append') {
      this.position++
      return unbounded
    }
    return this.number()
  }

  private number(): number {
    const number = Number(this.token.replace(/f$/, ''))
    if (this.token === '' || Number.isNaN(number)) this.fail('a number')
    this.position++
    return number
  }

  private choice(kind: string): number {
    const number = choices[kind]?.[this.token.toUpperCase()]
    if (number === undefined)
      return this.fail(
        Object.keys(choices[kind] ?? {})
          .slice(0, 3)
          .join(', ')
          .concat(' ...'),
      )
    this.position++
    return number
  }

  private flags(words: Readonly<Record<string, number>>): number {
    let flags = 0
    do {
      if (/^\d/.test(this.token)) flags |= this.number()
      else {
        flags |= words[this.token.toUpperCase()] ?? this.fail(Object.keys(words)[0]!.concat(' ...'))
        this.position++
      }
    } while (this.accept('|'))
    return flags
  }
}

/** UAVs change while a shader runs; the rest is fixed by then. Samplers have no data. */
function defaultFlags(word: string): number {
  return word === 'uav' ? dataVolatile : word === 'sampler' ? 0 : dataStaticAtExecute
}
