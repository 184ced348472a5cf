import { defineConfig } from 'tsdown'

const shared = { format: 'esm', target: 'node20', fixedExtension: true } as const

/** Few files load faster than many: one for what every run needs, one for compiling, and the rest on demand. */
const chunks = [
  { name: 'start', test: /src\/(support|cli\/(options|[a-z]+\.ts)|diagnostics\/[a-z]+\.ts|driver\/options)/ },
  {
    name: 'compiler',
    test: /src\/(diagnostics\/tables|hlsl|lex|preprocess|ast|parse|types|program|sema|driver|node)\//,
  },
]

// The library runs anywhere and carries types; the command line and its workers are for Node.
export default defineConfig([
  { ...shared, entry: { index: 'src/index.ts' }, outDir: 'dist/library', platform: 'neutral', dts: true },
  {
    ...shared,
    entry: { main: 'src/cli/main.ts', worker: 'src/cli/batch/worker.ts' },
    outDir: 'dist/command',
    platform: 'node',
    dts: false,
    outputOptions: { codeSplitting: { groups: chunks } },
  },
])
