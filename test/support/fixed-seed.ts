// Ordinary runs try the same random cases every time, so that a red run is red again; `FUZZ_RUNS=5000 npm test` tries others.
import fc from 'fast-check'

if (process.env.FUZZ_RUNS === undefined) fc.configureGlobal({ seed: 1 })
