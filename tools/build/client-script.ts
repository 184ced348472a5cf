// A step of the build: names the build by what is in it, and writes the script descry-client, which looks for a server of that name.
//
//   dist/command/*.cjs   =>   dist/command/build-name, dist/command/descry-client
import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildNameFile } from '../../src/cli/server/address.ts'
import { ownCommands, ownWords } from '../../src/cli/server/alone.ts'
import { slotCount } from '../../src/cli/server/pipes.ts'

const template = join(import.meta.dirname, '../../src/cli/server/client.sh')

/** Only what is in them tells builds apart: npm gives all files it installs the same date. */
export function writeClientScript(folder: string): void {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.cjs')) hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  const build = hash.digest('hex').slice(0, 16)
  const script = join(folder, 'descry-client')
  writeFileSync(join(folder, buildNameFile), build)
  writeFileSync(script, clientScript(build))
  chmodSync(script, 0o755)
}

export function clientScript(build: string): string {
  return readFileSync(template, 'utf8')
    .replaceAll('@SERVER@', `${build}.socket`)
    .replaceAll('@COMMANDS@', ownCommands.join(' | '))
    .replaceAll('@WORDS@', ownWords.join(' | '))
    .replaceAll('@SLOTS@', Array.from({ length: slotCount }, (_, slot) => slot).join(' '))
}
