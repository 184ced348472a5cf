// `descry serve`: stays and runs commands for descry-client, and for those who call descry with DESCRY_SERVER=auto.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run as runCommand } from '../main.ts'
import { serverAddress } from '../server/address.ts'
import { listen } from '../server/listen.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

const minute = 60_000

export async function run({ socket, idleMinutes }: Settings, terminal: Terminal): Promise<number> {
  const program = fileURLToPath(new URL('.', import.meta.url))
  const address = socket ?? serverAddress(program, terminal.environment)
  if (address === undefined)
    return fail(terminal, ['there is no folder of your own for the socket; set XDG_RUNTIME_DIR'])
  const served = await listen({
    address,
    idleMilliseconds: idleMinutes * minute,
    run: runCommand,
    isInstalled: () => existsSync(join(program, 'main.cjs')),
  })
  return served ? exitStatus.success : fail(terminal, [`a server listens at '${address}' already`])
}
