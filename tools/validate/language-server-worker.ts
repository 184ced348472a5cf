// The language server in a web worker of headless Chromium: the tests of the protocol that the process passes, over messages of a page.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Check } from './check.ts'

const root = join(import.meta.dirname, '..', '..')

export const check: Check = {
  name: 'language-server-worker',
  tools: ['chromium'],
  run(): string[] {
    const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', 'apps/language-server/test'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DESCRY_SERVER: 'worker', NO_COLOR: '1' },
    })
    return status === 0 ? [] : [`${stdout}${stderr}`.trimEnd()]
  },
}
