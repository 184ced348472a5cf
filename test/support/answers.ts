// Bindings as comments at the end of the line that declares the resource:
//
//   RWBuffer<float> A : register(u2);     //=> u2
//   RWBuffer<float> B[4];                 //=> u3..u6
//   RWBuffer<float> D[50] : register(u6); //=> unused: never referenced
//   S s;                                  //=> s.B: u0; s.D: u1, space2
//
// Resources without a line (`$Globals`) and errors are answered by lines of their own at the end of the file.
import type { Fixture } from './fixture.ts'

export interface BindingAnswer {
  readonly name: string
  /** 1-based; undefined for what has no declaration. */
  readonly line: number | undefined
  /** `u3..u6`, or `unused: why`. */
  readonly answer: string
}

export interface Bindings {
  readonly resources: readonly BindingAnswer[]
  readonly errors: readonly string[]
}

const mark = '//=> '
const answerText = /\s*\/\/=> .*$/

export function stripAnswers(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith(mark))
    .map((line) => line.replace(answerText, ''))
    .join('\n')
}

/** A `FixtureRunner.render` for files with binding answers. `bindingsOf` gets the source without them. */
export function renderAnswers(fixture: Fixture, bindingsOf: (source: string) => Bindings): string {
  const source = stripAnswers(fixture.text)
  const { resources, errors } = bindingsOf(source)
  const written = fixture.text.split('\n').filter((line) => !line.startsWith(mark))
  const lines = source.split('\n').map((line, index) => {
    const here = resources.filter((resource) => resource.line === index + 1)
    const answer = answerFor(line, here)
    // Where the answer is still right, the author's alignment stays.
    return answerOf(written[index]!) === answer ? written[index]! : `${line}${answer === '' ? '' : ` ${mark}${answer}`}`
  })
  const atEnd = [
    ...resources.filter(({ line }) => line === undefined).map(({ name, answer }) => `${mark}${name}: ${answer}`),
    ...errors.map((message) => `${mark}error: ${message}`),
  ]
  if (atEnd.length === 0) return lines.join('\n')
  if (lines.at(-1) === '') lines.pop()
  return `${[...lines, ...atEnd].join('\n')}\n`
}

function answerOf(line: string): string {
  return answerText.exec(line)?.[0].trim().slice(mark.length) ?? ''
}

/** One resource that the line names is answered bare; several, or members, are answered by name. */
function answerFor(line: string, resources: readonly BindingAnswer[]): string {
  const [only] = resources
  if (only === undefined) return ''
  if (resources.length === 1 && new RegExp(`\\b${only.name.replace(/\W/g, '\\$&')}\\b`).test(line)) return only.answer
  return resources.map(({ name, answer }) => `${name}: ${answer}`).join('; ')
}
