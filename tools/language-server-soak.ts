// Many random edits and requests against the language server: it must live, answer for the latest text, and keep its memory.
//
//   npx tsx tools/language-server-soak.ts [--edits 20000] [--seed 1] [--file FILE] [--every 10]
//
// Prints the server's memory as it goes; fails when the end needs much more than what it needed after the first tenth.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { buildServer, startClient } from '../apps/language-server/test/client.ts'
import { random, randomEdit, randomRequest } from '../apps/language-server/test/random.ts'

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: 'examples/scene.hlsl' },
    every: { type: 'string', default: '10' },
  },
})
const edits = Number(values.edits)
const file = resolve(values.file)
const uri = pathToFileURL(file).href
const original = readFileSync(file, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'descry-soak-'))
const client = await startClient([process.execPath, await buildServer(folder), '--stdio'])
const next = random(Number(values.seed))
const sizes: number[] = []
let text = original
client.open(uri, text)
for (let edit = 1; edit <= edits; edit++) {
  const made = next(25) === 0 ? { text: original, change: { text: original } } : randomEdit(text, next)
  text = made.text
  client.notify('textDocument/didChange', { textDocument: { uri, version: edit + 1 }, contentChanges: [made.change] })
  if (edit % Number(values.every) === 0) await randomRequest(client, uri, text, next)
  if (edit % Math.max(1, Math.floor(edits / 10)) !== 0) continue
  const megabytes = residentMegabytes(client.process.pid!)
  sizes.push(megabytes)
  console.log(`${edit} edits: ${megabytes} MB`)
}
client.change(uri, original, edits + 2)
await client.diagnostics(uri, ({ version }) => version === edits + 2)
await client.stop()
rmSync(folder, { recursive: true })
const [first = 0] = sizes
const growth = (sizes.at(-1) ?? 0) / Math.max(1, first)
console.log(`memory after all is ${growth.toFixed(2)} times that after a tenth`)
process.exitCode = growth > 1.5 ? 1 : 0

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}
