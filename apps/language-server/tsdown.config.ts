import { defineConfig } from 'tsdown'

const shared = { outDir: 'dist', fixedExtension: true, dts: false, format: 'esm' } as const

// Everything is bundled: an editor starts one file, and a page loads one worker.
export default defineConfig([
  {
    ...shared,
    entry: { stdio: 'src/stdio.ts' },
    platform: 'node',
    target: 'node20',
    noExternal: /./,
    copy: ['../../docs/generated/diagnostics.md'],
  },
  {
    ...shared,
    entry: { worker: 'src/worker.ts' },
    platform: 'browser',
    target: 'es2023',
    noExternal: /./,
    clean: false,
  },
])
