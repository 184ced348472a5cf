#!/usr/bin/env node
const { existsSync } = require('node:fs')
const { join } = require('node:path')

const folder = join(__dirname, '../dist/command')
const main = join(folder, 'main.cjs')

async function run(words) {
  if (process.env.DESCRY_SERVER !== undefined) {
    const status = await require(join(folder, 'client.cjs')).askServer(words, folder)
    if (status !== undefined) return status
  }
  return await require('./load.js').loadCommand(folder).run(words)
}

if (existsSync(main))
  run(process.argv.slice(2)).then((status) => {
    process.exitCode = status
  })
else {
  process.stderr.write('descry: the compiler is not built yet; run `npm install` (or `npm run build`) in its folder\n')
  process.exitCode = 70
}
