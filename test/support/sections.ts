// Input and whole expected output in one file, for passes and other text-to-text stages:
//
//   ; passes: mem2reg
//   define i32 @f() { ... }
//   ; ==>
//   define i32 @f() { ... }
import type { Fixture } from './fixture.ts'

const separator = '; ==>\n'

/** A `FixtureRunner.render` for such files. `transform` gets the part above the separator. */
export function renderSections(fixture: Fixture, transform: (input: string) => string): string {
  const at = fixture.text.indexOf(`\n${separator}`)
  const input = at < 0 ? fixture.text : fixture.text.slice(0, at + 1)
  const output = transform(input)
  return `${input}${separator}${output}${output.endsWith('\n') ? '' : '\n'}`
}
