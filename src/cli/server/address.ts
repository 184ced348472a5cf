// Where a server listens: a socket in a folder that only its user can enter, one for each build of descry, and pipes beside it.
//
//   /run/user/1000/descry/3f2a91c05b6e7d88.socket       or /tmp/descry-1000/..., or a named pipe on Windows
//
// Client and server must be the same program, so the name is that of the build (tools/build/client-script.ts). src/cli/server/client.sh looks
// in the same place.
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

export const buildNameFile = 'build-name'

/** `program` is the folder of the built command. Undefined when there is no safe place. */
export function serverAddress(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const name = readBuildName(program)
  if (name === undefined) return undefined
  if (process.platform === 'win32') return `\\\\.\\pipe\\descry-${userInfo().username}-${name}`
  const { XDG_RUNTIME_DIR: runtime, TMPDIR: temporary } = environment
  const folder = runtime ? join(runtime, 'descry') : join(temporary || '/tmp', `descry-${process.getuid?.() ?? 0}`)
  return isPrivateFolder(folder) ? join(folder, `${name}.socket`) : undefined
}

/** The beginning of names beside an address that belong to this process alone, pipes for example. */
export function ownPrefix(address: string): string {
  return `${address}.${process.pid}.`
}

/** Removes what servers left that were killed. */
export function removeLeftovers(address: string): void {
  const folder = dirname(address)
  for (const name of readdirSync(folder)) {
    const server = /\.socket\.(\d+)\./.exec(name)?.[1]
    if (server !== undefined && !isAlive(Number(server))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

export function isAlive(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function readBuildName(program: string): string | undefined {
  try {
    return readFileSync(join(program, buildNameFile), 'utf8')
  } catch {
    return undefined
  }
}

/** Makes it; only the user may own it and enter. */
function isPrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const facts = lstatSync(folder)
    return facts.isDirectory() && facts.uid === process.getuid?.() && (facts.mode & 0o077) === 0
  } catch {
    return false
  }
}
