// Operands of SPIR-V instructions, and of the enumerants that have operands of their own.
//
//   OpTypeVector   Result Id Int    =>   %v3float = OpTypeVector %float 3
//
// Most instructions are `Type Result Id*` and are not listed. `?` may be absent, `*` repeats until the words end.
import * as enumerants from '../enumerants.ts'
import type { OpcodeName } from '../opcodes.ts'
import { enumerantOperands, masks, operandLines } from './operands.ts'

export interface Enumeration {
  readonly isMask: boolean
  readonly names: ReadonlyMap<number, string>
  /** Kinds of the operands by the enumerant's name. */
  readonly operands: ReadonlyMap<string, readonly string[]>
}

function kindsOf(line: string): readonly string[] {
  return line === '' ? [] : line.split(' ')
}

/** Of several names for one number the first. */
function firstNames(values: Readonly<Record<string, number>>): Map<number, string> {
  return new Map(
    Object.entries(values)
      .map(([name, value]) => [value, name] as const)
      .reverse(),
  )
}

const enumerations: ReadonlyMap<string, Enumeration> = new Map(
  Object.entries(enumerants).map(([kind, values]) => [
    kind,
    {
      isMask: masks.includes(kind),
      names: firstNames(values),
      operands: new Map(Object.entries(enumerantOperands[kind] ?? {}).map(([name, line]) => [name, kindsOf(line)])),
    },
  ]),
)

const operandKinds: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(operandLines).flatMap(([line, names]) => names.split(' ').map((name) => [name, kindsOf(line)])),
)

const ordinary: readonly string[] = ['Type', 'Result', 'Id*']

/** Kinds of an instruction's operands, in order. */
export function operandsOf(opcode: OpcodeName): readonly string[] {
  return operandKinds.get(opcode) ?? ordinary
}

export function enumerationOf(kind: string): Enumeration | undefined {
  return enumerations.get(kind)
}
