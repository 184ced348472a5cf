// The words of a SPIR-V module as instructions.
import { type OpcodeName, opcodes } from '../opcodes.ts'

export interface Header {
  readonly version: number
  readonly generator: number
  readonly bound: number
  readonly schema: number
}

export interface EncodedInstruction {
  readonly opcode: number
  /** `undefined`: not in our table. */
  readonly name: OpcodeName | undefined
  /** Without the first one. */
  readonly words: Uint32Array
}

interface EncodedModule {
  readonly header: Header
  readonly instructions: readonly EncodedInstruction[]
}

const magic = 0x07230203
/** Of several names for one number the first. */
const names = new Map<number, OpcodeName>(
  Object.entries(opcodes)
    .map(([name, code]) => [code, name as OpcodeName] as const)
    .reverse(),
)

export function opcodeName(opcode: number): OpcodeName | undefined {
  return names.get(opcode)
}

/** `undefined` when the bytes are no whole module. */
export function readModule(bytes: Uint8Array): EncodedModule | undefined {
  if (bytes.length % 4 !== 0 || bytes.length < 20) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const words = new Uint32Array(bytes.length / 4)
  for (let index = 0; index < words.length; index++) words[index] = view.getUint32(index * 4, true)
  if (words[0] !== magic) return undefined
  const instructions: EncodedInstruction[] = []
  for (let at = 5; at < words.length; ) {
    const first = words[at]!
    const count = first >>> 16
    if (count === 0 || at + count > words.length) return undefined
    const opcode = first & 0xffff
    instructions.push({ opcode, name: names.get(opcode), words: words.subarray(at + 1, at + count) })
    at += count
  }
  const header = { version: words[1]!, generator: words[2]!, bound: words[3]!, schema: words[4]! }
  return { header, instructions }
}

/** A string that begins at that word, and the word after it. */
export function readString(words: Uint32Array, start: number): { readonly text: string; readonly end: number } {
  const bytes: number[] = []
  for (let at = start; at < words.length; at++) {
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = (words[at]! >>> shift) & 0xff
      if (byte === 0) return { text: new TextDecoder().decode(new Uint8Array(bytes)), end: at + 1 }
      bytes.push(byte)
    }
  }
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), end: words.length }
}
