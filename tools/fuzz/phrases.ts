// Words for what productions.ts makes: anything, and the tame ones, which are in order nearly everywhere.
export const words = /\b(?!return\b|if\b|for\b|while\b|struct\b|void\b|else\b|in\b|out\b|do\b)[A-Za-z_]\w*\b/g
export const unary = [
  '-',
  '+',
  '!',
  '~',
  '++',
  '--',
  '*',
  '&',
  'sizeof ',
  'alignof ',
  '(float)',
  '(uint)',
  '(bool)',
  '(int2)',
]
export const binary = [
  ...['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '&&', '||', '==', '!=', '<', '>', '<=', '>='],
  ...['=', '+=', '<<=', ',', '? 1 :', '.*', '->', '::', '<=>'],
]
export const scalars = [
  'int',
  'uint',
  'float',
  'bool',
  'half',
  'double',
  'min16int',
  'uint64_t',
  'float16_t',
  'unsigned int',
  'auto',
]
export const operators = [
  '+',
  '-',
  '*',
  '==',
  '<',
  '[]',
  '()',
  '+=',
  '<<',
  '!',
  '~',
  ',',
  '->',
  ' float',
  '++',
  '=',
  '&&',
  '%',
]
export const directives = [
  ...[
    '#pragma pack_matrix(row_major)',
    '#pragma once',
    '#pragma unroll',
    '#pragma warning(disable : 3206)',
    '#line 7 "a.h"',
  ],
  ...[
    '#if 1',
    '#endif',
    '#else',
    '#ifdef main',
    '#elif 1',
    '#undef main',
    '#include "missing.h"',
    '#error no',
    '#define f(x) x##x #x',
  ],
  ...[
    '#define main main',
    '#pragma dxc diagnostic push',
    '#pragma dxc diagnostic ignored "-Wall"',
    '#',
    '#define f(...) __VA_ARGS__',
    '_Pragma("once")',
  ],
]

export const tameUnary = ['-', '+', '!', '~', '(float)', '(uint)', '(bool)', '(int)', 'sizeof ']
export const tameBinary = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '^',
  '<<',
  '>>',
  '&&',
  '||',
  '==',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
]
export const tameNames = ['anyIndex', 'counted', '(uint)count(1)']
export const tameTypes = ['int', 'uint', 'float', 'bool', 'float3', 'int2', 'uint4', 'float2x3', 'int3x2', 'bool2']
export const tameIntrinsics = [
  'abs',
  'sin',
  'countbits',
  'asuint',
  'f32tof16',
  'sign',
  'exp2',
  'WaveActiveSum',
  'firstbithigh',
  'isnan',
]
