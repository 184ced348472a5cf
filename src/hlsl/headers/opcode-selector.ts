// `#include <vk/opcode_selector.h>`: which SPIR-V instruction adds or converts values of a type. DXC's name for it; written from tables here.
//
//   vk::util::ArithmeticSelector<float>::Add(a, b)             OpFAdd
//   vk::util::ConversionSelector<int, float>::Convert<T>(a)    OpConvertSToF

/** Instructions by the part of their names behind `Op`, and how many operands they take. */
const instructions: readonly (readonly [name: string, opcode: number, operands: 1 | 2])[] = [
  ['SNegate', 126, 1],
  ['FNegate', 127, 1],
  ['IAdd', 128, 2],
  ['FAdd', 129, 2],
  ['ISub', 130, 2],
  ['FSub', 131, 2],
  ['IMul', 132, 2],
  ['FMul', 133, 2],
  ['UDiv', 134, 2],
  ['SDiv', 135, 2],
  ['FDiv', 136, 2],
]

/** Of one operand and a type that is named. */
const conversions: readonly (readonly [name: string, opcode: number])[] = [
  ['CopyObject', 83],
  ['ConvertFToU', 109],
  ['ConvertFToS', 110],
  ['ConvertSToF', 111],
  ['ConvertUToF', 112],
  ['UConvert', 113],
  ['SConvert', 114],
  ['FConvert', 115],
  ['Bitcast', 124],
]

type Kind = 'float' | 'signed' | 'unsigned'

interface Scalar {
  readonly name: string
  readonly kind: Kind
  readonly bits: number
}

const scalars: readonly Scalar[] = [
  { name: 'half', kind: 'float', bits: 16 },
  { name: 'float', kind: 'float', bits: 32 },
  { name: 'double', kind: 'float', bits: 64 },
  { name: 'int16_t', kind: 'signed', bits: 16 },
  { name: 'uint16_t', kind: 'unsigned', bits: 16 },
  { name: 'int32_t', kind: 'signed', bits: 32 },
  { name: 'uint32_t', kind: 'unsigned', bits: 32 },
  { name: 'int64_t', kind: 'signed', bits: 64 },
  { name: 'uint64_t', kind: 'unsigned', bits: 64 },
]

const arithmetic: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  float: { Negate: 'FNegate', Add: 'FAdd', Sub: 'FSub', Mul: 'FMul', Div: 'FDiv' },
  signed: { Negate: 'SNegate', Add: 'IAdd', Sub: 'ISub', Mul: 'IMul', Div: 'SDiv' },
  unsigned: { Negate: 'SNegate', Add: 'IAdd', Sub: 'ISub', Mul: 'IMul', Div: 'UDiv' },
}

function needsNative16(...types: readonly Scalar[]): boolean {
  return types.some(({ name }) => name === 'int16_t' || name === 'uint16_t')
}

/** Without native 16-bit types a half is a float. */
function conversion(from: Scalar, to: Scalar): string {
  if (from === to) return 'CopyObject'
  if (from.kind === 'float')
    return to.kind === 'float' ? 'FConvert' : to.kind === 'signed' ? 'ConvertFToS' : 'ConvertFToU'
  if (to.kind === 'float') return from.kind === 'signed' ? 'ConvertSToF' : 'ConvertUToF'
  if (from.bits === to.bits) return 'Bitcast'
  return to.kind === 'signed' ? 'SConvert' : 'UConvert'
}

function guarded(lines: string, isNative16: boolean): string {
  return isNative16 ? `#if __HLSL_ENABLE_16_BIT\n${lines}#endif\n` : lines
}

function arithmeticText(type: Scalar): string {
  const methods = Object.entries(arithmetic[type.kind]).map(([method, instruction]) =>
    method === 'Negate'
      ? `  template <class T> static T ${method}(T a) { return __builtin_spv_${instruction}<T>(a); }\n`
      : `  template <class T> static T ${method}(T a, T b) { return __builtin_spv_${instruction}<T>(a, b); }\n`,
  )
  return guarded(`template <> class ArithmeticSelector<${type.name}> {\n${methods.join('')}};\n`, needsNative16(type))
}

function conversionText(from: Scalar, to: Scalar): string {
  const head = `template <> class ConversionSelector<${from.name}, ${to.name}> {\n  template <class T, class S> static T Convert(S a) { return `
  const body = (instruction: string): string => `${head}__builtin_spv_${instruction}<T>(a); }\n};\n`
  const isHalfAndFloat = [from, to].every(({ name }) => name === 'half' || name === 'float') && from !== to
  if (!isHalfAndFloat) return guarded(body(conversion(from, to)), needsNative16(from, to))
  return `#if __HLSL_ENABLE_16_BIT\n${body('FConvert')}#else\n${body('CopyObject')}#endif\n`
}

export function opcodeSelectorHeader(): string {
  const declared = instructions.map(
    ([name, opcode, operands]) =>
      `template <typename T> [[vk::ext_instruction(${opcode})]] T __builtin_spv_${name}(${operands === 1 ? 'T a' : 'T a, T b'});\n`,
  )
  const converted = conversions.map(
    ([name, opcode]) =>
      `template <typename T, typename S> [[vk::ext_instruction(${opcode})]] T __builtin_spv_${name}(S a);\n`,
  )
  const selectors = [
    'template <class T> class ArithmeticSelector;\n',
    ...scalars.map(arithmeticText),
    'template <class S, class T> class ConversionSelector;\n',
    ...scalars.flatMap((from) => scalars.map((to) => conversionText(from, to))),
  ]
  return `#pragma once\n${[...declared, ...converted].join('')}namespace vk { namespace util {\n${selectors.join('')}} }\n`
}
