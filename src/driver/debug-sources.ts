// What debuggers need to show sources and to compile them again.
import type { DebugSources } from '../targets/dxil/debug-info.ts'
import type { Compilation } from './compilation.ts'

export function debugSources({ sources, input, options, profile }: Compilation): DebugSources {
  const { defines, includes, entry, hlslVersion, optimization } = options
  // The options that decide the code, not those that name output files.
  const given = ['-E', entry, '-T', profile.text, '-HV', hlslVersion, `-O${optimization}`]
  given.push(...defines.flatMap((define) => ['-D', define]), ...includes.flatMap((folder) => ['-I', folder]))
  // Macros of the compiler's own stand in a file that is none.
  const files = sources.files.filter(({ name }) => !name.startsWith('<')).map(({ name, text }) => ({ name, text }))
  return { sources, mainFile: input.path, files, defines, arguments: given }
}
