import { defineConfig } from 'tsdown'

const shared = { outDir: 'dist', platform: 'node', target: 'node20', fixedExtension: true, dts: false } as const

// The compiler is bundled; BullMQ and its board are dependencies.
export default defineConfig([
  { ...shared, entry: { main: 'src/main.ts' }, format: 'esm' },
  { ...shared, entry: { compile: 'src/compile.ts' }, format: 'cjs', clean: false },
])
