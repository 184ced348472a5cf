// Puts the functions of several libraries that are needed into one module: declarations find their definitions, the same resource of
// two libraries becomes one, private names stay apart.
//
//   a.lib: declare float @f(float)   define void @main()     b.lib: define float @f(float)     =>     one module with @main and @f
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { linkDiagnostics } from '../../../diagnostics/tables/link.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { type GlobalVariable, type IrFunction, Module } from '../../../ir/module.ts'
import type { IrType, StructType } from '../../../ir/types.ts'
import type { User } from '../../../ir/values.ts'
import { nowhere } from '../../../support/source.ts'
import type { DxilResource } from '../dxil-module.ts'
import type { Library } from './library.ts'
import { filesForPeople, nameForPeople } from './names.ts'

export interface Merged {
  readonly module: Module
  /** Of the variables that are still used, by name of variable. */
  readonly resources: readonly DxilResource[]
}

/** Defined functions and who defines them. */
export type FunctionTable = ReadonlyMap<string, { readonly fn: IrFunction; readonly library: Library }>

function isForeign({ name }: IrFunction): boolean {
  return name.startsWith('dx.op.') || name.startsWith('llvm.')
}

/** What is private to a library gets a name of its own; what two of them define is a problem. */
export function collectFunctions(libraries: readonly Library[], sink: DiagnosticSink): FunctionTable {
  const table = new Map<string, { fn: IrFunction; library: Library }>()
  for (const library of libraries)
    for (const fn of [...library.module.functions.values()]) {
      if (fn.isDeclaration) continue
      if (fn.linkage === 'internal') library.module.rename(fn, privateName(library.file, fn.name, table))
      const known = table.get(fn.name)
      if (known)
        sink.report(
          linkDiagnostics.err_link_redefined(nowhere, {
            name: nameForPeople(fn.name),
            first: known.library.file,
            second: library.file,
          }),
        )
      else table.set(fn.name, { fn, library })
    }
  return table
}

/** `a.lib` and `f` are `a.lib.f`, or `a.lib.1.f` when there is one. */
function privateName(file: string, name: string, taken: ReadonlyMap<string, unknown>): string {
  const [base = ''] = file.split(/[\\/]/).slice(-1)
  let found = `${base}.${name}`
  for (let suffix = 1; taken.has(found); suffix++) found = `${base}.${suffix}.${name}`
  return found
}

/** What `roots` call, directly or not, and the initializers of the variables they use. `mayMiss`: functions may stay undefined. */
export function reachableFunctions(
  roots: readonly string[],
  table: FunctionTable,
  mayMiss: boolean,
  sink: DiagnosticSink,
): Set<IrFunction> {
  const found = new Set<IrFunction>()
  const pending: { readonly name: string; readonly from: readonly string[] }[] = roots.map((name) => ({
    name,
    from: [],
  }))
  for (let next = pending.pop(); next; next = pending.pop()) {
    const known = table.get(next.name)
    if (!known) {
      const facts = { name: nameForPeople(next.name), files: filesForPeople(next.from) }
      if (!mayMiss) sink.report(linkDiagnostics.err_link_undefined(nowhere, facts))
      continue
    }
    const { fn, library } = known
    if (found.has(fn)) continue
    found.add(fn)
    const from = [library.file]
    for (const { calledFunction } of fn.instructions())
      if (calledFunction && !isForeign(calledFunction)) pending.push({ name: calledFunction.name, from })
    const entry = library.entries.find((each) => each.function === fn)
    for (const patch of patchFunctions(entry?.properties)) pending.push({ name: patch.name, from })
    for (const initializer of library.initializers)
      if (sharesVariable(initializer, found)) pending.push({ name: initializer.name, from })
  }
  return found
}

/** The patch constant function of a hull shader, named in its properties. */
function patchFunctions(properties: Library['entries'][number]['properties'] | undefined): IrFunction[] {
  return (properties ?? []).flatMap(([, value]) => {
    const operands = value && 'operands' in value ? value.operands : []
    return operands.flatMap((operand) =>
      operand && 'value' in operand && operand.value.kind === 'function' ? [operand.value as IrFunction] : [],
    )
  })
}

/** Whether the function stores into variables that one of the others uses, too. */
function sharesVariable(initializer: IrFunction, others: ReadonlySet<IrFunction>): boolean {
  for (const global of initializer.entry.parent?.module?.globals.values() ?? []) {
    const users = usersOf(global)
    if (users.has(initializer) && [...users].some((fn) => fn !== initializer && others.has(fn))) return true
  }
  return false
}

/** Functions that use a variable, however deep in constants. */
export function usersOf(global: GlobalVariable): Set<IrFunction> {
  const found = new Set<IrFunction>()
  const visit = (user: User): void => {
    if (!(user instanceof Instruction)) for (const outer of user.users()) visit(outer)
    else if (user.block?.parent) found.add(user.block.parent)
  }
  for (const user of global.users()) visit(user)
  return found
}

export function mergeModules(
  libraries: readonly Library[],
  kept: ReadonlySet<IrFunction>,
  sink: DiagnosticSink,
): Merged {
  const merged = new Merger(sink)
  for (const library of libraries) dropOthers(library.module, kept)
  for (const library of libraries) merged.take(library)
  merged.joinDeclarations()
  return merged
}

function dropOthers(module: Module, kept: ReadonlySet<IrFunction>): void {
  for (const fn of module.functions.values()) if (!fn.isDeclaration && !kept.has(fn)) fn.dropBody()
  for (const fn of [...module.functions.values()]) if (!kept.has(fn) && !fn.hasUses) module.eraseFunction(fn)
}

class Merger implements Merged {
  readonly module = new Module('linked')
  private readonly records = new Map<string, { readonly record: DxilResource; readonly file: string }>()
  private readonly owners = new Map<GlobalVariable, string>()
  private readonly declarations: { readonly fn: IrFunction; readonly file: string }[] = []
  private readonly sink: DiagnosticSink

  constructor(sink: DiagnosticSink) {
    this.sink = sink
  }

  get resources(): readonly DxilResource[] {
    const names = [...this.records.keys()].sort((first, second) => (first < second ? -1 : 1))
    return names.map((name) => this.records.get(name)!.record)
  }

  take(library: Library): void {
    const { module, file } = library
    if (this.module.dataLayout === '' || this.module.targetTriple === '') {
      this.module.dataLayout = module.dataLayout
      this.module.targetTriple = module.targetTriple
    }
    for (const [name, type] of module.structs) if (!this.module.structs.has(name)) this.module.structs.set(name, type)
    const records = new Map(library.resources.map((record) => [record.global, record]))
    for (const global of module.globals.values()) if (global.hasUses) this.takeGlobal(global, records.get(global), file)
    for (const fn of module.functions.values()) {
      if (fn.isDeclaration) this.declarations.push({ fn, file })
      else this.adopt(fn)
    }
  }

  private adopt(fn: IrFunction): void {
    fn.module = this.module
    this.module.functions.set(fn.name, fn)
  }

  private takeGlobal(global: GlobalVariable, record: DxilResource | undefined, file: string): void {
    const known = this.module.getGlobal(global.name)
    if (!known || global.linkage === 'internal') {
      global.name = this.module.uniqueSymbol(global.name)
      global.module = this.module
      this.module.globals.set(global.name, global)
      this.owners.set(global, file)
      if (record) this.records.set(global.name, { record, file })
      return
    }
    const other = this.records.get(global.name)
    const name = nameForPeople(global.name)
    if (!record || !other)
      this.sink.report(
        linkDiagnostics.err_link_redefined_global(nowhere, { name, first: this.owners.get(known) ?? '', second: file }),
      )
    else if (isSame(record, other.record)) global.replaceAllUsesWith(known)
    else
      this.sink.report(
        linkDiagnostics.err_link_resource(nowhere, { kind: other.record.class, name, first: other.file, second: file }),
      )
  }

  /** Definitions take the place of declarations; operations on different types that are called alike get names of their own. */
  joinDeclarations(): void {
    for (const { fn, file } of this.declarations) {
      const known = this.module.getFunction(fn.name)
      if (!known) this.adopt(fn)
      else if (known.functionType === fn.functionType) fn.replaceAllUsesWith(known)
      else if (!isForeign(fn))
        this.sink.report(linkDiagnostics.err_link_types(nowhere, { name: nameForPeople(fn.name), file }))
      else {
        fn.name = this.module.uniqueSymbol(fn.name)
        this.adopt(fn)
      }
    }
  }
}

/** Of the same class and register; types are compared by structure, since names may have got numbers. */
function isSame(first: DxilResource, second: DxilResource): boolean {
  return first.class === second.class && first.kind === second.kind && isAlike(first.type, second.type)
}

function isAlike(first: IrType, second: IrType): boolean {
  if (first === second) return true
  if (first.kind === 'array' && second.kind === 'array')
    return first.count === second.count && isAlike(first.element, second.element)
  if (first.kind !== 'struct' || second.kind !== 'struct') return false
  const plain = ({ name }: StructType): string => name.replace(/\.\d+$/, '')
  return (
    plain(first) === plain(second) &&
    first.elements.length === second.elements.length &&
    first.elements.every((element, index) => isAlike(element, second.elements[index]!))
  )
}
