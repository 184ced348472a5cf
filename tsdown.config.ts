import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'neutral',
  dts: true,
  clean: true,
})
