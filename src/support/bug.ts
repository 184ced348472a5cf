// An impossible state of the compiler itself. Only `cli` and workers catch it; users' mistakes are diagnostics instead.

export class CompilerBug extends Error {
  override name = 'CompilerBug'
}

export function bug(message: string): never {
  throw new CompilerBug(message)
}

/** Ends an exhaustive `switch`: the type checker proves that no case is missing. */
export function unreachable(value: never): never {
  bug(`unexpected value ${JSON.stringify(value)}`)
}
