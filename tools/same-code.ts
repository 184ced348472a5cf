// The code of a module as text that does not depend on names: two programs with the same text compute the same in the same way.
import type { Module } from '../src/ir/module.ts'
import { printModule } from '../src/ir/printer.ts'

/** Values and blocks by number; declarations, globals and metadata left out. */
export function codeText(module: Module): string {
  const lines = printModule(module)
    .split('\n')
    .filter((line) => !/^(?:$|;|source_filename|!|@|declare|%)/.test(line))
  const code = withHandlesFirst(lines)
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

/** It makes no difference where a handle of which all is known is made: they come first, by what they are handles of. */
function withHandlesFirst(lines: readonly string[]): readonly string[] {
  const code: string[] = []
  let handles: string[] = []
  let start = 0
  const finish = (): void => {
    const described = handles.map((line) => ({ line, what: line.slice(line.indexOf(' = ')) }))
    described.sort((one, other) => (one.what < other.what ? -1 : 1))
    code.splice(start, 0, ...described.map(({ line }) => line))
    handles = []
  }
  for (const line of lines) {
    if (/^ +%\S+ = call [^%]*handlefrom(?:implicit)?binding[^%]*$/.test(line)) handles.push(line)
    else code.push(line)
    if (line.startsWith('define ')) start = code.length
    // The label of the first block stands before them.
    else if (start === code.length - 1 && /^[\w.$-]+:/.test(line)) start = code.length
    else if (line === '}') finish()
  }
  return code
}
