// Formatting moves spaces only, and a second time nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LexCache } from '../lex/cache.ts'
import { lex } from '../lex/lex.ts'
import { spelling } from '../support/intern.ts'
import { SourceFile } from '../support/source.ts'
import { applyTextEdits, formatEdits } from './format.ts'

const options = { tabSize: 2, insertSpaces: true }

function formatted(text: string): string {
  const file = new SourceFile('a.hlsl', text)
  return applyTextEdits(file, formatEdits(file, new LexCache(), options))
}

test('indentation, spaces, ends of lines', () => {
  const text = `float4 main( float2 uv : UV ) : SV_Target{
    float a=1,b=2;  // kept   as it is
if(a>b){
a = lerp( a ,b,
0.5 );
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
`
  expect(formatted(text)).toBe(`float4 main(float2 uv : UV) : SV_Target{
  float a=1, b=2; // kept   as it is
  if (a>b) {
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
