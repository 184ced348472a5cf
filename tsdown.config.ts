import { defineConfig } from 'tsdown'

const shared = { format: 'esm', target: 'node20', fixedExtension: true } as const

// The library runs anywhere and carries types; the command line and its workers are for Node.
export default defineConfig([
  { ...shared, entry: { index: 'src/index.ts' }, outDir: 'dist/library', platform: 'neutral', dts: true },
  {
    ...shared,
    entry: { main: 'src/cli/main.ts', worker: 'src/cli/batch/worker.ts' },
    outDir: 'dist/command',
    platform: 'node',
    dts: false,
  },
])
