// Lines of output with their indentation.
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
