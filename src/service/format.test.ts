// Formatting moves spaces only, and a second time nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LexCache } from '../lex/cache.ts'
import { lex } from '../lex/lex.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { spelling } from '../support/intern.ts'
import { SourceFile } from '../support/source.ts'
import { applyTextEdits, formatEdits } from './format.ts'
import { formatStyle, plainStyle } from './format-style.ts'

const style = plainStyle({ tabSize: 2, insertSpaces: true })

function formatted(text: string): string {
  const file = new SourceFile('a.hlsl', text)
  return applyTextEdits(file, formatEdits(file, new LexCache(), style))
}

test('indentation, spaces, ends of lines', () => {
  const text = `float4 main( float2 uv : UV ) : SV_Target{
    float a=1,b=2;  // kept   as it is
if(a>b){
a = lerp( a ,b,
0.5 );
}
      switch (x) {
case 1 :
return a +
b;
}
#if  X
  return 1;
#endif
}   
`
  expect(formatted(text)).toBe(`float4 main(float2 uv : UV) : SV_Target {
  float a = 1, b = 2; // kept   as it is
  if (a > b) {
    a = lerp(a, b,
      0.5);
  }
  switch (x) {
  case 1:
    return a +
      b;
  }
#if  X
  return 1;
#endif
}
`)
})

test('operators: with two sides, with one, and brackets of templates', () => {
  const text = `a=-b*- -c+!d;
x=a<b&&c>d?e:f;
RWStructuredBuffer < vector<float,4> > r:register( u0 );
T v=pick<float>( a , b )<<2;
for(int i=0;i<4;i++)--n;
float y=1.0-.5;
return(a)-b;
template<typename T> T f();
bool operator==(A b);
`
  expect(formatted(text)).toBe(`a = -b * - -c + !d;
x = a < b && c > d ? e : f;
RWStructuredBuffer<vector<float, 4> > r : register(u0);
T v = pick<float>(a, b) << 2;
for (int i = 0; i < 4; i++)--n;
float y = 1.0 - .5;
return (a) - b;
template<typename T> T f();
bool operator==(A b);
`)
})

test('bodies without braces, branches of #if, comments below each other', () => {
  const text = `void f()
{
if (a)
for (;;)
b();
else
c(d,
  e);
#if X
if (x) {
#else
if (y) {
#endif
g();   // one
gg();  // two
}
h();
}
`
  expect(formatted(text)).toBe(`void f()
{
  if (a)
    for (;;)
      b();
  else
    c(d,
      e);
#if X
  if (x) {
#else
  if (y) {
#endif
    g();  // one
    gg(); // two
  }
  h();
}
`)
})

test('what .clang-format and .editorconfig say counts', () => {
  const text = 'void f() {\nif (a) { b( ); }\n}\n'
  const formattedWith = (files: Readonly<Record<string, string>>): string => {
    const host = createMemoryHost(files)
    const file = new SourceFile('/p/s/a.hlsl', text)
    const found = formatStyle(host, file.name, { tabSize: 2, insertSpaces: true })
    return applyTextEdits(file, formatEdits(file, new LexCache(), found)).split('\n')[1]!
  }
  expect(formattedWith({})).toBe('  if (a) { b(); }')
  const clang = 'BasedOnStyle: Microsoft\nSpacesInParentheses: true\nSpaceBeforeParens: Never # always\n'
  expect(formattedWith({ '/p/.clang-format': clang })).toBe('    if( a ) { b(); }')
  expect(
    formattedWith({ '/p/.clang-format': '---\nLanguage: Json\nIndentWidth: 8\n---\nLanguage: Cpp\nIndentWidth: 3\n' }),
  ).toBe('   if (a) { b(); }')
  expect(formattedWith({ '/p/.clang-format': 'DisableFormat: true' })).toBe('if (a) { b( ); }')
  const config = 'root = true\n[*]\nindent_style = space\nindent_size = 8\n[*.{hlsl,hlsli}]\nindent_style = tab\n'
  expect(formattedWith({ '/p/.editorconfig': config })).toBe('\tif (a) { b(); }')
  expect(formattedWith({ '/p/.editorconfig': '[*.txt]\nindent_size = 8\n' })).toBe('  if (a) { b(); }')
})

test('tokens stay, and so does formatted text', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    ';',
    ',',
    '+',
    'a',
    '1',
    ' ',
    '\n',
    '"s"',
    '// c\n',
    '/* x\n y */',
    '#if 1\n',
    '#endif\n',
    'if',
    'else',
    '[',
    ']',
    '\\\n',
    '\t',
  )
  const words = (text: string): string[] => {
    const { tokens } = lex(text)
    return [...tokens.atoms.slice(0, tokens.count)].map(spelling)
  }
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const once = formatted(text)
      expect(words(once)).toEqual(words(text))
      expect(formatted(once)).toBe(once)
    }),
  )
})
