// What readers throw when a file is not what it claims to be. Only `readFile` of this folder's callers catch it: the places where a reading
// starts turn it into a message, so nothing outside sees the exception.

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
