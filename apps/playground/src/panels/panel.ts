// What the tabs of the outputs have in common.
import type { OutputName, SourcePlace } from '../../../../src/explore.ts'
import type { Program } from '../program.ts'
import type { WorkerClient } from '../worker/client.ts'
import type { Analysis } from '../worker/protocol.ts'

export interface PanelContext {
  readonly client: WorkerClient
  /** Shows a place of the source. */
  goTo(place: SourcePlace): void
  /** The program that others are compared with, if one was kept. */
  readonly kept: Program | null
  /** Tells everybody who listens. */
  say(text: string): void
}

export interface Shown {
  readonly program: Program
  readonly analysis: Analysis
}

export interface Panel {
  readonly element: HTMLElement
  /** The program has no errors. */
  show(shown: Shown): Promise<void> | void
  /** What there is to show of a program with errors; most panels keep what they have. */
  showErrors?(shown: Shown): Promise<void>
  /** The cursor is on this line of the source. */
  link(place: SourcePlace): void
}

/** Tabs: what they are called and what they show. */
export const tabs = [
  { id: 'bindings', label: 'Bindings' },
  { id: 'pictures', label: 'Pictures' },
  { id: 'llvm-bound', label: 'LLVM', output: 'llvm-bound' },
  { id: 'llvm-raw', label: 'LLVM raw', output: 'llvm-raw' },
  { id: 'dxil', label: 'DXIL', output: 'dxil' },
  { id: 'spirv-asm', label: 'SPIR-V', output: 'spirv-asm' },
  { id: 'glsl', label: 'GLSL', output: 'glsl' },
  { id: 'hlsl', label: 'HLSL', output: 'hlsl' },
  { id: 'reflection', label: 'Reflection', output: 'reflection' },
  { id: 'passes', label: 'Passes' },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly output?: OutputName }[]

export type TabId = (typeof tabs)[number]['id']
