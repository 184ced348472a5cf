// What only a writer knows: GLSL and SPIR-V lack types and operations of HLSL. `lint` reports that, too, and writes for it.
import type { Compilation } from '../compilation.ts'
import { loadWriters } from './load.ts'

export async function checkWriting(compilation: Compilation): Promise<void> {
  const { target } = compilation.options
  if ((target !== 'spirv' && target !== 'glsl') || compilation.errorCount > 0) return
  if (compilation.checked.entries.length === 0) return
  const writers = await loadWriters([target])
  writers.get(target)?.(compilation, {})
}
