// What is wrong with the bindings of a program: both sides, both places, and what would help.

import type { Diagnostic } from '../diagnostics/define.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { bindingDiagnostics } from '../diagnostics/tables/binding.ts'
import { optionDiagnostics } from '../diagnostics/tables/options.ts'
import { registerLetters } from '../hlsl/resources.ts'
import { plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, Module } from '../ir/module.ts'
import { type IrType, isResourceType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { connectedChoices, isChoice } from '../passes/merge-handles.ts'
import { isHandleCall, resourceNameOf } from '../passes/remarks.ts'
import type { Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { limits } from '../support/limits.ts'
import type { Location } from '../support/source.ts'
import type { AllocationProblem, BindingRecord, Placement } from './allocate.ts'
import { isMember } from './dxc-members.ts'
import { rangeText } from './reasons.ts'
import { lastRegister } from './register-space.ts'
import { collectUses, elementOf } from './uses.ts'

/** The properties of a resource that messages name. */
interface PlacedRecord extends BindingRecord {
  readonly location: Location
}

export function describeProblems<Row extends PlacedRecord>(
  problems: readonly AllocationProblem<Row>[],
  placements: readonly Placement<Row>[],
): Diagnostic[] {
  if (problems.length === 0) return []
  const lowerOf = new Map(placements.map(({ record, lower }) => [record, lower]))
  const spaces = new Set<string>()
  for (const { record } of [...placements, ...problems]) spaces.add(`${record.class} ${record.space}`)
  const { most } = limits.overlappingPairs
  const described = problems
    .slice(0, most)
    .map((problem) => describeProblem(problem, lowerOf, freeSpace(problem.record, spaces)))
  const next = problems[most]
  return next ? [...described, optionDiagnostics.fatal_too_many_errors(next.record.location)] : described
}

/** The next space in which nothing of the class is. */
function freeSpace(record: BindingRecord, spaces: ReadonlySet<string>): number {
  let space = record.space === lastRegister ? 0 : record.space + 1
  while (spaces.has(`${record.class} ${space}`)) space++
  return space
}

function describeProblem<Row extends PlacedRecord>(
  problem: AllocationProblem<Row>,
  lowerOf: ReadonlyMap<Row, number>,
  freeSpace: number,
): Diagnostic {
  const { record } = problem
  const at = record.location
  const letter = registerLetters[record.class]
  const { name, space } = record
  const unbounded = record.count === undefined ? 'unbounded ' : ''
  switch (problem.kind) {
    case 'overlap': {
      const { other } = problem
      const lower = record.register!
      const otherLower = lowerOf.get(other) ?? other.register!
      const parameters = {
        unbounded,
        name,
        lower,
        other: other.name,
        otherLower,
        space,
        letter,
        freeSpace,
        range: rangeOf(record, lower),
        otherRange: rangeOf(other, otherLower),
      }
      return bindingDiagnostics.err_binding_overlap(at, parameters, { notes: [declared(other)] })
    }
    case 'two-unbounded': {
      const { other } = problem
      return bindingDiagnostics.err_binding_two_unbounded(
        at,
        { other: other.name, name, space, letter, freeSpace },
        { notes: [declared(other)] },
      )
    }
    case 'no-room': {
      const { holder } = problem
      const inTheWay = holder ? `${holder.name} holds ${rangeOf(holder, lowerOf.get(holder) ?? 0)}; ` : ''
      // Whatever is annotated stands before everything that is not, wherever it is declared.
      const isMovable =
        holder && holder.count === undefined && holder.register === undefined && record.count !== undefined
      const earlier = isMovable ? ` or declare it before ${holder.name}` : ''
      const advice = `${inTheWay}give it a space of its own with register(space${freeSpace})${earlier}`
      return bindingDiagnostics.err_binding_no_room(
        at,
        { unbounded, name, advice },
        { notes: holder ? [declared(holder)] : [] },
      )
    }
  }
}

function rangeOf(record: BindingRecord, lower: number): string {
  const upper =
    record.count === undefined ? lastRegister : Math.min(lastRegister, lower + Math.max(1, record.count) - 1)
  return rangeText(registerLetters[record.class], { lower, upper })
}

function declared({ location, name }: PlacedRecord): Diagnostic {
  return bindingDiagnostics.note_resource_declared_here(location, { name })
}

/** Under DXC's rules a member array has no range to index into, and neither have copies of it. */
export function reportLiteralIndices(
  module: Module,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
  sink: DiagnosticSink,
): void {
  const report = ({ location, name }: ResourceDeclaration, use: Instruction): void => {
    const at = plainLocation(use.location) || location
    sink.report(bindingDiagnostics.err_resource_index_not_literal(at, { name }))
  }
  for (const { declaration, calls } of collectUses(module, declarationOf)) {
    const dynamic = isMember(declaration) && calls.find((call) => elementOf(call) === undefined)
    if (dynamic) report(declaration, dynamic)
  }
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      const array = localArrayOf(instruction)
      const member = array?.stored
        .map((handle) => declarationAt(handle, declarationOf))
        .find((each) => each && isMember(each))
      if (array?.read && member) report(member, array.read)
    }
}

/** DXC's old way of keeping registers knows no end of an unbounded array. */
export function reportUnbounded(resources: readonly ResourceDeclaration[], sink: DiagnosticSink): void {
  for (const { count, location, name } of resources)
    if (count === undefined) sink.report(bindingDiagnostics.err_unbounded_with_reservation(location, { name }))
}

/** Handles that name several bindings, or none. */
export function reportHandles(
  module: Module,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
  mayChoose: boolean,
  localAt: (use: Location) => Variable | undefined,
  sink: DiagnosticSink,
): void {
  for (const fn of module.functions.values()) {
    const seen = new Set<Instruction>()
    for (let block = fn.blocks.first; block !== undefined; block = block.next)
      for (let each = block.instructions.first; each !== undefined; each = each.next) {
        if (each.opcode === 'call') {
          if (each.intrinsic.startsWith('llvm.dx.')) reportUninitialized(each, localAt, sink)
        } else if (mayChoose) continue
        else if (each.opcode === 'alloca') reportLocalArray(each, declarationOf, sink)
        else if (isChoice(each) && !seen.has(each)) reportChoice(each, seen, declarationOf, sink)
      }
  }
}

/** A local array of handles is left only where an index is not known. */
function reportLocalArray(
  variable: Instruction,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
  sink: DiagnosticSink,
): void {
  const array = localArrayOf(variable)
  if (!array?.read) return
  const { subjectType } = variable
  // Of an array without a size, which DXC's rules allow, nothing can be kept.
  if (subjectType?.kind === 'array' && subjectType.count === 0)
    sink.report(bindingDiagnostics.err_resource_uninitialized(plainLocation(array.read.location)))
  else reportCandidates(array.read, array.stored, declarationOf, sink)
}

interface LocalArray {
  readonly stored: readonly Instruction[]
  readonly read: Instruction | undefined
}

/** What is kept in a variable that holds handles, and the first place that reads it. */
function localArrayOf(variable: Instruction): LocalArray | undefined {
  if (variable.opcode !== 'alloca') return undefined
  let element: IrType = variable.subjectType!
  while (element.kind === 'array') element = element.element
  if (element.kind !== 'target') return undefined
  const stored: Instruction[] = []
  let read: Instruction | undefined
  const pending: Instruction[] = [variable]
  for (let pointer = pending.pop(); pointer; pointer = pending.pop())
    for (const { user } of pointer.uses) {
      if (!(user instanceof Instruction)) continue
      if (user.opcode === 'getelementptr') pending.push(user)
      else if (user.opcode === 'load') read ??= user
      else if (user.opcode === 'store' && user.storedValue instanceof Instruction) stored.push(user.storedValue)
    }
  return { stored, read }
}

function declarationAt(
  handle: Value,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
): ResourceDeclaration | undefined {
  return isHandleCall(handle) ? declarationOf.get(resourceNameOf(handle) as GlobalVariable) : undefined
}

/** What a handle is an element of, unless it has a declaration. */
function heapOf(handle: Value): string | undefined {
  if (!(handle instanceof Instruction)) return undefined
  if (handle.intrinsic === 'llvm.dx.resource.handlefromcoherentheap') return 'a coherent element of a heap'
  return handle.intrinsic === 'llvm.dx.resource.handlefromheap' ? 'an element of a heap' : undefined
}

function reportChoice(
  choice: Instruction,
  seen: Set<Instruction>,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
  sink: DiagnosticSink,
): void {
  const web = connectedChoices(choice)
  for (const member of web.choices) seen.add(member)
  reportCandidates(choice, web.leaves, declarationOf, sink)
}

function reportCandidates(
  choice: Instruction,
  leaves: Iterable<Value>,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
  sink: DiagnosticSink,
): void {
  const candidates = new Map<string, ResourceDeclaration | undefined>()
  for (const leaf of leaves) {
    const declaration = declarationAt(leaf, declarationOf)
    const name = declaration?.name ?? heapOf(leaf)
    if (name !== undefined) candidates.set(name, declaration)
  }
  if (candidates.size < 2) return
  const notes = [...candidates].flatMap(([name, declaration]) =>
    declaration ? [bindingDiagnostics.note_resource_declared_here(declaration.location, { name })] : [],
  )
  sink.report(
    bindingDiagnostics.err_resource_not_unique(
      plainLocation(choice.location),
      { candidates: [...candidates.keys()].join(' or ') },
      { notes },
    ),
  )
}

function reportUninitialized(
  call: Instruction,
  localAt: (use: Location) => Variable | undefined,
  sink: DiagnosticSink,
): void {
  const unset = Array.from({ length: call.argumentCount }, (_, index) => call.argument(index)).findIndex(isUnset)
  if (unset < 0) return
  const location = plainLocation(call.location)
  // A call stands where the resource does whose method it is; what else it is given stands elsewhere.
  const local = unset === 0 && call.intrinsic.startsWith('llvm.dx.resource.') ? localAt(location) : undefined
  const notes = local ? [bindingDiagnostics.note_resource_declared_here(local.location, { name: local.name })] : []
  sink.report(bindingDiagnostics.err_resource_uninitialized(location, undefined, { notes }))
}

/** A resource that names nothing. Other objects may: a hit object that was never set is no hit. */
function isUnset({ type, kind }: Value): boolean {
  return isResourceType(type) && (kind === 'poison' || kind === 'undef')
}
