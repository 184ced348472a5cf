// Questions to the text of a module as `dump` prints it, by which modules of two compilers can be compared.

/** Undefined when they are the same, else the place where they part. */
export function difference(expected = 'nothing', found = 'nothing'): string | undefined {
  if (expected === found) return undefined
  let at = 0
  while (at < expected.length && expected[at] === found[at]) at++
  const from = Math.max(0, at - 30)
  return `dxc: ...${expected.slice(from, at + 60)}, here: ...${found.slice(from, at + 60)}`
}

function nodesOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^(!\d+) = (.*)$/gm)].map(([, name, node]) => [name!, node!]))
}

/** A named node with every node it mentions written out in its place. */
export function expandedMetadata(text: string, name: string): string {
  const nodes = nodesOf(text)
  const root = new RegExp(`^!${name.replaceAll('.', '\\.')} = (.*)$`, 'm').exec(text)?.[1] ?? ''
  return expandedNode(nodes, root)
}

/** The types that are annotated, each with its annotation, sorted: compilers list them in another order. */
export function sortedAnnotations(text: string): string {
  const nodes = nodesOf(text)
  const roots = /^!dx\.typeAnnotations = !\{(.*)\}$/m.exec(text)?.[1]?.split(', ') ?? []
  const pairs = roots.flatMap((root) => [...(nodes.get(root) ?? '').matchAll(/, ([^,]+(?:<[^!]*>"[^,]*)?), (!\d+)/g)])
  return pairs
    .map(([, type, node]) => `${type} ${expandedNode(nodes, node!)}`)
    .sort()
    .join('\n')
}

function expandedNode(nodes: ReadonlyMap<string, string>, node: string, depth = 0): string {
  const deeper = (reference: string): string => expandedNode(nodes, nodes.get(reference) ?? reference, depth + 1)
  return depth > 12 ? node : node.replace(/!\d+/g, deeper)
}

/** Which arithmetic has which flags: `fadd fast, fmul`. */
export function floatFlags(text: string): string {
  const found = [...text.matchAll(/ = (f(?:add|sub|mul|div|rem|cmp)) (fast )?/g)].map(([, , fast]) =>
    fast ? 'fast' : 'strict',
  )
  return [...new Set(found)].sort().join(' ')
}

/** `file:line` of every instruction with a place; line 0 is none. */
export function sourceLines(text: string): ReadonlySet<string> {
  const nodes = nodesOf(text)
  const fileOf = (scope: string): string => {
    const node = nodes.get(scope) ?? ''
    const file = /file: (!\d+)/.exec(node)?.[1]
    return /filename: "([^"]*)"/.exec(nodes.get(file ?? '') ?? '')?.[1]?.replace(/^.*[\\/]/, '') ?? ''
  }
  const lines = new Set<string>()
  for (const [, line, scope] of text.matchAll(
    /^(?!.*@llvm\.dbg\.).*, !dbg !DILocation\(line: (\d+), column: \d+, scope: (!\d+)/gm,
  ))
    if (line !== '0') lines.add(`${fileOf(scope!)}:${line}`)
  return lines
}

/** What the hardware knows and where paths meet comes from no line of the source; dxc gives neither a place. */
const systemValues =
  /@dx\.op\.(threadId|groupId|threadIdInGroup|flattenedThreadIdInGroup|primitiveID|coverage|gsInstanceID|outputControlPointID|domainLocation|viewID|sampleIndex|innerCoverage|startVertexLocation|startInstanceLocation)/

/** The first instruction that has no place, if any: instructions are indented in the text of a function. */
export function withoutLocation(text: string): string | undefined {
  const isOpen = (line: string): boolean => /^ {2}(%|call|store|br|ret|switch)/.test(line) && !line.includes('!dbg')
  // The cases of a switch stand on lines of their own, its place after them.
  return text
    .replace(/^( {2}switch [^[]*)\[[^\]]*\]/gm, '$1')
    .split('\n')
    .find((line) => isOpen(line) && !systemValues.test(line) && !/= (?:type|phi|alloca) |^ {2}br label/.test(line))
    ?.trim()
}

/** `name:line` of every variable that a debugger sees a value or the memory of. */
export function knownVariables(text: string): ReadonlySet<string> {
  const nodes = nodesOf(text)
  const known = new Set<string>()
  for (const [, value, , node] of text.matchAll(
    /@llvm\.dbg\.(?:value|declare)\(metadata (.*?)(, i64 0)?, metadata (!\d+), /g,
  )) {
    const [, name, line] = /name: "([^"]*)".*?line: (\d+)/.exec(nodes.get(node!) ?? '') ?? []
    if (name !== undefined && !value!.endsWith('undef')) known.add(`${name}:${line}`)
  }
  return known
}
