// What the launch type of a node asks of its attributes and its input. The words are DXC's.
//
//   [NodeLaunch("thread")] [NodeDispatchGrid(1, 1, 1)]      'nodedispatchgrid' may only be used with broadcasting nodes
import { entryPointDiagnostics as diagnostics } from '../../diagnostics/tables/entry-points.ts'
import { attributeOf } from '../../program/attributes.ts'
import type { ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import { arrayElement, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkNodeParameters } from './node-parameters.ts'

interface Launch {
  readonly inputs: readonly string[]
  readonly listed: string
}

const launches: Readonly<Record<string, Launch>> = {
  broadcasting: {
    inputs: ['DispatchNodeInputRecord', 'RWDispatchNodeInputRecord'],
    listed: 'DispatchNodeInputRecord or RWDispatchNodeInputRecord',
  },
  coalescing: {
    inputs: ['GroupNodeInputRecords', 'RWGroupNodeInputRecords', 'EmptyNodeInput'],
    listed: 'GroupNodeInputRecords, RWGroupNodeInputRecords, or EmptyNodeInput',
  },
  thread: {
    inputs: ['ThreadNodeInputRecord', 'RWThreadNodeInputRecord'],
    listed: 'ThreadNodeInputRecord or RWThreadNodeInputRecord',
  },
}

const grids: Readonly<Record<string, string>> = {
  nodedispatchgrid: 'NodeDispatchGrid',
  nodemaxdispatchgrid: 'NodeMaxDispatchGrid',
}
const largestComponent = 65_535
const largestGrid = 16_777_215
const deepestRecursion = 32

export function checkNodeAttributes(checker: Checker, target: ProgramFunction): void {
  const attribute = (name: string): ProgramAttribute | undefined => attributeOf(target.attributes, name)
  const launch = String(attribute('nodelaunch')?.arguments[0] ?? 'broadcasting')
  const row = launches[launch]
  if (!row) return
  checkGrids(checker, target, launch, attribute('nodedispatchgrid'), attribute('nodemaxdispatchgrid'))
  checkThreads(checker, target, launch, attribute('numthreads'))
  const depth = attribute('nodemaxrecursiondepth')
  if (depth && Number(depth.arguments[0]) > deepestRecursion)
    checker.sink.report(diagnostics.err_hlsl_node_recursion_depth(depth.span, { limit: deepestRecursion }))
  for (const { type, location } of target.parameters) {
    if (type.kind !== 'object' || type.row.category !== 'node input' || row.inputs.includes(type.row.name)) continue
    const parameters = { type: type.row.name, launch, allowed: row.listed }
    checker.sink.report(diagnostics.err_hlsl_node_input(location, parameters))
  }
  checkNodeParameters(checker, target, launch)
}

function checkGrids(
  { sink }: Checker,
  { name, location, parameters }: ProgramFunction,
  launch: string,
  fixed: ProgramAttribute | undefined,
  largest: ProgramAttribute | undefined,
): void {
  for (const grid of [fixed, largest]) if (grid) checkGrid(sink, grid)
  if (launch !== 'broadcasting') {
    for (const grid of [fixed, largest])
      if (grid) sink.report(diagnostics.err_hlsl_node_grid_launch(grid.span, { attribute: grid.name }))
    return
  }
  if (fixed && largest) sink.report(diagnostics.err_hlsl_node_two_grids(largest.span, { name }))
  if (!fixed && !largest) sink.report(diagnostics.err_hlsl_node_no_grid(location, { name }))
  if (!largest) return
  const isSized = parameters.some(({ type }) => type.kind === 'object' && type.element && hasGrid(type.element))
  if (!isSized) sink.report(diagnostics.err_hlsl_node_grid_field(location, { name }))
}

function checkGrid(sink: Checker['sink'], { name, arguments: values, span }: ProgramAttribute): void {
  const written = grids[name] ?? name
  const sizes = values.map(Number)
  const wrong = sizes.findIndex((size) => size < 1 || size > largestComponent)
  if (wrong >= 0)
    sink.report(diagnostics.err_hlsl_node_grid_component(span, { attribute: written, component: 'XYZ'[wrong] ?? '' }))
  else if (sizes.reduce((product, size) => product * size, 1) > largestGrid)
    sink.report(diagnostics.err_hlsl_node_grid_product(span, { attribute: written }))
}

function hasGrid(type: Type): boolean {
  const inner = arrayElement(type)
  if (inner.kind !== 'struct') return false
  return (
    inner.bases.some(hasGrid) ||
    inner.fields.some(({ semantic, type: own }) => /^sv_dispatchgrid$/i.test(semantic?.text ?? '') || hasGrid(own))
  )
}

function checkThreads(
  { sink }: Checker,
  { name, location }: ProgramFunction,
  launch: string,
  threads: ProgramAttribute | undefined,
): void {
  if (launch !== 'thread') {
    if (!threads) sink.report(diagnostics.err_hlsl_node_threads(location, { name, launch }))
  } else if (threads?.arguments.some((size) => Number(size) !== 1))
    sink.report(diagnostics.err_hlsl_node_thread_group(threads.span))
}
