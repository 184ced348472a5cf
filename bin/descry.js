#!/usr/bin/env node
import module from 'node:module'

// Node 22 and newer keep compiled code between runs: a one-shot compile starts sooner.
module.enableCompileCache?.()
try {
  const { run } = await import('../dist/command/main.mjs')
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  process.stderr.write('descry: the compiler is not built yet; run `npm install` (or `npm run build`) in its folder\n')
  process.exitCode = 70
}
