// What client and server say to each other, one JSON object a line: a request, then pieces of output, then the exit status.

export interface Request {
  readonly words: readonly string[]
  readonly folder: string
  /** For files that the command makes. */
  readonly umask: number
  readonly outIsTerminal: boolean
  readonly errorIsTerminal: boolean
  readonly width: number | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
}

export type Reply =
  | { readonly out: string }
  /** Base64. */
  | { readonly bytes: string }
  | { readonly error: string }
  | { readonly status: number }

/** Calls `received` for each whole line of what it is given. */
export function lineReader(received: (line: string) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const line of lines) received(line)
  }
}
