// The shape of a check in this folder: `export const check: Check = { ... }`.

export interface Check {
  /** The file's name without `.ts`. */
  readonly name: string
  /** Commands that must be on the PATH. */
  readonly tools: readonly string[]
  /** Files from outside that must be there, such as headers. */
  readonly files?: readonly string[]
  /** What is wrong, one line each; empty when all is well. */
  readonly run: () => readonly string[] | Promise<readonly string[]>
}
