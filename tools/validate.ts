// `npm run validate`: checks that need tools from outside (clang, LLVM, SPIR-V). Each is a file in tools/validate/.
//
//   npm run validate               all of them
//   npm run validate -- NAME...    only these
//
// A missing tool is an error in CI, where everything must run, and a remark elsewhere.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from './validate/check.ts'

const folder = join(import.meta.dirname, 'validate')

async function main(names: readonly string[]): Promise<number> {
  const all = await loadChecks()
  const unknown = names.filter((name) => !all.some((check) => check.name === name))
  if (unknown.length > 0) {
    console.log(`no check is called ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const checks = all.filter(({ name }) => names.length === 0 || names.includes(name))
  let failed = 0
  let skipped = 0
  for (const check of checks) {
    const missing = [
      ...check.tools.filter((tool) => !isInstalled(tool)),
      ...(check.files ?? []).filter((file) => !existsSync(file)),
    ]
    if (missing.length > 0) {
      console.log(`${check.name}: needs ${missing.join(', ')}`)
      if (process.env.CI === undefined) skipped++
      else failed++
      continue
    }
    const problems = await check.run()
    console.log(`${check.name}: ${problems.length === 0 ? 'ok' : `${problems.length} problems`}`)
    for (const problem of problems) console.log(`  ${problem}`)
    if (problems.length > 0) failed++
  }
  console.log(`${checks.length - failed - skipped} passed, ${failed} failed, ${skipped} not run`)
  return failed > 0 ? 1 : 0
}

async function loadChecks(): Promise<readonly Check[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'check.ts')
  const checks: Check[] = []
  for (const file of files.sort()) {
    const loaded: { readonly check: Check } = await import(pathToFileURL(join(folder, file)).href)
    checks.push(loaded.check)
  }
  return checks
}

function isInstalled(tool: string): boolean {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined
}

process.exitCode = await main(process.argv.slice(2))
