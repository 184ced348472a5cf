// A pass is a value: what it is called, what it does, where it must stand.
//
// File name, registry name, command-line name and test file are the same words.
import type { Diagnostic } from '../diagnostics/define.ts'
import type { Module } from '../ir/module.ts'
import type { Remarks } from './remarks.ts'

export interface PassContext {
  readonly remarks: Remarks
  /** 0 to 3, as in `-O3`. */
  readonly level: number
  /** For passes that can find mistakes of the user. */
  readonly report?: (diagnostic: Diagnostic) => void
  /** Whether a resource that is set on some paths only stays a choice with nothing, which LLVM does not have, until all else is done. */
  readonly keepsUnsetHandles?: boolean
}

export interface Pass {
  readonly name: string
  readonly summary: string
  /** Passes that must have run before, checked by a test over the pipelines. */
  readonly after: readonly string[]
  /** Passes whose changes, alone, give this one nothing new to find; its own name if one run does all that there is to do. */
  readonly ignores?: readonly string[]
  /** Tells whether anything changed. */
  run(module: Module, context: PassContext): boolean
}

export function definePass(pass: Pass): Pass {
  return pass
}
