// What debuggers need to show sources and to compile them again.
import type { DebugSources } from '../targets/dxil/debug-info.ts'
import type { Compilation } from './compilation.ts'

export function debugSources({ sources, input, options, profile }: Compilation): DebugSources {
  const { defines, includes, entry, hlslVersion, optimization } = options
  // What whoever compiles it again must give, not where this one wrote its files.
  const given = ['-E', entry, '-T', profile.text, '-HV', hlslVersion, `-O${optimization}`]
  given.push(...defines.flatMap((define) => ['-D', define]), ...includes.flatMap((folder) => ['-I', folder]))
  // Macros of the compiler's own stand in a file that is none.
  const files = sources.files.filter(({ name }) => !name.startsWith('<')).map(({ name, text }) => ({ name, text }))
  return { sources, mainFile: input.path, files, defines, arguments: given }
}
