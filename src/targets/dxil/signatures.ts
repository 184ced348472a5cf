// The signatures of an entry point as DXIL has them.
import type { IrFunction } from '../../ir/module.ts'
import type { DxilEntry, DxilSignatures } from './dxil-module.ts'

/** What lowering says of an entry's signature. */
export interface EntrySignatureInput {
  readonly entry: { readonly stage: string; readonly function: { readonly name: string } }
}

export function buildSignatures(_input: EntrySignatureInput, _fn: IrFunction, _native16Bit: boolean): DxilSignatures {
  return { inputs: [], outputs: [], patchConstants: [] }
}

export function hasViewportOrRenderTarget(_entry: DxilEntry): boolean {
  return false
}
