// Ordinary runs try the same random cases every time, so that a red run is red again; `npm run fuzz` gives a seed of its own.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) })
