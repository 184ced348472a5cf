// Links that hold the whole state: JSON, deflated, as letters an address takes.
//
//   https://host/folder/#1.eJyrVkrLzEktVrJ...
import { type Program, readProgram } from './program.ts'

const version = '1'
/** Browsers and chat programs cut longer addresses. */
export const longestLink = 60_000

/** What follows `#`. */
export async function encodeProgram(program: Program): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(program))
  const packed = await through(bytes, new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return `${version}.${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Undefined for what is no such link. */
export async function decodeProgram(fragment: string): Promise<Program | undefined> {
  const [given, data] = fragment.replace(/^#/, '').split('.', 2)
  if (given !== version || data === undefined) return undefined
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const unpacked = await through(bytes, new DecompressionStream('deflate-raw'))
    return readProgram(JSON.parse(new TextDecoder().decode(unpacked)))
  } catch {
    return undefined
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
