// Names of functions as MSVC mangles them, which libraries have.
//
//   \1?light@@YAMM@Z      unmangled: light      withName(..., 'dark'): \1?dark@@YAMM@Z
const prefix = '\u0001?'

/** Between `\1?` and the first `@`; any other name is as it is. */
export function unmangled(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length).split('@')[0]! : name
}

/** The same types around another name. */
export function withName(mangled: string, name: string): string {
  if (!mangled.startsWith(prefix)) return name
  return `${prefix}${name}${mangled.slice(prefix.length + unmangled(mangled).length)}`
}
