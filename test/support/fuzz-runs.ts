// How many random cases a property tries: few, so that the tests stay quick; `npm run fuzz` tries more.

export function fuzzRuns(usual: number): number {
  return Number(process.env.FUZZ_RUNS ?? usual)
}
