import { expect, test } from 'vitest'
import { tokensOf } from '../../test/support/tokens.ts'
import { spelling } from '../support/intern.ts'
import { findBodies } from './find-bodies.ts'
import { findDeclarations } from './find-declarations.ts'
import { neededText } from './needed-text.ts'

/** Names of the bodies that have to be read when all others are known. */
function needed(text: string, unknown: readonly string[] = []): string[] {
  const tokens = tokensOf(text)
  const bodies = findBodies(tokens)
  const isUnknownBody = (index: number) => unknown.includes(spelling(bodies[index]!.name))
  const wanted = { isUnknownBody, isUnknownDeclaration: () => false, templatesOf: () => [], calleesOf: () => undefined }
  const reach = neededText(tokens, { bodies, declarations: [] }, wanted, ['main'])
  return bodies.flatMap(({ name }, index) => (reach.isBodyNeeded(index) ? [spelling(name)] : [])).sort()
}

/** First names of the declarations that have to be read, and of the bodies, when all others are known. */
function kept(text: string, unknown: readonly string[] = []): { declarations: string[]; bodies: string[] } {
  const tokens = tokensOf(text)
  const bodies = findBodies(tokens)
  const declarations = findDeclarations(tokens).filter(({ names }) => names.length > 0)
  const isUnknown = (name: number) => unknown.includes(spelling(name))
  const reach = neededText(
    tokens,
    { bodies, declarations },
    {
      isUnknownBody: (index) => isUnknown(bodies[index]!.name),
      templatesOf: () => [],
      calleesOf: () => undefined,
      isUnknownDeclaration: (index) => isUnknown(declarations[index]!.names[0]!),
    },
    ['main'],
  )
  return {
    declarations: declarations.flatMap(({ names }, index) =>
      reach.isDeclarationNeeded(index) ? [spelling(names[0]!)] : [],
    ),
    bodies: bodies.flatMap(({ name }, index) => (reach.isBodyNeeded(index) ? [spelling(name)] : [])),
  }
}

test('a name outside of bodies, or in a body that is reached, reaches', () => {
  const chain = 'float a() { return 1; } float b() { return a(); } float c() { return b(); }'
  expect(needed(`${chain} float main() { return b(); }`)).toEqual(['a', 'b', 'main'])
  expect(needed(`${chain} static float global = c(); float main() { return 1; }`)).toEqual(['a', 'b', 'c', 'main'])
  expect(needed(`${chain} [patchconstantfunc("a")] float main() { return 1; }`)).toEqual(['a', 'main'])
  expect(needed(`${chain} struct S { float operator[](int i) { return a(); } }; float main() {}`)).toEqual([
    'a',
    'main',
  ])
})

test('a body that has to be checked brings its templates along, and nothing else', () => {
  const text = `template <typename T> T inner(T x) { return x; } template <typename T> T outer(T x) { return inner(x); }
    float plain() { return 1; } float other() { return outer(plain()); } float main() { return 1; }`
  expect(needed(text)).toEqual(['main'])
  expect(needed(text, ['other'])).toEqual(['inner', 'main', 'other', 'outer'])
})

test('declarations are reached by their names, from what is kept', () => {
  const header = `struct Inner { float x; }; struct Outer { Inner inner; float get() { return helper(); } float other() { return 1; } };
    float helper() { return limit; } static const float limit = 1; float get() { return 2; } enum Kind { first, second };`
  expect(kept(`${header} float main() { return 1; }`)).toEqual({ declarations: ['main'], bodies: ['main'] })
  expect(kept(`${header} float main() { Outer o; return 1; }`).declarations).toEqual(['Inner', 'Outer', 'main'])
  expect(kept(`${header} float main() { Outer o; return o.get(); }`)).toEqual({
    declarations: ['Inner', 'Outer', 'helper', 'limit', 'get', 'main'],
    bodies: ['get', 'helper', 'main'],
  })
  expect(kept(`${header} float main() { return second; }`).declarations).toEqual(['Kind', 'main'])
  expect(kept(`${header} Outer data; float main() { return 1; }`).declarations).toEqual(['Inner', 'Outer', 'main'])
})

test('a method is read only with its struct', () => {
  const header =
    'struct S { float get() { return helper(); } }; float helper() { return 1; } struct T { float get() { return 1; } };'
  expect(kept(`${header} float main() { T t; return t.get(); }`)).toEqual({
    declarations: ['T', 'main'],
    bodies: ['get', 'main'],
  })
})

test('what is unknown needs the declarations that it mentions, not their bodies', () => {
  const text = 'float plain() { return 1; } float other() { return plain(); } float main() { return 1; }'
  expect(kept(text, ['other'])).toEqual({ declarations: ['plain', 'other', 'main'], bodies: ['other', 'main'] })
})
