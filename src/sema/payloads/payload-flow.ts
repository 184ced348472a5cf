// Payloads along the paths of a shader: unused values, and uninitialized ones. DXC's warnings (SemaDXR.cpp).
//
//   float t : write(closesthit) : read(caller);      in a closest hit shader: reading t is undefined until it is written
//                                                    around TraceRay: writing t before is lost, not reading it after is a waste
//
// A shader is followed into the functions it hands its payload to; what is written before the call is known there, and what is
// written after it does not matter there.
import { subobjectDiagnostics as messages } from '../../diagnostics/tables/subobjects.ts'
import type { EntryPoint, Parameter, ProgramFunction, Variable } from '../../program/program.ts'
import { append } from '../../support/lists.ts'
import type { Location } from '../../support/source.ts'
import type { Field, StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { buildGraph, dominates, type Event, type FunctionGraph, type GraphNode, reached } from './payload-graph.ts'

type Right = 'read' | 'write'

/** What is known where the function is called: fields that were written before, fields that will be written after. */
interface Surroundings {
  readonly writtenBefore: ReadonlySet<Field>
  readonly writtenAfter: ReadonlySet<Field>
  readonly callers: ReadonlySet<ProgramFunction>
}

const followedStages: ReadonlySet<string> = new Set(['raygeneration', 'anyhit', 'closesthit', 'miss'])

export function checkPayloadFlow(checker: Checker, entries: readonly EntryPoint[]): void {
  const nothing: ReadonlySet<Field> = new Set()
  for (const { stage, function: fn } of entries) {
    if (!followedStages.has(stage)) continue
    const payload = stage === 'raygeneration' ? undefined : fn.parameters[0]
    const surroundings = { writtenBefore: nothing, writtenAfter: nothing, callers: new Set([fn]) }
    new ShaderFlow(checker, stage).follow(fn, payload, surroundings)
  }
}

function structOf({ type }: Variable): StructType | undefined {
  return type.kind === 'struct' ? type : undefined
}

/** Fields with qualifiers; those of a payload inside a payload count by themselves. */
function fieldsOf(struct: StructType): Field[] {
  return struct.fields.flatMap((field) => {
    const { type } = field
    return type.kind === 'struct' && type.isRayPayload ? fieldsOf(type) : [field]
  })
}

function may({ payloadAccess }: Field, right: Right, stage: string): boolean {
  return payloadAccess?.[right].includes(stage) === true
}

class ShaderFlow {
  readonly #checker: Checker
  readonly #stage: string
  readonly #said = new Set<string>()

  constructor(checker: Checker, stage: string) {
    this.#checker = checker
    this.#stage = stage
  }

  #report(location: Location, name: string, report: () => void): void {
    const key = `${location} ${name}`
    if (!this.#said.has(key)) report()
    this.#said.add(key)
  }

  /** Answers the fields that the function writes for its caller. */
  follow(fn: ProgramFunction, payload: Parameter | undefined, around: Surroundings): ReadonlySet<Field> {
    const graph = buildGraph(fn)
    const struct = payload && structOf(payload)
    const written = new Set<Field>()
    if (payload && struct?.isRayPayload) {
      const flow = new PayloadUses(graph, payload)
      if (payload.mode !== 'in') {
        for (const field of flow.writes.keys()) written.add(field)
        this.#checkWrites(flow, payload, struct, around)
      }
      const calls = this.#followCalls(flow, payload, around)
      if (payload.mode !== 'out') this.#checkReads(flow, calls, struct, around)
    }
    for (const node of graph.nodes) if (node.event?.kind === 'trace') this.#checkTrace(graph, node, node.event)
    return written
  }

  #checkWrites(flow: PayloadUses, payload: Parameter, struct: StructType, { writtenAfter }: Surroundings): void {
    const { sink } = this.#checker
    const stage = this.#stage
    for (const field of fieldsOf(struct)) {
      const { name } = field
      if (!may(field, 'write', stage) && !writtenAfter.has(field))
        for (const location of flow.lastWrites(field))
          this.#report(location, 'write loss', () =>
            sink.report(messages.warn_hlsl_payload_access_write_loss(location, { name, stage })),
          )
      const isOverwritten = may(field, 'write', 'caller') || may(field, 'write', 'anyhit')
      if (!isOverwritten || !may(field, 'write', stage) || may(field, 'read', stage)) continue
      if (flow.isAlwaysWritten(field)) continue
      this.#report(payload.location, `data loss ${name}`, () =>
        sink.report(messages.warn_hlsl_payload_access_data_loss(payload.location, { name, stage })),
      )
    }
  }

  #checkReads(
    flow: PayloadUses,
    calls: ReadonlyMap<GraphNode, ReadonlySet<Field>>,
    struct: StructType,
    { writtenBefore }: Surroundings,
  ): void {
    const stage = this.#stage
    for (const field of fieldsOf(struct)) {
      if (may(field, 'read', stage) || writtenBefore.has(field)) continue
      const inCalls = [...calls].flatMap(([node, fields]) => (fields.has(field) ? [node] : []))
      const writes = [...(flow.writes.get(field) ?? []), ...inCalls]
      for (const node of flow.firstReads(field)) {
        if (writes.some((write) => dominates(flow.graph, write, node))) continue
        const { location } = node.event as Extract<Event, { kind: 'read' }>
        this.#report(location, 'undefined read', () =>
          this.#checker.sink.report(
            messages.warn_hlsl_payload_access_undef_read(location, { name: field.name, stage }),
          ),
        )
      }
    }
  }

  /** What each call that gets the payload writes to it. */
  #followCalls(flow: PayloadUses, payload: Parameter, around: Surroundings): Map<GraphNode, ReadonlySet<Field>> {
    const found = new Map<GraphNode, ReadonlySet<Field>>()
    for (const node of flow.graph.nodes) {
      if (node.event?.kind !== 'call') continue
      const { call } = node.event
      const index = call.arguments.findIndex((each) => each.kind === 'variable' && each.variable === payload)
      const parameter = call.function.parameters[index]
      if (!parameter || around.callers.has(call.function)) continue
      if (!call.function.body) {
        this.#report(call.start, 'extern', () =>
          this.#checker.sink.report(messages.warn_qualified_payload_passed_to_extern_function(call)),
        )
        continue
      }
      const fields = this.follow(call.function, parameter, {
        writtenBefore: new Set([...around.writtenBefore, ...flow.writtenBefore(node)]),
        writtenAfter: new Set([...around.writtenAfter, ...flow.writtenAfter(node)]),
        callers: new Set([...around.callers, call.function]),
      })
      found.set(node, fields)
    }
    return found
  }

  #checkTrace(graph: FunctionGraph, node: GraphNode, { variable, location }: Extract<Event, { kind: 'trace' }>): void {
    const { sink } = this.#checker
    const struct = variable && structOf(variable)
    if (!variable || !struct) return
    if (!struct.isRayPayload) {
      this.#report(variable.location, 'attribute', () =>
        sink.report(messages.err_payload_requires_attribute(variable.location, { type: struct.name })),
      )
      return
    }
    const flow = new PayloadUses(graph, variable)
    const isGiven = graph.initialized.has(variable)
    const [before, after] = [flow.writtenIn(reached(node, 'previous')), reached(node, 'next')]
    const later = flow.writtenIn(after)
    for (const field of fieldsOf(struct)) {
      const { name } = field
      const say = (what: string, at: Location, report: () => void): void => this.#report(at, `${what} ${name}`, report)
      const isWritten = isGiven || before.has(field)
      if (may(field, 'write', 'caller') && !isWritten)
        say('no write', location, () =>
          sink.report(messages.warn_hlsl_payload_access_no_write_for_trace_payload(location, { name })),
        )
      if (!may(field, 'write', 'caller') && isWritten)
        say('lost write', location, () =>
          sink.report(messages.warn_hlsl_payload_access_write_but_no_write_for_trace_payload(location, { name })),
        )
      const reads = (flow.reads.get(field) ?? []).filter((read) => after.has(read))
      if (may(field, 'read', 'caller')) {
        if (reads.length === 0)
          say('no read', location, () =>
            sink.report(messages.warn_hlsl_payload_access_read_but_no_read_after_trace(location, { name })),
          )
        continue
      }
      const writes = later.get(field) ?? []
      for (const read of reads) {
        if (writes.some((write) => dominates(graph, write, read))) continue
        const { location: at } = read.event as Extract<Event, { kind: 'read' }>
        say('undefined', at, () =>
          sink.report(messages.warn_hlsl_payload_access_read_of_undef_after_trace(at, { name })),
        )
      }
    }
  }
}

/** What a function does with one variable. */
class PayloadUses {
  readonly graph: FunctionGraph
  readonly reads = new Map<Field, GraphNode[]>()
  readonly writes = new Map<Field, GraphNode[]>()

  constructor(graph: FunctionGraph, variable: Variable) {
    this.graph = graph
    for (const node of graph.nodes) {
      const { event } = node
      if ((event?.kind !== 'read' && event?.kind !== 'write') || event.variable !== variable) continue
      const table = event.kind === 'read' ? this.reads : this.writes
      append(table, event.field, node)
    }
  }

  /** Of the writes that nothing overwrites before the function ends. */
  lastWrites(field: Field): Location[] {
    const writes = this.writes.get(field) ?? []
    const found = reached(this.graph.exit, 'previous', (node) => writes.includes(node))
    return writes.flatMap(({ event }, index) =>
      found.has(writes[index]!) && event?.kind === 'write' ? [event.location] : [],
    )
  }

  /** Reads that no other read comes before. */
  firstReads(field: Field): GraphNode[] {
    const reads = this.reads.get(field) ?? []
    const found = reached(this.graph.entry, 'next', (node) => reads.includes(node))
    return reads.filter((node) => found.has(node))
  }

  isAlwaysWritten(field: Field): boolean {
    return (this.writes.get(field) ?? []).some((write) => dominates(this.graph, write, this.graph.exit))
  }

  writtenIn(nodes: ReadonlySet<GraphNode>): Map<Field, GraphNode[]> {
    const found = new Map<Field, GraphNode[]>()
    for (const [field, writes] of this.writes) {
      const inside = writes.filter((write) => nodes.has(write))
      if (inside.length > 0) found.set(field, inside)
    }
    return found
  }

  writtenBefore(node: GraphNode): Field[] {
    return [...this.writes].flatMap(([field, writes]) =>
      writes.some((write) => dominates(this.graph, write, node)) ? [field] : [],
    )
  }

  writtenAfter(node: GraphNode): Field[] {
    return [...this.writtenIn(reached(node, 'next')).keys()]
  }
}
