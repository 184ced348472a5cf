import { expect, test } from 'vitest'
import { printShader } from '../../test/support/print-shader.ts'
import { compileForVulkan } from '../../test/support/vulkan.ts'

/** The statements of `main`, as SPIR-V gets them. */
function bodyOf(statements: string, options = ''): string {
  const source = `
    struct S { float a; float b[4]; float2 c; };
    StructuredBuffer<S> In; RWStructuredBuffer<S> Changing; RWBuffer<float> Out;
    [numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) { ${statements} }`
  const text = printShader(compileForVulkan(source, `-T cs_6_6 -spirv ${options}`))
  return /main_1\(uint i\) \{\n(.*?)\n\}/s.exec(text)![1]!.replace(/^ {2}/gm, '')
}

test('used members are read where the struct was', () => {
  expect(bodyOf('S s = In[i]; Out[0] = s.a + s.c.y;')).toBe(
    [
      'uint s_index = i;',
      'float s_a = In[s_index].a;',
      'float2 s_c = In[s_index].c;',
      'Out[0:uint] = (s_a + s_c.y);',
    ].join('\n'),
  )
})

test('arrays are read in place where nothing can change them', () => {
  expect(bodyOf('S s = In[2]; Out[0] = s.b[i];')).toBe('Out[0:uint] = In[2:uint].b[i];')
  expect(bodyOf('S s = Changing[2]; Out[0] = s.b[i];')).toContain('float[4] s_b = Changing[2:uint].b;')
})

test('a struct that is used as a whole stays, and so do those that a debugger shows', () => {
  expect(bodyOf('S s = In[i]; Changing[0] = s; Out[0] = s.a;')).toContain('S s = In[i];')
  expect(bodyOf('S s = In[i]; Out[0] = s.a;', '-Zi')).toContain('S s = In[i];')
})
