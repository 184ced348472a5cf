import { describe, expect, it } from 'vitest'
import { type OpcodeName, opcodes } from '../opcodes.ts'
import { disassemble } from './disassemble.ts'

function words(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text), 0]
  while (bytes.length % 4 !== 0) bytes.push(0)
  return [...new Uint32Array(new Uint8Array(bytes).buffer)]
}

type Encoded = readonly [OpcodeName, ...number[]]

function moduleOf(...instructions: readonly Encoded[]): Uint8Array {
  const encoded = instructions.flatMap(([name, ...operands]) => [
    ((operands.length + 1) << 16) | opcodes[name],
    ...operands,
  ])
  return new Uint8Array(new Uint32Array([0x07230203, 0x10500, 0, 99, 0, ...encoded]).buffer)
}

function linesOf(...instructions: readonly Encoded[]): string[] {
  return disassemble(moduleOf(...instructions))!
    .trimEnd()
    .split('\n')
    .slice(5)
}

const half = [19, 16] as const
const float = [20, 32] as const
const double = [21, 64] as const

describe('disassemble', () => {
  it('begins with the header', () => {
    expect(disassemble(moduleOf(['OpNop']))).toBe(
      '; SPIR-V\n; Version: 1.5\n; Generator: Khronos; 0\n; Bound: 99\n; Schema: 0\n               OpNop\n',
    )
  })

  it('refuses what is no module', () => {
    expect(disassemble(new Uint8Array([1, 2, 3]))).toBeUndefined()
    expect(disassemble(moduleOf(['OpNop']).slice(4))).toBeUndefined()
    expect(disassemble(moduleOf(['OpName', 1, ...words('cut')]).slice(0, -4))).toBeUndefined()
  })

  it('names types and constants after what they are', () => {
    const lines = linesOf(
      ['OpTypeFloat', ...float],
      ['OpTypeVector', 1, 20, 3],
      ['OpTypeInt', 2, 32, 1],
      ['OpConstant', 2, 3, -1 >>> 0],
      ['OpTypeArray', 4, 1, 3],
      ['OpTypePointer', 5, 7, 4],
      ['OpVariable', 5, 6, 7],
    )
    expect(lines).toEqual([
      '      %float = OpTypeFloat 32',
      '    %v3float = OpTypeVector %float 3',
      '        %int = OpTypeInt 32 1',
      '     %int_n1 = OpConstant %int -1',
      '%_arr_v3float_int_n1 = OpTypeArray %v3float %int_n1',
      '%_ptr_Function__arr_v3float_int_n1 = OpTypePointer Function %_arr_v3float_int_n1',
      '          %6 = OpVariable %_ptr_Function__arr_v3float_int_n1 Function',
    ])
  })

  it('keeps names unique', () => {
    const names = ['a.b', 'a_b', ''].map((text, index) => ['OpName', index + 1, ...words(text)] as const)
    const lines = linesOf(...names, ['OpTypeVoid', 1], ['OpTypeBool', 2], ['OpTypeSampler', 3])
    expect(lines.slice(0, 2)).toEqual(['               OpName %a_b "a.b"', '               OpName %a_b_0 "a_b"'])
    expect(lines.at(-1)).toBe('          %_ = OpTypeSampler')
  })

  it('prints enumerants with their operands', () => {
    const lines = linesOf(
      ['OpDecorate', 1, 11, 15],
      ['OpDecorate', 2, 33, 4],
      ['OpExecutionMode', 3, 17, 8, 8, 1],
      ['OpImageSampleExplicitLod', 5, 6, 7, 8, 0x2 | 0x8, 9, 10],
      ['OpStore', 1, 2, 3, 4],
      ['OpFunction', 1, 2, 0, 3],
    )
    expect(lines).toEqual([
      '               OpDecorate %gl_FragCoord BuiltIn FragCoord',
      '               OpDecorate %2 Binding 4',
      '               OpExecutionMode %3 LocalSize 8 8 1',
      '          %6 = OpImageSampleExplicitLod %5 %7 %8 Lod|ConstOffset %9 %10',
      '               OpStore %gl_FragCoord %2 Volatile|Aligned 4',
      '          %2 = OpFunction %gl_FragCoord None %3',
    ])
  })

  it('knows the instructions of GLSL.std.450', () => {
    const lines = linesOf(['OpExtInstImport', 1, ...words('GLSL.std.450')], ['OpExtInst', 2, 3, 1, 31, 4])
    expect(lines[1]).toBe('          %3 = OpExtInst %2 %1 Sqrt %4')
  })

  it('reads the values of a switch as its selector', () => {
    const lines = linesOf(
      ['OpTypeInt', 1, 64, 1],
      ['OpUndef', 1, 2],
      ['OpSwitch', 2, 9, -5 >>> 0, -1 >>> 0, 8, 7, 0, 6],
    )
    expect(lines[2]).toBe('               OpSwitch %2 %9 -5 %8 7 %6')
  })

  it.each([
    [float, [0x3f800000], '1'],
    [float, [0x3dcccccd], '0.100000001'],
    [float, [0xc6fffe00], '-32767'],
    [float, [0x80000000], '-0'],
    [float, [0x7149f2ca], '1.00000002e+30'],
    [float, [0x3727c5ac], '9.99999975e-06'],
    [float, [0x7f800000], '0x1p+128'],
    [float, [0xffc00000], '-0x1.8p+128'],
    [float, [0x00000001], '0x1p-149'],
    [double, [0x9999999a, 0x3fb99999], '0.10000000000000001'],
    [double, [0, 0x7ff00000], '0x1p+1024'],
    [half, [0x3c00], '0x1p+0'],
    [half, [0xb266], '-0x1.998p-3'],
    [half, [0], '0x0p+0'],
  ] as const)('prints the float %s of bits %s as %s', (type, bits, text) => {
    const lines = linesOf(['OpTypeFloat', ...type], ['OpSpecConstant', type[0], 30, ...bits])
    expect(lines[1]!.split(' ').at(-1)).toBe(text)
  })
})
