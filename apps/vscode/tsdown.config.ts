import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsdown'

const root = join(import.meta.dirname, '..', '..')
const server = join(root, 'apps', 'language-server', 'src')

// The editor gives `vscode`; everything else, the language server included, is in the files.
const deps = { neverBundle: ['vscode'], alwaysBundle: [/^(?!vscode$)/], onlyBundle: false } as const
const whole = { outDir: 'dist', dts: false, minify: true, deps } as const

/** What the package shows besides the code. */
function copyFiles(): void {
  cpSync(join(root, 'LICENSE'), join(import.meta.dirname, 'dist', 'LICENSE'))
  cpSync(join(root, 'docs', 'generated', 'diagnostics.md'), join(import.meta.dirname, 'dist', 'diagnostics.md'))
  cpSync(join(root, 'docs', 'schema', 'project.schema.json'), join(import.meta.dirname, 'dist', 'project.schema.json'))
}

export default defineConfig([
  {
    ...whole,
    entry: {
      desktop: 'src/desktop.ts',
      server: join(server, 'stdio.ts'),
      'debug-adapter': join(server, 'debug', 'stdio.ts'),
    },
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    fixedExtension: true,
    hooks: { 'build:done': copyFiles },
  },
  {
    ...whole,
    entry: { web: 'src/web.ts' },
    inputOptions: { resolve: { conditionNames: ['browser', 'import', 'require', 'default'] } },
    platform: 'browser',
    target: 'es2023',
    format: 'cjs',
    fixedExtension: true,
    clean: false,
  },
  {
    ...whole,
    entry: { 'server-worker': join(server, 'worker.ts') },
    platform: 'browser',
    target: 'es2023',
    format: 'iife',
    clean: false,
    outputOptions: { entryFileNames: '[name].js' },
  },
])
