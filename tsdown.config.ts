import { execFileSync } from 'node:child_process'
import { defineConfig } from 'tsdown'
import { workerFlags } from './src/cli/batch/worker-process.ts'
import { writeClientScript } from './tools/build/client-script.ts'

const shared = { format: 'esm', target: 'node20', fixedExtension: true, sourcemap: true } as const

/** Few files load faster than many: one for what every run needs, one for compiling, and the rest on demand. */
const chunks = [
  {
    name: 'start',
    test: /src\/(support|cli\/(options|[a-z]+\.ts)|diagnostics\/[a-z]+\.ts|driver\/(options|outputs)\.ts)/,
  },
  {
    name: 'compiler',
    // The stages of targets would bring all of their targets along.
    test: /src\/(diagnostics\/tables|hlsl|lex|preprocess|ast|parse|types|program|sema|driver\/(?!dxil|vulkan)[a-z-]+\.ts|node)/,
  },
]

/** Without NODE_OPTIONS: code that was compiled under other flags than those of a usual run would not be taken. */
function keepCode(entry: 'main' | 'worker', flags: readonly string[]): void {
  execFileSync(process.execPath, [...flags, 'tools/build/code-cache.js', 'dist/command', entry], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'inherit',
  })
}

// The library runs anywhere and carries types; the command line and its workers are for Node. They are CommonJS because Node can be
// handed compiled code only for that (bin/load.js).
export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', bindings: 'src/bindings.ts', run: 'src/run.ts', service: 'src/service/service.ts' },
    outDir: 'dist/library',
    platform: 'neutral',
    // What is for the command line only is not in the types.
    dts: { compilerOptions: { stripInternal: true } },
  },
  {
    ...shared,
    entry: { main: 'src/cli/main.ts', worker: 'src/cli/batch/worker.ts', client: 'src/cli/server/client.ts' },
    outDir: 'dist/command',
    platform: 'node',
    format: 'cjs',
    dts: false,
    outputOptions: { strict: true, comments: false, codeSplitting: { groups: chunks } },
    hooks: {
      'build:done': () => {
        writeClientScript('dist/command')
        keepCode('main', [])
        keepCode('worker', workerFlags())
      },
    },
  },
])
