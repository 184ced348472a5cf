// Which line of the source each line of an output comes from.
//
//   %4 = icmp uge i32 %0, %3          =>      { file: 'a.hlsl', line: 30, column: 10 }
//
// Instructions of LLVM and DXIL know their places, and the printer writes one line for each, in order. Writers of other languages put
// marks behind their lines when they are asked to; then the text is written twice.
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { plainLocation } from '../ir/debug.ts'
import type { Module } from '../ir/module.ts'
import { placeOf, type SourcePlace } from '../reflect/binding-table.ts'
import { takeMarks, type UnmarkedText } from '../support/line-marks.ts'
import { type Location, nowhere, type SourceMap } from '../support/source.ts'
import type { Compilation } from './compilation.ts'
import type { OutputName } from './outputs.ts'
import { vulkanStage } from './vulkan.ts'

const stages = { 'llvm-raw': 'raw', llvm: 'optimized', 'llvm-bound': 'bound' } as const

/** For every line of an output that the compilation has just written; undefined when nothing is known of them. */
export async function linesOf(
  compilation: Compilation,
  name: OutputName,
  text: string,
): Promise<(SourcePlace | null)[] | undefined> {
  const { sources } = compilation
  const module = await moduleOf(compilation, name)
  if (module) return linesOfModule(text, module, sources)
  const marked = await markedText(compilation, name)
  // If the marks changed the text, its lines are not those of the output.
  if (!marked || marked.text !== text) return undefined
  return marked.locations.map((location) => placeOf(location, sources))
}

async function markedText(compilation: Compilation, name: OutputName): Promise<UnmarkedText | undefined> {
  switch (name) {
    case 'hlsl': {
      const { hlslText } = await import('./outputs/hlsl.ts')
      const text = hlslText(compilation, true)
      return text === undefined ? undefined : takeMarks(text)
    }
    case 'glsl': {
      const shader = compilation.ask(vulkanStage)
      const { writeGlsl } = await import('../targets/source/glsl/write-glsl.ts')
      return shader && takeMarks(writeGlsl(shader, new DiagnosticSink(), true))
    }
    case 'spirv-asm':
      return await markedAssembly(compilation)
    default:
      return undefined
  }
}

/** What follows a mark, an OpLine without a file, comes from its place, up to the end of the block. */
async function markedAssembly(compilation: Compilation): Promise<UnmarkedText | undefined> {
  const shader = compilation.ask(vulkanStage)
  if (!shader) return undefined
  const { writeSpirv } = await import('../targets/spirv/write-spirv.ts')
  const { disassemble } = await import('../targets/spirv/disassemble/disassemble.ts')
  const { littleEndian, spirvDebug } = await import('./outputs/spirv.ts')
  const { vulkan, denormals, strictFloats } = compilation.options
  const words = writeSpirv(
    shader,
    { ...vulkan, denormals, strictFloats, debug: spirvDebug(compilation), marksLines: true },
    new DiagnosticSink(),
  )
  const lines: string[] = []
  const locations: Location[] = []
  let current: Location = nowhere
  for (const line of (disassemble(littleEndian(words)) ?? '').split('\n')) {
    const [, mark] = /^\s*OpLine %0 (\d+) 0$/.exec(line) ?? []
    if (mark !== undefined) {
      current = Number(mark)
      continue
    }
    if (/= OpLabel|OpFunctionEnd/.test(line)) current = nowhere
    lines.push(line)
    locations.push(current)
  }
  return { text: lines.join('\n'), locations }
}

async function moduleOf(compilation: Compilation, name: OutputName): Promise<Module | undefined> {
  if (name === 'dxil') return compilation.ask((await import('./dxil.ts')).dxilStage)?.module
  return name in stages ? compilation.moduleAt(stages[name as keyof typeof stages]) : undefined
}

function linesOfModule(text: string, module: Module, sources: SourceMap): (SourcePlace | null)[] {
  const lines = text.split('\n')
  const places: (SourcePlace | null)[] = lines.map(() => null)
  let at = 0
  for (const fn of module.functions.values()) {
    if (fn.isDeclaration) continue
    while (at < lines.length && !lines[at]!.startsWith('define ')) at++
    at++
    for (const instruction of fn.instructions()) {
      while (at < lines.length && !isInstruction(lines[at]!)) at++
      const location = plainLocation(instruction.location)
      places[at] = placeOf(location, sources)
      // The cases of a switch have lines of their own.
      if (instruction.opcode === 'switch') while (at < lines.length && !/^ {2}\]/.test(lines[at]!)) at++
      at++
    }
  }
  return places
}

/** Neither a label nor a debug record nor nothing. */
function isInstruction(line: string): boolean {
  return line.startsWith('  ') && !line.startsWith('    #dbg')
}
