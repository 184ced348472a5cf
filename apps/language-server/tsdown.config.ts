import { defineConfig } from 'tsdown'

const shared = {
  outDir: 'dist',
  fixedExtension: true,
  dts: false,
  format: 'esm',
  outputOptions: { codeSplitting: false },
} as const

// Everything is bundled: an editor starts one file, and a page loads one worker.
export default defineConfig([
  {
    ...shared,
    entry: { stdio: 'src/stdio.ts' },
    platform: 'node',
    target: 'node20',
    deps: { alwaysBundle: [/./], onlyBundle: false },
    copy: ['../../docs/generated/diagnostics.md'],
  },
  {
    ...shared,
    entry: { 'debug-adapter': 'src/debug/stdio.ts' },
    platform: 'node',
    target: 'node20',
    deps: { alwaysBundle: [/./], onlyBundle: false },
    clean: false,
  },
  {
    ...shared,
    entry: { worker: 'src/worker.ts' },
    platform: 'browser',
    target: 'es2023',
    deps: { alwaysBundle: [/./], onlyBundle: false },
    clean: false,
  },
])
