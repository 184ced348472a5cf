// A SPIR-V module as text, the way `spirv-dis` prints it.
//
//   17 00 04 00 ...   =>   %v3float = OpTypeVector %float 3
import { debugInstructions, debugSetName } from '../debug-instructions.ts'
import { glslInstructions } from '../opcodes.ts'
import { enumerationOf, operandsOf } from './grammar.ts'
import { type Names, nameIds } from './names.ts'
import { type NumberFormat, numberText, wordsOf } from './numbers.ts'
import { type EncodedInstruction, type Header, opcodeName, readModule, readString } from './words.ts'

/** Column at which the instruction stands, after its result. */
const indent = 15

/** Names of extended instructions, by their set. */
const extendedNames: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['GLSL.std.450', namesOf(glslInstructions)],
  [debugSetName, namesOf(debugInstructions)],
])

function namesOf(table: Readonly<Record<string, number>>): ReadonlyMap<number, string> {
  return new Map(Object.entries(table).map(([name, number]) => [number, name]))
}

/** Tools in the upper half of the header's generator. */
const generators: ReadonlyMap<number, string> = new Map([
  [0, 'Khronos'],
  [7, 'Khronos SPIR-V Tools Assembler'],
  [8, 'Khronos Glslang Reference Front End'],
  [13, 'Google Shaderc over Glslang'],
  [14, 'Google spiregg'],
  [17, 'Khronos SPIR-V Tools Linker'],
  [40, 'NVIDIA Slang Compiler'],
])

/** `undefined` when the bytes are no SPIR-V module. */
export function disassemble(bytes: Uint8Array): string | undefined {
  const module = readModule(bytes)
  if (!module) return undefined
  const names = nameIds(module.instructions)
  const sets: ExtendedSets = new Map()
  const lines = [...headerLines(module.header)]
  for (const instruction of module.instructions) {
    const known = instruction.name === 'OpExtInstImport' && extendedNames.get(readString(instruction.words, 1).text)
    if (known) sets.set(instruction.words[0]!, known)
    lines.push(new Line(instruction, names, sets).text())
  }
  return `${lines.join('\n')}\n`
}

function headerLines({ version, generator, bound, schema }: Header): string[] {
  const tool = generator >>> 16
  return [
    '; SPIR-V',
    `; Version: ${(version >> 16) & 0xff}.${(version >> 8) & 0xff}`,
    `; Generator: ${generators.get(tool) ?? `Unknown(${tool})`}; ${generator & 0xffff}`,
    `; Bound: ${bound}`,
    `; Schema: ${schema}`,
  ]
}

/** By the id of the import. */
type ExtendedSets = Map<number, ReadonlyMap<number, string>>

class Line {
  readonly #instruction: EncodedInstruction
  readonly #names: Names
  readonly #sets: ExtendedSets
  readonly #parts: string[] = []
  #at = 0
  #result = ''

  constructor(instruction: EncodedInstruction, names: Names, sets: ExtendedSets) {
    this.#instruction = instruction
    this.#names = names
    this.#sets = sets
  }

  text(): string {
    const { name, opcode, words } = this.#instruction
    if (name === undefined) return `${' '.repeat(indent)}OpUnknown(${[opcode, ...words].join(', ')})`
    for (const kind of operandsOf(name)) this.#operand(kind)
    const left = this.#result === '' ? '' : `%${this.#result} = `
    return `${left.padStart(indent)}${[name, ...this.#parts].join(' ')}`
  }

  get #word(): number {
    return this.#instruction.words[this.#at++] ?? 0
  }

  get #isDone(): boolean {
    return this.#at >= this.#instruction.words.length
  }

  #operand(kind: string): void {
    if (kind.endsWith('*')) {
      while (!this.#isDone) this.#operand(kind.slice(0, -1))
      return
    }
    if (kind.endsWith('?')) {
      if (!this.#isDone) this.#operand(kind.slice(0, -1))
      return
    }
    switch (kind) {
      case 'Result':
        this.#result = this.#names.of(this.#word)
        break
      case 'Type':
      case 'Id':
        this.#parts.push(`%${this.#names.of(this.#word)}`)
        break
      case 'Int':
        this.#parts.push(`${this.#word}`)
        break
      case 'Number':
        this.#number(this.#names.formatOf(this.#instruction.words[0]!))
        break
      case 'NumberId':
        this.#number(this.#names.formatOf(this.#names.typeOf(this.#instruction.words[0]!) ?? 0))
        this.#operand('Id')
        break
      case 'IdInt':
        this.#operand('Id')
        this.#operand('Int')
        break
      case 'Float':
        this.#number({ kind: 'float', width: 32 })
        break
      case 'String':
        this.#string()
        break
      case 'ExtendedInstruction':
        this.#extendedInstruction()
        break
      case 'Opcode':
        this.#specializedOperation()
        break
      default:
        this.#enumerant(kind)
    }
  }

  #number(format: NumberFormat | undefined): void {
    const known: NumberFormat = format ?? { kind: 'integer', width: 32, isSigned: false }
    const low = this.#word
    this.#parts.push(numberText(known, low, wordsOf(known) === 2 ? this.#word : 0))
  }

  #string(): void {
    const { text, end } = readString(this.#instruction.words, this.#at)
    this.#at = end
    this.#parts.push(`"${text.replace(/["\\]/g, '\\$&')}"`)
  }

  #extendedInstruction(): void {
    const set = this.#instruction.words[2]!
    const number = this.#word
    this.#parts.push(this.#sets.get(set)?.get(number) ?? `${number}`)
  }

  /** The operands of the operation that a specialization computes, without its own type and result. */
  #specializedOperation(): void {
    const name = opcodeName(this.#word)
    this.#parts.push(name?.slice(2) ?? 'Unknown')
    for (const kind of name === undefined ? ['Id*'] : operandsOf(name).slice(2)) this.#operand(kind)
  }

  #enumerant(kind: string): void {
    const value = this.#word
    const enumeration = enumerationOf(kind)
    if (!enumeration) {
      this.#parts.push(`${value}`)
      return
    }
    const { names, operands, isMask } = enumeration
    const found: string[] = []
    if (!isMask || value === 0) found.push(names.get(value) ?? (isMask ? 'None' : `Unknown(${value})`))
    else for (let bit = 1; bit > 0 && bit <= value; bit *= 2) if (value & bit) found.push(names.get(bit) ?? `${bit}`)
    this.#parts.push(found.join('|'))
    for (const name of found) for (const operand of operands.get(name) ?? []) this.#operand(operand)
  }
}
