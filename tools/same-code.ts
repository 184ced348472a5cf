// The code of a module as text that does not depend on names: two programs with the same text compute the same in the same way.
import type { Module } from '../src/ir/module.ts'
import { printModule } from '../src/ir/printer.ts'

/** Values and blocks by number; declarations, globals and metadata left out. */
export function codeText(module: Module): string {
  const code = printModule(module)
    .split('\n')
    .filter((line) => !/^(?:$|;|source_filename|!|@|declare|%)/.test(line))
  const numbers = new Map<string, string>()
  const numberOf = (name: string): string => {
    if (!numbers.has(name)) numbers.set(name, String(numbers.size))
    return numbers.get(name)!
  }
  return code
    .map((line) =>
      line
        .replace(/, !.*$/, '')
        .replace(/@"?llvm\.dx\.([a-z0-9_.]*?)\.(?:tdx|s_)[^(]*\(/g, '@llvm.dx.$1(')
        .replace(/ptr @[\w.$]+/g, 'ptr')
        .replace(/^([\w.$-]+):/, (_, name: string) => `${numberOf(name)}:`)
        .replace(/%("[^"]*"|[\w.$-]+)/g, (_, name: string) => `%${numberOf(name)}`),
    )
    .join('\n')
}
