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
  drawWritten,
  flowOf,
  inlineSvg,
  keywords,
  layoutsOf,
  linesOf,
  type OutputName,
  type PartialOptions,
  passSteps,
  placeText,
  type SourcePlace,
  tableOf,
  toJson,
  writeOutput,
  writtenRegisters,
} from '../../../../src/explore.ts'
import type { Program } from '../program.ts'
import { diffLines } from './line-diff.ts'
import { optionsOf } from './options.ts'
import type { Analysis, Answer, Ask, Kind, OutputText, Pictures } from './protocol.ts'

export const answers: { readonly [Name in Kind]: (ask: Ask<Name>) => Answer<Name> | Promise<Answer<Name>> } = {
  analyze: ({ program }) => analyze(program),
  output: ({ program, name }) => output(program, name),
  async bytes({ program, name }) {
    const { content } = await write(program, name)
    return content instanceof Uint8Array ? content : null
  },
  pictures: ({ program, kept }) => pictures(program, kept),
  written({ program }) {
    const { lowered } = analyzed(program)
    if (!lowered) return null
    return inlineSvg(drawWritten(`Registers that ${program.main} asks for`, writtenRegisters(lowered.resources)))
  },
  passes({ program, shown }) {
    const made = passSteps(fresh(program, {}), shown)
    return made ? { steps: made.steps, diff: diffLines(made.before, made.after) } : null
  },
  hover: async ({ program, at }) => (await import('./language.ts')).hoverAt(program, at),
  complete: async ({ program, at }) => (await import('./language.ts')).completionsAt(program, at),
  inlays: async ({ program, file }) => (await import('./language.ts')).inlaysOf(program, file),
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
  }
}

const mostFunctions = 200
/** Longer lines do not begin functions that people write. */
const longestLine = 400

/** By their look: a program with errors has functions, too. */
function functionNames(text: string): string[] {
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    if (line.length > longestLine || found.size === mostFunctions) continue
    const [, name] = /^(?:\[[^\]]*\] *)*[A-Za-z_][\w<>, ]* (\w+) *\([^;]*$/.exec(line) ?? []
    if (name !== undefined && !keywords.has(name)) found.add(name)
  }
  return [...found]
}

function write(program: Program, name: OutputName): ReturnType<typeof writeOutput> {
  const { files, main } = program
  const input = { path: main, text: files[main] ?? '' }
  return writeOutput(createCompiler(createMemoryHost(files)), input, completeOptions(optionsOf(program)), name)
}

async function output(program: Program, name: OutputName): Promise<OutputText | null> {
  const { compilation, content } = await write(program, name)
  if (typeof content !== 'string') return null
  const known = await linesOf(compilation, name, content)
  const byName = linesByName(content, analyzed(program))
  return { text: content, lines: byName.map((place, index) => known?.[index] ?? place) }
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

function pictures(program: Program, kept: Program | null): Answer<'pictures'> {
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
    since: kept && changesSince(kept, program),
  }
}

function changesSince(before: Program, after: Program): Pictures['since'] {
  const [old, now] = [analyzedUnder(before, before.rules), analyzedUnder(after, after.rules)]
  if (old.errorCount + now.errorCount > 0) return null
  const { changes } = diffResult(old, now)
  const text = (place: (typeof changes)[number]['before']): string => (place ? placeText(place) : 'nowhere')
  return {
    svg: inlineSvg(drawChanges('Registers since the program was kept', tableOf(now), changes)),
    changes: changes.map(
      (each) => `${each.name} ${each.kind}: ${text(each.before)} to ${text(each.after)}, ${each.reason}`,
    ),
  }
}

function analyzedUnder(program: Program, rules: Program['rules']): Compilation {
  const compilation = fresh(program, { rules })
  void tableOf(compilation)
  return compilation
}
