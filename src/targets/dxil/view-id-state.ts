// `dx.viewIdState`: how many components enter and leave, and which outputs depend on which inputs.
import type { Module } from '../../ir/module.ts'
import type { DxilEntry } from './dxil-module.ts'

export function viewIdState(_module: Module, entry: DxilEntry | undefined): readonly number[] | undefined {
  return entry ? undefined : undefined
}
