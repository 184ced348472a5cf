// What has to happen to a checked program before the targets part: Slang's handles and resources become what the target has.
//
//   clip planes  ->  written constants  ->  uniform parameters  ->  inline fetches  ->  dynamic resources  ->  handles  ->  split combined textures (unless the target has them)
//
// A plain HLSL program comes back as it is, but for heaps that are passed around where the target is HLSL.
import { type Target, targets } from '../hlsl/targets.ts'
import type { Program } from '../program/program.ts'
import { rewriteClipPlanes } from './clip-planes.ts'
import { rewriteDynamicResources } from './dynamic-resources.ts'
import { passesHeaps, rewriteHandles } from './handles.ts'
import { inlineFetches } from './inline-fetches.ts'
import { splitCombined } from './split-combined.ts'
import { rewriteUniformParameters } from './uniform-parameters.ts'
import { rewriteWrittenConstants } from './written-constants.ts'

/** The program must be free of errors, and the target one that code is made for. */
export function rewriteProgram(program: Program, target: Target): Program {
  const { extensions } = program
  if (!extensions) return target === 'hlsl' && passesHeaps(program) ? rewriteHandles(program) : program
  const { hasCombined } = targets[target]
  let result = extensions.has('clip planes') ? rewriteClipPlanes(program) : program
  if (extensions.has('written constants')) result = rewriteWrittenConstants(result)
  if (extensions.has('uniform parameters')) result = rewriteUniformParameters(result)
  result = inlineFetches(result)
  if (extensions.has('dynamic resources'))
    result = rewriteDynamicResources(result, target === 'dxil' || target === 'hlsl')
  result = rewriteHandles(result)
  return hasCombined || !extensions.has('combined textures') ? result : splitCombined(result)
}
