// Which line of the source each line of LLVM or DXIL text comes from: instructions know their places, and the printer writes one line
// for each, in order.
//
//   %4 = icmp uge i32 %0, %3          =>      { file: 'a.hlsl', line: 30, column: 10 }
import { plainLocation } from '../ir/debug.ts'
import type { Module } from '../ir/module.ts'
import { placeOf, type SourcePlace } from '../reflect/binding-table.ts'
import type { SourceMap } from '../support/source.ts'
import type { Compilation } from './compilation.ts'
import type { OutputName } from './outputs.ts'

const stages = { 'llvm-raw': 'raw', llvm: 'optimized', 'llvm-bound': 'bound' } as const

/** For every line of an output that the compilation has just written; undefined when the output is none of a module. */
export async function linesOf(
  compilation: Compilation,
  name: OutputName,
  text: string,
): Promise<(SourcePlace | null)[] | undefined> {
  const module = await moduleOf(compilation, name)
  return module && linesOfModule(text, module, compilation.sources)
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
