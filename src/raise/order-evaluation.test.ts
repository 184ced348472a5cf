import { expect, test } from 'vitest'
import { printShader } from '../../test/support/print-shader.ts'
import { compileForVulkan } from '../../test/support/vulkan.ts'

/** The statements of `main`, as the target gets them. */
function bodyOf(statements: string, target = 'spirv'): string {
  const source = `
    RWBuffer<int> Image; RWStructuredBuffer<int> Out; static int g = 3; struct B { int low : 4; };
    int next(int step) { g += step; return g; }
    int pure(int x) { return x * 2; }
    void swap(inout int a, inout int b) { int old = a; a = b; b = old; }
    [numthreads(1, 1, 1)] void main(int i : SV_GroupIndex) {
      int a[4] = { Image[0], Image[1], Image[2], Image[3] }; int4 v = Image[4]; ${statements}
      Out[0] = a[0] + a[i] + v.x + g; }`
  const text = printShader(compileForVulkan(source, `-T cs_6_6 --target ${target}`))
  const lines = /main_1\(int i\) \{\n(.*?)\n\}/s.exec(text)![1]!.split('\n')
  return lines
    .slice(2, -1)
    .map((line) => line.trim().replace(/:int|:uint/g, ''))
    .join(' ')
}

test('assignments with an operator are loads and stores; what selects the place is evaluated once, behind the value', () => {
  expect(bodyOf('v.yx += 2;')).toBe('v.yx = (v.yx + splat int2(2));')
  expect(bodyOf('a[next(1) & 3] += pure(i);')).toBe('(index = (next(1) & 3), a[index] = (a[index] + pure(i)));')
  expect(bodyOf('a[next(1) & 3] += next(2);')).toBe(
    '(value = next(2), index = (next(1) & 3), a[index] = (a[index] + value));',
  )
  expect(bodyOf('Image[i++] += 2;')).toBe(
    '(index = (uint)(old = i, i = (old + 1), old), Image[index] = (Image[index] + 2));',
  )
  expect(bodyOf('g += next(1);')).toBe('(value = next(1), g = (g + value));')
  expect(bodyOf('a[i & 3] = i++;')).toBe('(old = i, i = (old + 1), a[(i & 3)] = old);')
})

test('text names a place twice, which its operators make one again', () => {
  expect(bodyOf('a[i * 2]--;')).toBe('(index = (i * 2), a[index] = (a[index] - 1));')
  expect(bodyOf('a[i * 2]--;', 'glsl')).toBe('a[(i * 2)] = (a[(i * 2)] - 1);')
})

test('an assignment is a place, and its value is what the target holds', () => {
  expect(bodyOf('(++v).x = 3;')).toBe('(v = (v + splat int4(1)), v.x = 3);')
  expect(bodyOf('int x = (Out[2] = i) + 1;')).toBe('int x = ((value = i, Out[2] = value, value) + 1);')
  expect(bodyOf('B b = (B)0; int x = (b.low = 17);')).toContain('int x = (b.low = 1, b.low);')
})

test('operands that disturb each other are evaluated in order, others stay', () => {
  expect(bodyOf('int x = i + i++;')).toBe('int x = (value = i, (value + (old = i, i = (old + 1), old)));')
  expect(bodyOf('int x = next(1) + next(2);')).toBe('int x = (value = next(1), (value + next(2)));')
  expect(bodyOf('int x = pure(1) + pure(i);')).toBe('int x = (pure(1) + pure(i));')
  expect(bodyOf('int x = a[1] + next(2);')).toBe('int x = (a[1] + next(2));')
  expect(bodyOf('int x = i > 2 ? next(1) : 4;')).toBe('int x = ((i > 2) ? next(1) : 4);')
})

test('calls write whole variables; GLSL copies parts of them by itself', () => {
  expect(bodyOf('swap(i, a[i]);')).toBe('(index = i, b = a[index], swap(i, b), a[index] = b);')
  expect(bodyOf('swap(g, i);')).toBe('(a = g, swap(a, i), g = a);')
  expect(bodyOf('swap(i, a[i]);', 'glsl')).toBe('swap(i, a[i]);')
  expect(bodyOf('swap(i, Out[i]);', 'glsl')).toBe('(index = (uint)i, b = Out[index], swap(i, b), Out[index] = b);')
  expect(bodyOf('v.x = frexp((float)i, v.y);')).toBe(
    'v.x = (int)(result = frexp((float)i, result), v.y = (int)result, result);',
  )
})
