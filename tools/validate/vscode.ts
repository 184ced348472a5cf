// The VS Code extension is built and packaged by vsce, and the package holds what the manifest names.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Check } from './check.ts'

const root = join(import.meta.dirname, '..', '..')

interface Manifest {
  readonly main: string
  readonly browser: string
  readonly contributes: {
    readonly grammars: readonly { readonly path: string }[]
    readonly languages: readonly { readonly configuration?: string }[]
    readonly jsonValidation: readonly { readonly url: string }[]
  }
}

export const check: Check = {
  name: 'vscode',
  tools: ['npm'],
  async run() {
    execFileSync('npm', ['run', '--silent', 'package', '-w', 'descry-vscode'], { cwd: root, stdio: 'pipe' })
    const extension = join(root, 'apps', 'vscode')
    const { main, browser, contributes } = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8')) as Manifest
    const packed = new Set(Object.keys(unzipSync(readFileSync(join(extension, 'dist', 'descry.vsix')))))
    const named = [
      main,
      browser,
      'dist/server.cjs',
      'dist/server-worker.js',
      ...contributes.grammars.map(({ path }) => path),
      ...contributes.languages.flatMap(({ configuration }) => configuration ?? []),
      ...contributes.jsonValidation.map(({ url }) => url),
    ]
    return named
      .map((path) => join('extension', path))
      .filter((path) => !packed.has(path))
      .map((path) => `the package has no ${path}`)
  },
}
