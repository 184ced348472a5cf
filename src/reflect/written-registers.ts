// The registers that a program asks for, whether they fit beside one another or not.
import { registerLetters } from '../hlsl/resources.ts'
import type { ResourceDeclaration } from '../program/resources.ts'

/** A resource with the register that is written behind it. */
export interface WrittenRegister {
  readonly name: string
  /** `u` */
  readonly letter: string
  readonly register: number
  readonly count: number | null
  readonly space: number
}

export function writtenRegisters(resources: readonly ResourceDeclaration[]): WrittenRegister[] {
  return resources.flatMap(({ name, class: resourceClass, register, count, space = 0 }) =>
    register === undefined
      ? []
      : [{ name, letter: registerLetters[resourceClass], register, count: count ?? null, space }],
  )
}
