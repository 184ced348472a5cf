// What the parameters of a node may be: records and outputs with their attributes, system values. The words are DXC's.
//
//   void node([MaxRecordsSharedWith(none)] NodeOutput<R> output)      must reference a valid output parameter name
//   struct R { int4 size : SV_DispatchGrid; };                        only for up to three unsigned numbers
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { entryPointDiagnostics as diagnostics } from '../../diagnostics/tables/entry-points.ts'
import { splitSemantic } from '../../hlsl/semantics.ts'
import { attributeOf } from '../../program/attributes.ts'
import type { Parameter, ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, type Field, type ObjectType, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

/** System values by launch type; broadcasting nodes have those of compute shaders. */
const allowedValues: Readonly<Record<string, { readonly name: string; readonly allowed: readonly string[] }>> = {
  coalescing: { name: 'Coalescing', allowed: ['sv_groupindex', 'sv_groupthreadid'] },
  thread: { name: 'Thread', allowed: [] },
}
const outputAttributes = new Set(['maxrecordssharedwith', 'allowsparsenodes', 'nodearraysize', 'unboundedsparsenodes'])

export function checkNodeParameters(checker: Checker, target: ProgramFunction, launch: string): void {
  const inputs = target.parameters.filter((parameter) => isInput(parameter.type))
  for (const { location } of inputs.slice(1))
    checker.sink.report(diagnostics.err_hlsl_too_many_node_inputs(location, { name: target.name }))
  for (const parameter of target.parameters) {
    checkSystemValue(checker, parameter, launch)
    checkArray(checker, parameter)
    checkRecords(checker, parameter, target, launch)
    checkOutputAttributes(checker, parameter)
    const { type } = parameter
    if (type.kind !== 'object' || type.element?.kind !== 'struct') continue
    if (isInput(type) && type.element.tracksSharing && type.row.name !== 'RWDispatchNodeInputRecord')
      checker.sink.report(diagnostics.err_hlsl_wg_nodetrackrwinputsharing_invalid(parameter.location))
    if (isInput(type) || isOutput(type)) new GridFields(checker).check(type.element)
  }
}

function isInput(type: Type): type is ObjectType {
  return type.kind === 'object' && type.row.category === 'node input'
}

function isOutput(type: Type): type is ObjectType {
  return type.kind === 'object' && type.row.category === 'node output'
}

function checkSystemValue({ sink }: Checker, { semantic, location }: Parameter, launch: string): void {
  const row = allowedValues[launch]
  if (!semantic || !row) return
  const name = semantic.text.toLowerCase()
  if (!name.startsWith('sv_') || row.allowed.includes(splitSemantic(name).name)) return
  const parameters = { semantic: semantic.text, launch: row.name }
  sink.report(diagnostics.err_hlsl_node_system_value(location, parameters))
}

function checkArray({ sink }: Checker, { type, location }: Parameter): void {
  if (type.kind !== 'array') return
  const element = arrayElement(type)
  if (!isInput(element) && !isOutput(element)) return
  const { name } = element.row
  const hasArray = name === 'NodeOutput' || name === 'EmptyNodeOutput'
  const notes = hasArray ? [diagnostics.note_hlsl_node_array(location, { name })] : []
  sink.report(diagnostics.err_hlsl_array_disallowed(location, { type: quoteType(type) }, { notes }))
}

function checkRecords(
  { sink }: Checker,
  { name, type, attributes }: Parameter,
  target: ProgramFunction,
  launch: string,
): void {
  const [first, second] = attributes.filter(
    (each) => each.name === 'maxrecords' || each.name === 'maxrecordssharedwith',
  )
  if (first && second && (first.name !== second.name || first.arguments[0] !== second.arguments[0])) {
    const notes = [attributeDiagnostics.note_conflicting_attribute(first.span)]
    sink.report(diagnostics.err_hlsl_maxrecord_attrs_on_same_arg(second.span, undefined, { notes }))
  }
  const count = attributeOf(attributes, 'maxrecords')
  if (count && isInput(type) && launch !== 'coalescing')
    sink.report(diagnostics.err_hlsl_maxrecord_on_wrong_launch(count.span))
  else if (count && !isInput(type) && !isOutput(type))
    sink.report(diagnostics.err_hlsl_wg_attr_only_on_output_or_input_record(count.span))
  const shared = attributeOf(attributes, 'maxrecordssharedwith')
  if (!shared) return
  const [wanted] = shared.arguments
  const other = target.parameters.find((each) => each.name === wanted)
  if (wanted === name) sink.report(diagnostics.err_hlsl_maxrecordssharedwith_references_itself(shared.span))
  else if (!other || !isOutput(other.type))
    sink.report(diagnostics.err_hlsl_maxrecordssharedwith_references_invalid_arg(shared.span))
}

function checkOutputAttributes({ sink }: Checker, { type, attributes }: Parameter): void {
  const isArray = isOutput(type) && type.row.name.endsWith('Array')
  for (const { name: attribute, span } of attributes) {
    if (!outputAttributes.has(attribute)) continue
    if (!isOutput(type)) sink.report(diagnostics.err_hlsl_wg_attr_only_on_output(span, { attribute }))
    else if (!isArray && (attribute === 'nodearraysize' || attribute === 'unboundedsparsenodes'))
      sink.report(diagnostics.err_hlsl_wg_attr_only_on_output_array(span, { attribute }))
  }
  const find = (name: string): ProgramAttribute | undefined => attributeOf(attributes, name)
  const [size, unbounded] = [find('nodearraysize'), find('unboundedsparsenodes')]
  if (!size || !unbounded || Number(size.arguments[0]) >> 0 === -1) return
  const notes = [attributeDiagnostics.note_conflicting_attribute(unbounded.span)]
  const parameters = { count: Number(size.arguments[0]) }
  sink.report(diagnostics.err_hlsl_wg_nodearraysize_conflict_unbounded(size.span, parameters, { notes }))
}

const gridTypes = new Set(['uint', 'uint32_t', 'uint16_t', 'min16uint'])
const mostComponents = 3

/** The field of a record with the number of groups to launch: one, of the right type. */
class GridFields {
  readonly #checker: Checker
  #first: Field | undefined

  constructor(checker: Checker) {
    this.#checker = checker
  }

  check(struct: StructType): void {
    for (const base of struct.bases) this.check(base)
    for (const field of struct.fields) {
      const { type, semantic } = field
      if (semantic?.text.toLowerCase() === 'sv_dispatchgrid') this.#field(field)
      else if (type.kind === 'struct') this.check(type)
    }
  }

  #field(field: Field): void {
    const { sink } = this.#checker
    if (this.#first) {
      const notes = [diagnostics.note_hlsl_other_grid(this.#first.location)]
      sink.report(diagnostics.err_hlsl_dispatchgrid_semantic_already_specified(field.location, undefined, { notes }))
      return
    }
    this.#first = field
    if (isGrid(field.type)) return
    const parameters = { type: quoteType(field.type) }
    sink.report(diagnostics.err_hlsl_incompatible_dispatchgrid_semantic_type(field.location, parameters))
  }
}

function isGrid(type: Type): boolean {
  const isList = type.kind === 'vector' || type.kind === 'array'
  const element = isList ? type.element : type
  if (element.kind !== 'scalar' || !gridTypes.has(element.scalar)) return false
  return !isList || (type.count !== undefined && type.count >= 1 && type.count <= mostComponents)
}
