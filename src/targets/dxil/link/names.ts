// How a function or variable of a library is called in messages.
import { unmangled } from '../mangled-names.ts'

/** `\1?light@@YAMM@Z` is `light`; both are shown. */
export function nameForPeople(name: string): string {
  const short = unmangled(name)
  return short === name ? `'${name}'` : `'${short}' (${name.slice(1)})`
}

export function filesForPeople(files: readonly string[]): string {
  return [...new Set(files)].map((file) => `'${file}'`).join(', ')
}
