// The last step of the build: runs what people run often, then keeps the code that V8 compiled on the way where bin/load.js looks for it.
//
//   node tools/code-cache.js [FOLDER]        FOLDER holds the built command line (dist/command)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeFolder, createLoader } from '../bin/load.js'

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/command'))
const examples = join(import.meta.dirname, '../examples')
const silent = { out() {}, error() {}, outIsTerminal: false, errorIsTerminal: false, environment: {} }

const runs = [
  ['bindings', '-T', 'cs_6_0', 'particles.hlsl'],
  ['bindings', '-T', 'ps_6_0', 'material.hlsl'],
  ['lint', '-T', 'lib_6_6', 'mistakes.hlsl'],
]

rmSync(codeFolder(folder), { recursive: true, force: true })
const { load, scripts } = createLoader(folder)
const { run } = load(join(folder, 'main.cjs'))
process.chdir(examples)
for (const words of runs) await run(words, silent)
mkdirSync(codeFolder(folder))
for (const [name, script] of scripts) writeFileSync(join(codeFolder(folder), name), script.createCachedData())
