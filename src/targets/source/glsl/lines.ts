// Lines of source text before they are indented: a list inside a list is one level deeper.
//
//   ['if (a) {', ['b = 1;'], '}']   =>   if (a) {
//                                            b = 1;
//                                        }
export type Lines = (string | Lines)[]

export function printLines(lines: Lines, indentation = '    '): string {
  const parts: string[] = []
  add(parts, lines, '', indentation)
  return parts.join('')
}

function add(parts: string[], lines: Lines, margin: string, indentation: string): void {
  for (const line of lines) {
    if (typeof line !== 'string') add(parts, line, margin + indentation, indentation)
    else parts.push(line === '' ? '\n' : `${margin}${line}\n`)
  }
}
