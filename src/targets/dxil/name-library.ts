// The functions of a library as DXC names and orders them.
//
//   export float f(float)      =>  \1?f@@YAMM@Z          [shader("miss")] void Miss(inout P p)      =>  \1?Miss@@YAXUP@@@Z
//   [shader("compute")] Main   =>  Main                  its order: as declared; then those whose signature DXC takes apart
//
// RDAT lists them in this order, and who compares two libraries sees it.
import { rayTracingStages } from '../../hlsl/profiles.ts'
import { type IrFunction, initializerName, type Module } from '../../ir/module.ts'
import type { ProgramFunction } from '../../program/program.ts'
import { addConstructors } from './constructors.ts'
import type { DxilEntry } from './dxil-module.ts'
import { mangleFunction } from './mangle.ts'
import type { EntrySignatureInput } from './signatures.ts'

interface LoweredLibrary {
  readonly signatures: readonly EntrySignatureInput[]
  readonly functions: ReadonlyMap<ProgramFunction, IrFunction>
}

/** `entries` go with the signatures. They come back sorted by name, as in the metadata. */
export function nameLibrary(module: Module, lowered: LoweredLibrary, entries: readonly DxilEntry[]): DxilEntry[] {
  const made = new Map<ProgramFunction, IrFunction>()
  const takenApart = new Set<ProgramFunction>()
  entries.forEach(({ function: fn, name }, index) => {
    const { function: source, stage, patchConstantFunction: patch } = lowered.signatures[index]!.entry
    made.set(source, fn)
    const isRay = (rayTracingStages as readonly string[]).includes(stage)
    if (isRay) module.rename(fn, mangleFunction(source, name))
    else if (hasParts(source)) takenApart.add(source)
    const patchFunction = patch && module.getFunction(patch.name)
    if (!patchFunction) return
    module.rename(patchFunction, mangleFunction(patch))
    made.set(patch, patchFunction)
    if (hasParts(patch)) takenApart.add(patch)
  })
  for (const [source, fn] of lowered.functions) {
    if (fn.module !== module || fn.linkage !== 'external') continue
    module.rename(fn, mangleFunction(source))
    made.set(source, fn)
  }
  const initializer = module.getFunction(initializerName)
  if (initializer) {
    module.rename(initializer, `_GLOBAL__sub_I_${fileName(module.sourceFilename)}`)
    initializer.linkage = 'internal'
    addConstructors(module, [initializer])
  }
  orderFunctions(module, [...lowered.functions.keys()], made, takenApart)
  const named = entries.map((entry) => ({ ...entry, name: entry.function.name }))
  return named.sort((first, second) => (first.name < second.name ? -1 : 1))
}

/** Without folders; what cannot be in a name is an underscore, as in Clang. */
function fileName(path: string): string {
  const [name = ''] = path.split(/[\\/]/).slice(-1)
  return name.replace(/[^\w.$]/g, '_')
}

/** More than numbers and vectors of them in its signature. */
function hasParts({ returnType, parameters }: ProgramFunction): boolean {
  const parts: readonly string[] = ['struct', 'matrix', 'array']
  return returnType.kind !== 'void' || parameters.some(({ type }) => parts.includes(type.kind))
}

function orderFunctions(
  module: Module,
  declared: readonly ProgramFunction[],
  made: ReadonlyMap<ProgramFunction, IrFunction>,
  last: ReadonlySet<ProgramFunction>,
): void {
  const ordered = [...declared.filter((source) => !last.has(source)), ...declared.filter((source) => last.has(source))]
  const bodies = ordered.flatMap((source) => made.get(source) ?? [])
  const rest = [...module.functions.values()].filter((fn) => !bodies.includes(fn))
  for (const fn of [...bodies, ...rest]) {
    module.functions.delete(fn.name)
    module.functions.set(fn.name, fn)
  }
}
