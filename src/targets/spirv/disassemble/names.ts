// Names of ids that a reader understands: those the module gives, and for types, constants and built-ins what they are.
//
//   OpTypeVector %float 3   =>   %v3float         OpConstant %int -1   =>   %int_n1
import { Decoration } from '../enumerants.ts'
import { enumerationOf, operandsOf } from './grammar.ts'
import { type NumberFormat, numberText } from './numbers.ts'
import { type EncodedInstruction, readString } from './words.ts'

export interface Names {
  of(id: number): string
  /** How the numbers of that type are written. */
  formatOf(type: number): NumberFormat | undefined
  /** The type of a value. */
  typeOf(id: number): number | undefined
}

/** Spellings of GLSL that are not the enumerant's with `gl_`; the others of its age have the prefix only. */
const builtInNames: ReadonlyMap<string, string> = new Map([
  ...[
    ...['Position', 'PointSize', 'ClipDistance', 'CullDistance', 'Layer', 'ViewportIndex', 'TessLevelOuter'],
    ...['TessLevelInner', 'TessCoord', 'PatchVertices', 'FragCoord', 'PointCoord', 'FrontFacing', 'SamplePosition'],
    ...['SampleMask', 'FragDepth', 'HelperInvocation', 'LocalInvocationIndex', 'VertexIndex', 'InstanceIndex'],
  ].map((name): [string, string] => [name, `gl_${name}`]),
  ['VertexId', 'gl_VertexID'],
  ['InstanceId', 'gl_InstanceID'],
  ['PrimitiveId', 'gl_PrimitiveID'],
  ['InvocationId', 'gl_InvocationID'],
  ['SampleId', 'gl_SampleID'],
  ['NumWorkgroups', 'gl_NumWorkGroups'],
  ['WorkgroupSize', 'gl_WorkGroupSize'],
  ['WorkgroupId', 'gl_WorkGroupID'],
  ['LocalInvocationId', 'gl_LocalInvocationID'],
  ['GlobalInvocationId', 'gl_GlobalInvocationID'],
  ...['SubgroupSize', 'SubgroupMaxSize', 'NumSubgroups', 'SubgroupId', 'SubgroupLocalInvocationId'].map(
    (name): [string, string] => [name, name],
  ),
  ...['Eq', 'Ge', 'Gt', 'Le', 'Lt'].map((name): [string, string] => [`Subgroup${name}Mask`, `Subgroup${name}MaskKHR`]),
])

const integerNames: ReadonlyMap<number, string> = new Map([
  [8, 'char'],
  [16, 'short'],
  [32, 'int'],
  [64, 'long'],
])
const floatNames: ReadonlyMap<number, string> = new Map([
  [16, 'half'],
  [32, 'float'],
  [64, 'double'],
])

export function nameIds(instructions: readonly EncodedInstruction[]): Names {
  const namer = new Namer()
  for (const instruction of instructions) namer.read(instruction)
  return namer
}

class Namer implements Names {
  readonly #names = new Map<number, string>()
  readonly #used = new Set<string>()
  /** Where to go on counting for a name that is taken. */
  readonly #next = new Map<string, number>()
  readonly #formats = new Map<number, NumberFormat>()
  readonly #types = new Map<number, number>()

  of(id: number): string {
    return this.#names.get(id) ?? `${id}`
  }

  formatOf(type: number): NumberFormat | undefined {
    return this.#formats.get(type)
  }

  typeOf(id: number): number | undefined {
    return this.#types.get(id)
  }

  read({ name, words }: EncodedInstruction): void {
    if (name === undefined) return
    if (name === 'OpName') this.#save(words[0]!, readString(words, 1).text)
    if (name === 'OpDecorate' && words[1] === Decoration.BuiltIn) this.#saveBuiltIn(words[0]!, words[2]!)
    const kinds = operandsOf(name)
    const isTyped = kinds[0] === 'Type'
    if (kinds[isTyped ? 1 : 0] !== 'Result') return
    const result = words[isTyped ? 1 : 0]!
    if (isTyped) this.#types.set(result, words[0]!)
    if (name === 'OpTypeInt') {
      this.#formats.set(result, { kind: 'integer', width: words[1]!, isSigned: words[2] === 1 })
    } else if (name === 'OpTypeFloat') this.#formats.set(result, { kind: 'float', width: words[1]! })
    this.#save(result, this.#describe(name, words) ?? `${result}`)
  }

  #describe(name: string, words: Uint32Array): string | undefined {
    const [result = 0, first = 0, second = 0] = words
    switch (name) {
      case 'OpTypeVoid':
        return 'void'
      case 'OpTypeBool':
        return 'bool'
      case 'OpTypeInt':
        return `${second === 0 ? 'u' : integerNames.has(first) ? '' : 'i'}${integerNames.get(first) ?? first}`
      case 'OpTypeFloat':
        return floatNames.get(first) ?? `fp${first}`
      case 'OpTypeVector':
        return `v${second}${this.of(first)}`
      case 'OpTypeMatrix':
        return `mat${second}${this.of(first)}`
      case 'OpTypeArray':
        return `_arr_${this.of(first)}_${this.of(second)}`
      case 'OpTypeRuntimeArray':
        return `_runtimearr_${this.of(first)}`
      case 'OpTypePointer':
        return `_ptr_${enumerationOf('StorageClass')?.names.get(first) ?? `StorageClass${first}`}_${this.of(second)}`
      case 'OpTypeStruct':
        return `_struct_${result}`
      case 'OpConstantTrue':
        return 'true'
      case 'OpConstantFalse':
        return 'false'
      case 'OpConstant': {
        const format = this.#formats.get(result)
        if (!format) return undefined
        return `${this.of(result)}_${numberText(format, second, words[3] ?? 0).replaceAll('-', 'n')}`
      }
      default:
        return undefined
    }
  }

  #saveBuiltIn(id: number, value: number): void {
    const enumerant = enumerationOf('BuiltIn')?.names.get(value)
    const name = enumerant === undefined ? undefined : builtInNames.get(enumerant)
    if (name !== undefined) this.#save(id, name)
  }

  #save(id: number, suggested: string): void {
    if (this.#names.has(id)) return
    const base = suggested === '' ? '_' : suggested.replace(/[^A-Za-z0-9_]/g, '_')
    let name = base
    let next = this.#next.get(base) ?? 0
    while (this.#used.has(name)) name = `${base}_${next++}`
    this.#next.set(base, next)
    this.#used.add(name)
    this.#names.set(id, name)
  }
}
