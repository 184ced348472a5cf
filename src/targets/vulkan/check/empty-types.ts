// Types without bytes, which HLSL and DXIL have and Vulkan has not: arrays of no elements, and buffers whose elements are empty.
//
//   struct Light { float4 color; uint shadows[0]; };  cbuffer Lights { Light light; }      an array without elements
//   struct Marker {};  AppendStructuredBuffer<Marker> markers;                             elements without a size
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { vulkanCheckDiagnostics as rows } from '../../../diagnostics/tables/vulkan-checks.ts'
import type { Program, Variable } from '../../../program/program.ts'
import { forEachStatement } from '../../../program/walk.ts'
import { leafCount } from '../../../types/leaves.ts'
import { typeText } from '../../../types/print.ts'
import { arrayElement, type StructType, type Type } from '../../../types/types.ts'

export function checkEmptyTypes({ globals, functions }: Program, sink: DiagnosticSink): void {
  const empty = new EmptyTypes(sink)
  for (const global of globals)
    if (global.kind === 'constant-buffer') for (const member of global.members) empty.check(member)
    else empty.check(global)
  for (const { parameters, body } of functions) {
    for (const parameter of parameters) empty.check(parameter)
    if (body)
      forEachStatement(body, (statement) => {
        if (statement.kind === 'variable-statement') empty.check(statement.variable)
      })
  }
}

class EmptyTypes {
  readonly #sink: DiagnosticSink
  readonly #known = new Map<StructType, boolean>()

  constructor(sink: DiagnosticSink) {
    this.#sink = sink
  }

  check({ name, type, location }: Pick<Variable, 'name' | 'type' | 'location'>): void {
    const object = arrayElement(type)
    const element = object.kind === 'object' ? object.element : undefined
    if (this.#hasEmptyArray(element ?? type)) this.#sink.report(rows.err_vulkan_empty_array(location, { name }))
    else if (
      object.kind === 'object' &&
      object.row.category === 'structured buffer' &&
      element &&
      leafCount(element) === 0
    )
      this.#sink.report(rows.err_vulkan_empty_element(location, { name, type: typeText(element) }))
  }

  #hasEmptyArray(type: Type): boolean {
    if (type.kind === 'array') return type.count === 0 || this.#hasEmptyArray(type.element)
    if (type.kind !== 'struct') return false
    const known = this.#known.get(type)
    if (known !== undefined) return known
    const has =
      type.bases.some((base) => this.#hasEmptyArray(base)) ||
      type.fields.some((field) => this.#hasEmptyArray(field.type))
    this.#known.set(type, has)
    return has
  }
}
