import { defineConfig } from 'vitest/config'

// `vitest run --mode bless` rewrites the expectations of file tests; a mode, because cmd.exe cannot set a variable for one command.
export default defineConfig(({ mode }) => ({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'examples/**/*.test.ts'],
    setupFiles: ['test/support/fixed-seed.ts'],
    testTimeout: 60_000,
    env: mode === 'bless' ? { BLESS: '1' } : {},
  },
}))
