// The process that tools/mutated.ts talks to: tries one program after the other.
import { type FuzzJob, tryAll } from './try.ts'

let before = Promise.resolve()
process.on('message', (job: FuzzJob) => {
  before = before.then(async () => {
    process.send!(await tryAll(job))
  })
})
