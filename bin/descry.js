#!/usr/bin/env node
import { existsSync } from 'node:fs'

const bundle = new URL('../dist/cli.mjs', import.meta.url)
if (!existsSync(bundle)) {
  process.stderr.write('descry: the compiler is not built yet; run `npm install` (or `npm run build`) in its folder\n')
  process.exit(70)
}
const { run } = await import(bundle.href)
process.exitCode = await run(process.argv.slice(2))
