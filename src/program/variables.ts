// Variables and buffers that no source text declares.
import { type Location, nowhere } from '../support/source.ts'
import type { Type } from '../types/types.ts'
import { hasAttribute } from './attributes.ts'
import type { ConstantBuffer, Parameter, Variable, VariableKind } from './program.ts'

export function makeVariable(
  kind: VariableKind,
  name: string,
  type: Type,
  location: Location,
  changes: Partial<Variable> = {},
): Variable {
  return {
    kind,
    name,
    scope: '',
    type,
    isConst: false,
    isPrecise: false,
    rowMajor: false,
    location,
    modifiers: [],
    semantic: undefined,
    bindings: [],
    packOffset: undefined,
    attributes: [],
    initializer: undefined,
    buffer: undefined,
    ...changes,
  }
}

/** Where the loose constants go. */
export function makeGlobalsBuffer(native16Bit: boolean): ConstantBuffer {
  return {
    kind: 'constant-buffer',
    name: '$Globals',
    isTexture: false,
    native16Bit,
    members: [],
    bindings: [],
    attributes: [],
    location: nowhere,
  }
}

/** `[[vk::ext_reference]]`: the instruction that the function stands for gets a pointer, and may write there. */
export function isReference({ attributes }: Parameter): boolean {
  return hasAttribute(attributes, 'vk::ext_reference')
}
