import { defineConfig } from 'vitest/config'

/** Files that replace a module or change the folder of the process, and therefore load the compiler anew. */
const onTheirOwn = ['test/cli/outputs.test.ts', 'apps/vscode/test/activate.test.ts', 'src/cli/server/listen.test.ts']

// `vitest run --mode bless` rewrites the expectations of file tests; a mode, because cmd.exe cannot set a variable for one command.
export default defineConfig(({ mode }) => ({
  test: {
    setupFiles: ['test/support/fixed-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: mode === 'bless' ? { BLESS: '1' } : {},
    // Vitest would leave a core to itself, but its own process has little to do.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: onTheirOwn,
          // A worker loads the compiler once for all files it is given: what compilations share must not change answers, in tests either.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: onTheirOwn } },
    ],
  },
}))
