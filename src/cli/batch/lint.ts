// A job with `"command": "lint"`.
import { toJson } from '../../diagnostics/render/json.ts'
import { compileOptions } from '../settings.ts'
import type { JobRun } from './answer.ts'

export const runLint: JobRun = ({ path, source, settings }, compiler) => {
  const options = compileOptions(settings)
  const { reported, sources, profile, errorCount } = compiler.lint({ path, text: source }, options)
  const diagnostics = toJson(reported, sources)
  return {
    ok: errorCount === 0,
    result: { version: 1, file: path, entry: options.entry, profile: profile.text, diagnostics },
  }
}
