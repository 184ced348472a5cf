// A job with `"command": "bindings"`, the default.
import { bindingsResult } from '../bindings-result.ts'
import { compileOptions } from '../settings.ts'
import type { JobRun } from './answer.ts'

export const runBindings: JobRun = ({ path, source, settings }, compiler) => {
  const options = compileOptions(settings)
  const outcome = compiler.generate({ path, text: source }, options)
  return { ok: outcome.errorCount === 0, result: bindingsResult(outcome, path, options) }
}
