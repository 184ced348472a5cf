// Every line of the tables of built-ins is called, and the calls become IR the verifier accepts.
import { expect, test } from 'vitest'
import { builtinLibrary } from '../support/builtin-calls.ts'
import { lowerText } from '../support/lower.ts'

/** Built-ins without a lowering of their own; they are called by name. */
const generic = [
  /^tex(1D|2D|3D|CUBE)/,
  /^vk::(?!Sampled)/,
  /^__builtin_LinAlg_/,
  /^SubpassInput(MS)?\.SubpassLoad$/,
  /^(Point|Line|Triangle)Stream\.Append$/,
  /TriangleObjectPositions$/,
  /^(DebugBreak|dx::IsDebuggingEnabled)$/,
]

function calledByName(spirv: boolean): string[] {
  const { source, names } = builtinLibrary(spirv)
  // Whatever its stage: for others to link.
  const args = ['-T', 'lib_6_x', '-HV', '2021', '-enable-16bit-types', ...(spirv ? ['-spirv'] : [])]
  const { module } = lowerText('builtins.hlsl', source, args)
  const found = new Set<string>()
  for (const [fn, name] of names) {
    const lowered = module.functions.get(fn)
    expect(lowered, `${name} is lowered`).toBeDefined()
    for (const { intrinsic } of lowered!.instructions()) if (intrinsic.startsWith('llvm.dx.hlsl.')) found.add(name)
  }
  return [...found]
}

test.each([false, true])('every built-in function and method lowers (SPIR-V: %s)', (spirv) => {
  const unexpected = calledByName(spirv).filter((name) => !generic.some((pattern) => pattern.test(name)))
  expect(unexpected).toEqual([])
})
