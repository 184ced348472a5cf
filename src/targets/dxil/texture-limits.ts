// What instructions cannot do with textures before shader model 6.7: offsets of reads are constant, from -8 to 7, and multisampled textures are
// not written to. The words are DXC's.
//
//   t.Sample(s, uv, int2(9, 0))      Offsets to texture access operations must be between -8 and 7
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { ConstantInt, constantElement, isConstant } from '../../ir/constants.ts'
import { plainLocation } from '../../ir/debug.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { Module } from '../../ir/module.ts'
import { scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'

const unlimited = 7
const storeToSample = 'llvm.dx.resource.store.texture.sample'
const load = 'llvm.dx.resource.load.texture'
const sample = 'llvm.dx.resource.sample'
const limited = [storeToSample, load, sample]

/** Of a module that is optimised and still has the intrinsics of LLVM. For Vulkan DXC asks only that offsets of loads are constant. */
export function reportTextureLimits(module: Module, minor: number, forVulkan: boolean, sink: DiagnosticSink): void {
  if (minor >= unlimited) return
  const isLimited = (name: string): boolean => limited.some((prefix) => name.startsWith(prefix))
  for (const call of module.callsOf(isLimited)) {
    const at = plainLocation(call.location)
    if (!forVulkan && call.intrinsic.startsWith(storeToSample)) {
      const parameters = { name: 'RWTexture2DMS', needs: unlimited, minor }
      sink.report(diagnostics.err_hlsl_needs_shader_model(at, parameters))
    }
    const offset = offsetOf(call)
    if (!offset) continue
    if (forVulkan && !call.intrinsic.startsWith(load)) continue
    if (!isConstant(offset)) sink.report(diagnostics.err_hlsl_texture_offset_immediate(at))
    else if (!forVulkan && !componentsOf(offset).every(isEncodable))
      sink.report(diagnostics.err_hlsl_texture_offset_range(at))
  }
}

function componentsOf(value: Value): readonly (Value | undefined)[] {
  if (value.type.kind !== 'vector') return [value]
  return Array.from({ length: value.type.count }, (_, index) => constantElement(value, index))
}

/** Undefined ones are as good as any. */
function isEncodable(value: Value | undefined): boolean {
  if (!(value instanceof ConstantInt)) return true
  const offset = value.number >> 0
  return offset >= -8 && offset <= 7
}

/** Of the arguments of a sampling call only the offset is made of integers. */
function offsetOf(call: Instruction): Value | undefined {
  const { intrinsic } = call
  if (intrinsic.startsWith(load)) return call.argument(3)
  if (!intrinsic.startsWith(sample)) return undefined
  return call.operands.slice(2).find(({ type }) => scalarOf(type).kind === 'int')
}
