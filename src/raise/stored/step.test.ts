import { expect, test } from 'vitest'
import { printShader } from '../../../test/support/print-shader.ts'
import { compileForVulkan } from '../../../test/support/vulkan.ts'

/** The body of a shader as the target gets it. */
function bodyOf(body: string, target = 'spirv'): string {
  const source = `
    struct S { bool flag; int2x2 m; uint low : 4; uint high : 28; };
    RWStructuredBuffer<S> B; AppendStructuredBuffer<bool2> A; ConsumeStructuredBuffer<bool2> C; bool k; int3x2 n; RWStructuredBuffer<int> Out;
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { ${body} }`
  return printShader(compileForVulkan(source, `-T cs_6_6 --target ${target}`)).replace(/:int|:uint|:bool/g, '')
}

test('booleans are numbers in blocks', () => {
  expect(bodyOf('if (k) B[i].flag = B[0].flag;')).toContain('B[i].flag = (uint)(B[0].flag != 0)')
  expect(bodyOf('if (k) B[i].flag = B[0].flag;', 'glsl')).toContain('B[i].flag = (uint)(B[0].flag != 0)')
})

test('elements of matrices that are stored by columns are exchanged, also of square ones', () => {
  expect(bodyOf('B[i].m[1][0] = n[2][1];')).toContain('B[i].m[0][1] = n[1][2]')
  expect(bodyOf('Out[0] = B[i].m._m01;')).toContain('B[i].m._m10')
  expect(bodyOf('int2 row = n[i]; Out[0] = row.x + row.y;')).toContain('(index = i, int2{n[0][index], n[1][index]})')
})

test('bit-fields are parts of the number that they share', () => {
  expect(bodyOf('Out[0] = B[i].high;')).toContain('(B[i].low >> 4)')
  expect(bodyOf('B[0].high = WaveReadLaneFirst(i);')).toMatch(/value = WaveReadLaneFirst\(i\), B\[0\]\.low = /)
  expect(bodyOf('B[0].high = i;')).toContain('B[0].low = ((B[0].low & 15) | ((i & 268435455) << 4))')
})

test('elements are appended and consumed through the counter', () => {
  const text = bodyOf('A.Append(C.Consume());')
  expect(text).toContain('C[C.DecrementCounter()]')
  expect(text).toMatch(/index = A\.IncrementCounter\(\), A\[index\] = /)
})
