// The last step of the build: runs what people run often, then keeps the code that V8 compiled on the way where bin/load.js looks for it.
//
//   node tools/build/code-cache.js FOLDER main          FOLDER holds the built command line (dist/command)
//   node FLAGS tools/build/code-cache.js FOLDER worker  code is good only under the flags that it was compiled under, those of batch workers here
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { codeFolder, createLoader } from '../../bin/load.js'

const folder = resolve(process.argv[2])
const entry = process.argv[3]
const root = join(import.meta.dirname, '../..')

const commands = [
  ['bindings', '-T', 'cs_6_0', 'examples/particles.hlsl'],
  ['bindings', '-T', 'ps_6_0', 'examples/material.hlsl'],
  ['lint', '-T', 'lib_6_6', 'examples/mistakes.hlsl'],
]
const shaders = [
  { file: 'examples/particles.hlsl', profile: 'cs_6_0' },
  { file: 'examples/material.hlsl', profile: 'ps_6_0' },
  { file: 'tools/bench/pbr.hlsl', profile: 'ps_6_6' },
]

async function runCommands({ run }) {
  const silent = { out() {}, error() {}, outIsTerminal: false, errorIsTerminal: false, environment: {} }
  for (const words of commands) await run(words, silent)
}

/** As a pool does: a message is a job, and the answer comes with `process.send`. */
async function runJobs() {
  const written = mkdtempSync(join(tmpdir(), 'descry-code-'))
  const jobs = [...shaders, ...shaders.map((job) => ({ ...job, outputs: { container: join(written, 'a.dxo') } }))]
  for (const job of jobs)
    await new Promise((answered) => {
      process.send = answered
      process.emit('message', { line: 1, text: JSON.stringify(job) })
    })
  rmSync(written, { recursive: true })
}

rmSync(codeFolder(folder, entry), { recursive: true, force: true })
process.chdir(root)
process.argv.splice(2)
const { load, scripts } = createLoader(folder, entry)
const loaded = load(join(folder, `${entry}.cjs`))
await (entry === 'main' ? runCommands(loaded) : runJobs())
mkdirSync(codeFolder(folder, entry))
for (const [name, script] of scripts) writeFileSync(join(codeFolder(folder, entry), name), script.createCachedData())
process.exit()
