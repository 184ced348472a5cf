// Lines of output with their indentation.
import { withMark } from '../../../support/line-marks.ts'
import type { Location } from '../../../support/source.ts'
import { wrapped } from './wrap.ts'

/** Lines may be so long, their indentation included. */
const widest = 120

export class Lines {
  readonly #lines: string[] = []
  #depth = 0

  /** Text of several lines is indented as a whole. */
  add(text: string): void {
    for (const line of text.split('\n')) this.#lines.push(line === '' ? '' : '  '.repeat(this.#depth) + line)
  }

  /** A statement, on several lines if it is too long for one, and a comment behind it. */
  addWrapped(text: string, behind: string): void {
    this.add((text.includes('\n') ? text : wrapped(text, widest - 2 * this.#depth)) + behind)
  }

  get count(): number {
    return this.#lines.length
  }

  /** Lines from this one on come from a place, except those that have a mark already. */
  mark(from: number, location: Location): void {
    for (let index = from; index < this.#lines.length; index++)
      this.#lines[index] = withMark(this.#lines[index]!, location)
  }

  open(text: string): void {
    this.add(text)
    this.#depth++
  }

  close(text: string): void {
    this.#depth--
    this.add(text)
  }

  indent(): void {
    this.#depth++
  }

  outdent(): void {
    this.#depth--
  }

  toString(): string {
    return this.#lines.join('\n')
  }
}
