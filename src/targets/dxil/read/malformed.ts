// What readers throw when a file is not what it claims to be. `attempt` turns it into a value where a reading starts, so nothing outside this
// folder sees the exception.

export class Malformed extends Error {
  override name = 'Malformed'
}

export function malformed(message: string): never {
  throw new Malformed(message)
}

/** The result, or what is wrong with the bytes. */
export function attempt<T>(read: () => T): T | Malformed {
  try {
    return read()
  } catch (error) {
    if (error instanceof Malformed) return error
    throw error
  }
}
