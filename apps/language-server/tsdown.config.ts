import { defineConfig } from 'tsdown'

// One file each, with everything in it: editors start the one, browsers load the other.
const whole = {
  outDir: 'dist',
  target: 'node20',
  dts: false,
  noExternal: [/./],
  sourcemap: false,
  minify: true,
} as const

export default defineConfig([
  { ...whole, entry: { stdio: 'src/stdio.ts' }, platform: 'node', format: 'cjs', fixedExtension: true },
  {
    ...whole,
    entry: { worker: 'src/worker.ts' },
    platform: 'browser',
    target: 'es2023',
    format: 'iife',
    clean: false,
    outputOptions: { entryFileNames: 'worker.js' },
  },
])
