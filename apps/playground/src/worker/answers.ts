// Answers about a program. Runs in the worker, and in tests under Node.
import {
  type Compilation,
  completeOptions,
  createCompiler,
  createMemoryHost,
  diffResult,
  drawBindings,
  drawChanges,
  drawFlow,
  drawLayout,
  flowOf,
  inlineSvg,
  intrinsicNames,
  keywords,
  layoutsOf,
  linesOf,
  loadWriters,
  type OutputName,
  objectRows,
  outputs,
  type PartialOptions,
  passSteps,
  placeText,
  type SourcePlace,
  tableOf,
  toJson,
  writeExplanation,
  writeOutputs,
} from '../../../../src/explore.ts'
import type { Program } from '../program.ts'
import { diffLines } from './line-diff.ts'
import type { Analysis, Answer, Ask, Inlay, Kind, OutputText, Suggestion } from './protocol.ts'

export const answers: { readonly [Name in Kind]: (ask: Ask<Name>) => Answer<Name> | Promise<Answer<Name>> } = {
  analyze: ({ program }) => analyze(program),
  output: ({ program, name }) => output(program, name),
  async bytes({ program, name }) {
    const { content } = await write(program, name)
    return content instanceof Uint8Array ? content : null
  },
  pictures: ({ program }) => pictures(program),
  passes({ program, shown }) {
    const made = passSteps(fresh(program, {}), shown)
    return made ? { steps: made.steps, diff: diffLines(made.before, made.after) } : null
  },
  hover: ({ program, word }) => hover(program, word),
  complete: ({ program }) => complete(program),
}

export function optionsOf({ entry, profile, defines, rules, target, level }: Program): PartialOptions {
  return {
    entry,
    profile: profile === '' ? undefined : profile,
    defines: defines.split(/\s+/).filter((word) => word !== ''),
    rules,
    target,
    optimization: level,
  }
}

/** Nothing has run yet. */
function fresh({ files, main, ...program }: Program, more: PartialOptions): Compilation {
  const compiler = createCompiler(createMemoryHost(files))
  const options = completeOptions({ ...optionsOf({ files, main, ...program }), ...more })
  return compiler.compile({ path: main, text: files[main] ?? '' }, options)
}

/** The last one is kept: most questions are about the program that was analysed. */
let last: { readonly key: string; readonly compilation: Compilation } | undefined

function analyzed(program: Program): Compilation {
  const key = JSON.stringify(program)
  if (last?.key === key) return last.compilation
  const { files, main } = program
  const compiler = createCompiler(createMemoryHost(files))
  const compilation = compiler.generate({ path: main, text: files[main] ?? '' }, completeOptions(optionsOf(program)))
  last = { key, compilation }
  return compilation
}

function analyze(program: Program): Analysis {
  const compilation = analyzed(program)
  const { errorCount, reported, sources, profile } = compilation
  const table = errorCount === 0 ? tableOf(compilation) : null
  return {
    diagnostics: toJson(reported, sources),
    table,
    profile: profile.text,
    functions: functionNames(program.files[program.main] ?? ''),
    inlays: table ? inlaysOf(compilation) : [],
  }
}

const mostFunctions = 200

/** By their look: a program with errors has functions, too. */
function functionNames(text: string): string[] {
  const found = new Set<string>()
  for (const [, name] of text
    .slice(0, 1_000_000)
    .matchAll(/^[\w<>, \t]*?\b\w+[ \t]+(\w+)[ \t]*\([^;{}()]*\)[^;{}()]*\{/gm)) {
    if (!keywords.has(name!)) found.add(name!)
    if (found.size === mostFunctions) break
  }
  return [...found]
}

function inlaysOf(compilation: Compilation): Inlay[] {
  const { resources, unused } = tableOf(compilation)
  const bound = resources.flatMap((row): Inlay[] => {
    if (!row.location || (!row.implicit && !row.vulkan)) return []
    return [{ ...row.location, text: placeText(row), why: row.vulkan?.reason ?? row.reason }]
  })
  const gone = unused.flatMap(({ location, reason }): Inlay[] =>
    location ? [{ ...location, text: 'unused', why: reason }] : [],
  )
  // Several resources may lie in one variable: what there is to say stands behind its name once.
  const byPlace = new Map<string, Inlay>()
  for (const inlay of [...bound, ...gone]) {
    const key = `${inlay.file}:${inlay.line}:${inlay.column}`
    const known = byPlace.get(key)
    if (!known) byPlace.set(key, inlay)
    else if (known.text.length < 60) byPlace.set(key, { ...known, text: `${known.text}, ${inlay.text}` })
  }
  return [...byPlace.values()]
}

interface Written {
  readonly compilation: Compilation
  readonly content: string | Uint8Array | undefined
}

async function write(program: Program, name: OutputName): Promise<Written> {
  const target = outputs[name].target ?? program.target
  const compilation = fresh(program, { target })
  return { compilation, content: writeOutputs(compilation, await loadWriters([name]), {})?.get(name) }
}

async function output(program: Program, name: OutputName): Promise<OutputText | null> {
  const { compilation, content } = await write(program, name)
  if (typeof content !== 'string') return null
  const lines = await linesOf(compilation, name, content)
  return { text: content, lines: lines ?? linesByName(content, analyzed(program)) }
}

/** A line comes from where the first name in it is declared that the source declares. */
function linesByName(text: string, compilation: Compilation): (SourcePlace | null)[] {
  const { program, sources, errorCount } = compilation
  const known = new Map<string, SourcePlace>()
  if (errorCount === 0)
    for (const { name, location } of [...program.structs, ...program.globals, ...program.functions])
      if (location > 0) known.set(name, sources.position(location))
  return text.split('\n').map((line) => {
    for (const [word] of line.matchAll(/[A-Za-z_]\w*/g)) {
      const place = known.get(word)
      if (place) return place
    }
    return null
  })
}

function pictures(program: Program): Answer<'pictures'> {
  const compilation = analyzed(program)
  const flow = flowOf(compilation)
  if (!flow) return null
  const title = `${program.main}, ${program.entry}`
  const [clang, dxc] = (['clang', 'dxc'] as const).map((rules) => analyzedUnder(program, rules))
  const { changes, same } = diffResult(clang!, dxc!)
  return {
    registers: inlineSvg(drawBindings(`Registers of ${title}`, tableOf(compilation))),
    flow: inlineSvg(drawFlow(`Resources that ${title} reaches`, flow)),
    layouts: layoutsOf(fresh(program, {})).buffers.map((buffer) => ({
      name: `${buffer.kind} ${buffer.name}`,
      svg: inlineSvg(drawLayout(buffer)),
    })),
    rules: inlineSvg(drawChanges(`${title}: Clang's rules and DXC's`, tableOf(dxc!), changes)),
    rulesAreSame: same,
  }
}

function analyzedUnder(program: Program, rules: Program['rules']): Compilation {
  const compilation = fresh(program, { rules })
  void tableOf(compilation)
  return compilation
}

function hover(program: Program, word: string): string | null {
  const compilation = analyzed(program)
  if (compilation.errorCount > 0 || !/^\w+$/.test(word)) return null
  const { resources, unused } = tableOf(compilation)
  const isMeant = ({ name }: { readonly name: string }): boolean => name === word || name.startsWith(`${word}.`)
  if (![...resources, ...unused].some(isMeant)) return null
  const text = writeExplanation(compilation, { resource: word })
  return typeof text === 'string' && text !== '' ? text : null
}

function complete(program: Program): Suggestion[] {
  const compilation = fresh(program, {})
  const { checked } = compilation
  const declared = (
    list: readonly { readonly name: string }[],
    kind: Suggestion['kind'],
    detail: string,
  ): Suggestion[] => list.filter(({ name }) => /^\w+$/.test(name)).map(({ name }) => ({ label: name, kind, detail }))
  const members = checked.globals.flatMap((global) => (global.kind === 'constant-buffer' ? global.members : []))
  return [
    ...declared(checked.globals, 'variable', 'declared here'),
    ...declared(members, 'variable', 'constant'),
    ...declared(checked.functions, 'function', 'declared here'),
    ...declared(checked.structs, 'type', 'declared here'),
    ...[...intrinsicNames()].map((label): Suggestion => ({ label, kind: 'function', detail: 'intrinsic' })),
    ...objectRows.map(({ name }): Suggestion => ({ label: name, kind: 'type', detail: 'resource' })),
    ...[...keywords].map((label): Suggestion => ({ label, kind: 'keyword', detail: '' })),
  ]
}
