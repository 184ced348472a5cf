// Lines of output with their indentation.
export class Lines {
  readonly #lines: string[] = []
  #depth = 0

  /** Text of several lines is indented as a whole. */
  add(text: string): void {
    for (const line of text.split('\n')) this.#lines.push(line === '' ? '' : '  '.repeat(this.#depth) + line)
  }

  open(text: string): void {
    this.add(text)
    this.#depth++
  }

  close(text: string): void {
    this.#depth--
    this.add(text)
  }

  /** Between `case` and its statements. */
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
