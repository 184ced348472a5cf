// A job with `"command": "bindings"`, the default.
import { bindingsResult } from '../../driver/bindings-result.ts'
import { compileOptions } from '../settings.ts'
import type { JobRun } from './answer.ts'

export const runBindings: JobRun = ({ path, source, settings }, compiler) => {
  const compilation = compiler.generate({ path, text: source }, compileOptions(settings))
  return { ok: compilation.errorCount === 0, result: bindingsResult(compilation) }
}
