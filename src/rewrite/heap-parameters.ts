// A descriptor heap that is passed to a template is the heap itself wherever it is indexed; what is passed means nothing, so a number will do:
//
//   template<typename T> float get(T heap) { Buffer<float> b = heap[0]; ... }      =>     float get(uint heap) { Buffer<float> b = ResourceDescriptorHeap[0]; ... }
//
// For written HLSL, where the type of a heap has no name.
import type { Program } from '../program/program.ts'
import { type Type, uintType } from '../types/types.ts'
import { makeUint } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

export function rewriteHeapParameters(program: Program): Program {
  if (!program.functions.some(({ parameters }) => parameters.some(({ type }) => isHeap(type)))) return program
  return new ProgramRewriter(program, {
    leaf: (type) => (isHeap(type) ? uintType : undefined),
    expression: (expression) =>
      expression.kind === 'variable' && isHeap(expression.type) && expression.variable.kind === 'resource'
        ? makeUint(0, expression)
        : undefined,
  }).run()
}

function isHeap(type: Type): boolean {
  return type.kind === 'object' && type.row.category === 'heap'
}
