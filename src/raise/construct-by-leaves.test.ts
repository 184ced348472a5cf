import { expect, test } from 'vitest'
import { printShader } from '../../test/support/print-shader.ts'
import { compileForVulkan } from '../../test/support/vulkan.ts'

/** The shader as the target gets it; the value is that of the variable `made`. */
function shaderWith(type: string, value: string, target = 'spirv'): string {
  const source = `
    struct S { float2 a; float3 b; }; struct T { int x; float4 y; }; struct B { uint low : 4; int high : 28; };
    static const float2 corners[2] = { 1, 2, 3, 4 };
    RWStructuredBuffer<${type}> Out; StructuredBuffer<S> In; StructuredBuffer<float3x3> M; float4 v; float w;
    [numthreads(1, 1, 1)] void main(int i : SV_GroupIndex) { float4 u = v; ${type} made = ${value}; Out[0] = made; }`
  return printShader(compileForVulkan(source, `-T cs_6_6 --target ${target}`)).replace(/:int|:uint|:float/g, '')
}

test('a member, an element or a row is one operand; a vector may be made of several', () => {
  expect(shaderWith('S', '{ u, w }')).toContain('made = (value = u, S{value.xy, float3{value.zw, w}});')
  expect(shaderWith('S', '{ u, w }', 'glsl')).toContain('made = S{u.xy, float3{u.zw, w}};')
  expect(shaderWith('float4', 'float4(u.xy, 1, w)')).toContain('made = float4{u.xy, 1, w};')
})

test('casts take structs and matrices apart, and what differs is converted', () => {
  expect(shaderWith('T', '(T)In[i]')).toContain('T{(int)value.a.x, float4{value.a.y, value.b}});')
  expect(shaderWith('float2x2', '(float2x2)M[i]')).toContain('float2x2{value[0].xy, value[1].xy});')
})

test('what is selected from such a value is selected after what is evaluated for it', () => {
  expect(shaderWith('int', '((T)In[i]).x')).toMatch(/made = \(value = .*, T\{.*\}\.x\);/)
  expect(shaderWith('float', '((float2x2)M[i])._m01')).toMatch(/made = \(value = .*, float2x2\{.*\}\._m01\);/)
  expect(shaderWith('float', '((T)In[i]).y[i]')).toMatch(/made = \(value = .*, T\{.*\}\.y\[.*\]\);/)
})

test('so are the initial values of static variables', () => {
  expect(shaderWith('float2', 'corners[i]')).toContain('corners = float2[2]{float2{1, 2}, float2{3, 4}}')
})

test('bit-fields keep no more than their bits', () => {
  expect(shaderWith('B', '{ i, i }')).toContain('made = B{(((uint)i << 28) >> 28), ((i << 4) >> 4)};')
  expect(shaderWith('B', '(B)0')).toContain('made = splat B(0);')
  expect(shaderWith('B', '(B)i')).toContain('B{(((uint)value << 28) >> 28), ((value << 4) >> 4)}')
})
