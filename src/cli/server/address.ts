// Where a server listens: a socket in a folder that only its user can enter, one for each build of descry.
//
//   /run/user/1000/descry/3f2a91c0.socket         or /tmp/descry-1000/..., or a named pipe on Windows
//
// Client and server must be the same program, so its place and the time it was built are part of the name.
import { lstatSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** `program` is the file that both run. Undefined when there is no safe place. */
export function serverAddress(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { mtimeMs, size } = statSync(program)
  const name = shortHash(`${program}\n${mtimeMs}\n${size}\n${process.version}`)
  if (process.platform === 'win32') return `\\\\.\\pipe\\descry-${userInfo().username}-${name}`
  const runtime = environment.XDG_RUNTIME_DIR
  const folder = runtime ? join(runtime, 'descry') : join(tmpdir(), `descry-${process.getuid?.() ?? 0}`)
  return isPrivateFolder(folder) ? join(folder, `${name}.socket`) : undefined
}

/** Makes it; nobody else may own it or be let in. */
function isPrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const facts = lstatSync(folder)
    return facts.isDirectory() && facts.uid === process.getuid?.() && (facts.mode & 0o077) === 0
  } catch {
    return false
  }
}

/** FNV-1a: enough to tell builds apart, and nothing to load. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
