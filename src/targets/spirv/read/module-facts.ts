// The declarations of a SPIR-V module, ready to be asked: names, decorations, types, constants, variables.
import { append } from '../../../support/lists.ts'
import { type EncodedInstruction, readModule, readString } from '../disassemble/words.ts'
import { Decoration, StorageClass } from '../enumerants.ts'

/** A declaration outside functions: its words without the result, and for constants and variables their type. */
export interface Declared {
  readonly opcode: string
  readonly type: number
  readonly operands: readonly number[]
}

export interface EntryPointFacts {
  readonly model: number
  readonly function: number
  readonly name: string
  readonly interfaceIds: readonly number[]
}

export interface ModeFacts {
  readonly mode: number
  readonly operands: readonly number[]
  /** The operands are constants of the module. */
  readonly areIds: boolean
}

export interface ModuleFacts {
  readonly version: readonly [major: number, minor: number]
  readonly entryPoints: readonly EntryPointFacts[]
  /** Of each entry point's function. */
  readonly modes: ReadonlyMap<number, readonly ModeFacts[]>
  /** Constants that are texts. */
  readonly texts: ReadonlyMap<number, string>
  readonly names: ReadonlyMap<number, string>
  readonly memberNames: ReadonlyMap<number, ReadonlyMap<number, string>>
  readonly declared: ReadonlyMap<number, Declared>
  /** Ids of module-scope variables, in order. */
  readonly variables: readonly number[]
  /** `id` or `id.member` to decoration to its words. */
  readonly decorations: ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>
}

interface Building {
  readonly entryPoints: EntryPointFacts[]
  readonly modes: Map<number, ModeFacts[]>
  readonly texts: Map<number, string>
  readonly names: Map<number, string>
  readonly memberNames: Map<number, Map<number, string>>
  readonly declared: Map<number, Declared>
  readonly variables: number[]
  readonly decorations: Map<string, Map<number, readonly number[]>>
}

/** `undefined` when the bytes are no SPIR-V module. */
export function readFacts(bytes: Uint8Array): ModuleFacts | undefined {
  const module = readModule(bytes)
  if (!module) return undefined
  const building: Building = {
    entryPoints: [],
    modes: new Map(),
    texts: new Map(),
    names: new Map(),
    memberNames: new Map(),
    declared: new Map(),
    variables: [],
    decorations: new Map(),
  }
  for (const instruction of module.instructions) {
    if (instruction.name === 'OpFunction') break
    note(building, instruction)
  }
  const { version } = module.header
  return { ...building, version: [(version >> 16) & 0xff, (version >> 8) & 0xff] }
}

function note(building: Building, { name, words: all }: EncodedInstruction): void {
  const words = [...all]
  switch (name) {
    case 'OpEntryPoint': {
      const { text, end } = readString(all, 2)
      building.entryPoints.push({ model: words[0]!, function: words[1]!, name: text, interfaceIds: words.slice(end) })
      return
    }
    case 'OpExecutionMode':
    case 'OpExecutionModeId': {
      const mode = { mode: words[1]!, operands: words.slice(2), areIds: name === 'OpExecutionModeId' }
      append(building.modes, words[0]!, mode)
      return
    }
    case 'OpConstantStringAMDX':
    case 'OpSpecConstantStringAMDX':
      building.texts.set(words[0]!, readString(all, 1).text)
      return
    case 'OpName':
      building.names.set(words[0]!, readString(all, 1).text)
      return
    case 'OpMemberName': {
      let members = building.memberNames.get(words[0]!)
      if (!members) building.memberNames.set(words[0]!, (members = new Map()))
      members.set(words[1]!, readString(all, 2).text)
      return
    }
    case 'OpDecorate':
    case 'OpDecorateId':
      decorate(building, `${words[0]}`, words[1]!, words.slice(2))
      return
    case 'OpMemberDecorate':
      decorate(building, `${words[0]}.${words[1]}`, words[2]!, words.slice(3))
      return
  }
  if (name === undefined) return
  if (/^OpType/.test(name) && name !== 'OpTypeForwardPointer')
    building.declared.set(words[0]!, { opcode: name, type: 0, operands: words.slice(1) })
  else if (/^Op(Spec)?Constant|^OpVariable$|^OpUntypedVariable|^OpUndef$/.test(name)) {
    building.declared.set(words[1]!, { opcode: name, type: words[0]!, operands: words.slice(2) })
    if (name === 'OpVariable') building.variables.push(words[1]!)
  }
}

function decorate(building: Building, target: string, decoration: number, words: readonly number[]): void {
  let known = building.decorations.get(target)
  if (!known) building.decorations.set(target, (known = new Map()))
  known.set(decoration, words)
}

/** The first literal of a decoration. */
export function decorationOf(
  facts: ModuleFacts,
  target: number | string,
  name: keyof typeof Decoration,
): number | undefined {
  const words = facts.decorations.get(`${target}`)?.get(Decoration[name])
  return words && (words[0] ?? 0)
}

export function storageClassOf(facts: ModuleFacts, variable: number): string {
  const value = facts.declared.get(variable)?.operands[0]
  return Object.entries(StorageClass).find(([, number]) => number === value)?.[0] ?? `${value}`
}

/** What the variable's pointer points to. */
export function pointeeOf(facts: ModuleFacts, variable: number): number {
  return facts.declared.get(facts.declared.get(variable)?.type ?? 0)?.operands[1] ?? 0
}

export function constantOf(facts: ModuleFacts, id: number): number | undefined {
  const constant = facts.declared.get(id)
  return constant && /Constant$/.test(constant.opcode) ? constant.operands[0] : undefined
}
