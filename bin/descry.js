#!/usr/bin/env node
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const { loadCommand } = require('./load.js')

const folder = join(__dirname, '../dist/command')
if (existsSync(join(folder, 'main.cjs')))
  loadCommand(folder)
    .run(process.argv.slice(2))
    .then((status) => {
      process.exitCode = status
    })
else {
  process.stderr.write('descry: the compiler is not built yet; run `npm install` (or `npm run build`) in its folder\n')
  process.exitCode = 70
}
