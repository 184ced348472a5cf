// Renaming: every place, or a reason why not.
import { expect, test } from 'vitest'
import { at, type Files } from '../../test/support/editor.ts'

const path = '/s/main.hlsl'

/** The text after a rename of what the mark stands at, or the reason. */
function renamed(text: string, marked: string, name: string, others: Files = {}): string {
  const files: Files = { [path]: text, ...others }
  const { service, position } = at(files, path, marked)
  const answer = service.rename(path, position, name)
  if (!answer.ok) return answer.reason
  return answer.files
    .map(({ path: file, edits }) => {
      const lines = files[file]!.split('\n')
      for (const { range, text: insert } of edits.toReversed()) {
        const { line, character } = range.start
        lines[line] = lines[line]!.slice(0, character) + insert + lines[line]!.slice(range.end.character)
      }
      return lines.join('\n')
    })
    .join('\n---\n')
}

const main = (body: string, before = ''): string => `${before}float4 main(float2 uv : UV) : SV_Target { ${body} }`

test('a variable, its uses, and not another of the same name', () => {
  expect(renamed(main('float a = 1; { float a = 2; } return a;'), '|a = 1', 'b')).toBe(
    main('float b = 1; { float a = 2; } return b;'),
  )
})

test('prototypes, definitions, calls, in headers too', () => {
  const header = 'float f(float x);\n'
  const text = main('return f(1);', '#include "h.hlsli"\nfloat f(float y) { return y; }\n')
  expect(renamed(text, '|f(1)', 'g', { '/s/h.hlsli': header })).toBe(
    `${header.replace('f(', 'g(')}\n---\n${text.replaceAll(/\bf\(/g, 'g(')}`,
  )
})

test('a name in the body and in an argument of a macro', () => {
  const text = main('float a = 1; return TWICE(a) + a;', '#define TWICE(x) (x + x + k)\nstatic const float k = 1;\n')
  expect(renamed(text, '|a = 1', 'b')).toBe(text.replaceAll(/\ba\b/g, 'b'))
  expect(renamed(text, '|k = 1', 'kk')).toBe(text.replaceAll(/\bk\b/g, 'kk'))
  expect(renamed(text, '|TWICE(a)', 'DOUBLE')).toBe(text.replaceAll('TWICE', 'DOUBLE'))
})

test.each([
  ['a name that is taken', main('float a = 1; float b = 2; return a;'), '|a = 1', 'b', /would not compile/],
  [
    'a name that hides another',
    main('float a = 1; { float c = b; } return a;', 'static float b;\n'),
    '|a = 1',
    'b',
    /would hide|means something else/,
  ],
  [
    'a name that is captured',
    main('float a = 1; { float b = 2; return a + b; }'),
    '|a = 1',
    'b',
    /would hide|means something else/,
  ],
  ['a keyword', main('float a = 1; return a;'), '|a = 1', 'for', /word of the language/],
  ['no identifier', main('float a = 1; return a;'), '|a = 1', '1x', /not an identifier/],
  ['the entry point', main('return 1;'), '|main', 'other', /entry point/],
  ['nothing', main('return 1;'), '|return', 'other', /no name/],
  [
    'a pasted name',
    main('return light_1;', '#define MAKE(n) static float light_##n = 1;\nMAKE(1)\n'),
    '|light_1',
    'x',
    /macro/,
  ],
  ['an inactive use', main('float a = 1;\n#if 0\na = 2;\n#endif\nreturn a;'), '|a = 1', 'b', /leaves out/],
])('%s is refused', (_, text, marked, name, reason) => {
  expect(renamed(text, marked, name)).toMatch(reason)
})

test('a patch constant function is named by an attribute', () => {
  const text = `
struct V { float4 p : SV_Position; };
struct T { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
T constants(InputPatch<V, 3> p) { T t; t.e[0] = t.e[1] = t.e[2] = t.i = 1; return t; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
`
  expect(renamed(text, '|constants(InputPatch', 'factors')).toBe(text.replaceAll('constants', 'factors'))
})
