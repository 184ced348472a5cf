// Attributes of Vulkan on globals that contradict each other or the variable they stand on.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { vulkanCheckDiagnostics as rows } from '../../../diagnostics/tables/vulkan-checks.ts'
import { scalars } from '../../../hlsl/scalars.ts'
import { attributeOf, hasAttribute } from '../../../program/attributes.ts'
import { evaluateConstant } from '../../../program/evaluate/evaluate.ts'
import type { ConstantBuffer, Expression, Program, Variable } from '../../../program/program.ts'
import { someExpression } from '../../../program/walk.ts'
import { sizeOf } from '../../../types/layout.ts'
import { typeText } from '../../../types/print.ts'
import { arrayElement, componentOf, isNumeric, type ScalarType } from '../../../types/types.ts'
import { builtInTypes, builtInTypeText, isOfBuiltInType } from './built-in-types.ts'

export function checkVariables({ globals }: Program, sink: DiagnosticSink): void {
  for (const global of globals) {
    checkRecord(global, sink)
    if (global.kind === 'constant-buffer') {
      for (const member of global.members) checkMember(member, global, sink)
      continue
    }
    checkObject(global, sink)
    checkSpecialization(global, sink)
  }
  checkBuiltInVariables(globals, sink)
}

function checkRecord(global: Variable | ConstantBuffer, sink: DiagnosticSink): void {
  const record =
    attributeOf(global.attributes, 'vk::shader_record_ext') ?? attributeOf(global.attributes, 'vk::shader_record_nv')
  const binding = attributeOf(global.attributes, 'vk::binding')
  if (record && binding) sink.report(rows.err_vulkan_record_binding(binding.span, { record: record.name }))
}

/** A loose constant is bound with the others, or is no member of the buffer. */
function checkMember(member: Variable, { name: buffer }: ConstantBuffer, sink: DiagnosticSink): void {
  const binding = attributeOf(member.attributes, 'vk::binding')
  // A struct of nothing but resources is no constant.
  if (binding && buffer === '$Globals' && sizeOf(member.type, member.rowMajor, 'constant') > 0)
    sink.report(rows.err_vulkan_globals_binding(binding.span, { name: member.name }))
  checkSpecialization(member, sink)
  checkBuiltInKind(member, sink)
}

function checkObject(variable: Variable, sink: DiagnosticSink): void {
  const { type, kind, location } = variable
  const object = arrayElement(type)
  if (object.kind !== 'object') return
  const { row, element } = object
  const storage = row.isValue ? undefined : attributeOf(variable.attributes, 'vk::ext_storage_class')
  if (storage) sink.report(rows.err_vulkan_storage_class(storage.span, { name: variable.name, type: typeText(object) }))
  if (row.category === 'feedback texture') sink.report(rows.err_vulkan_feedback(location, { type: row.name }))
  if (row.name.startsWith('SubpassInput') && kind === 'static') sink.report(rows.err_vulkan_subpass_static(location))
  // The format of what is only read comes with the view.
  const format = row.writable ? attributeOf(variable.attributes, 'vk::image_format') : undefined
  if (!format || !element || !isNumeric(element)) return
  const text = String(format.arguments[0])
  const scalar = componentOf(element)
  if (!fitsFormat(text, scalar))
    sink.report(rows.err_vulkan_image_format(format.span, { format: text, type: typeText(scalar) }))
}

/** `r32ui` holds unsigned integers, `rgba16` numbers from 0 to 1, which are floats to the shader. */
function fitsFormat(format: string, { scalar }: ScalarType): boolean {
  if (format === 'unknown') return true
  const { class: scalarClass, signed, bits } = scalars[scalar]
  if (!format.endsWith('i')) return scalarClass === 'float'
  return scalarClass === 'int' && signed !== format.endsWith('ui') && (bits === 64) === format.startsWith('r64')
}

const specializationTypes: ReadonlySet<string> = new Set(['bool', 'int', 'uint', 'float'])

function checkSpecialization(variable: Variable, sink: DiagnosticSink): void {
  const { initializer, kind, location, name, type } = variable
  if (!attributeOf(variable.attributes, 'vk::constant_id')) return
  if (type.kind === 'scalar' && !specializationTypes.has(type.scalar))
    sink.report(rows.err_vulkan_specialization_type(location, { name, type: typeText(type) }))
  else if (kind === 'static') sink.report(rows.err_vulkan_specialization_static(location, { name }))
  else if (initializer && namesSpecialization(initializer))
    sink.report(rows.err_vulkan_specialization_initializer(initializer, { name }))
  else if (initializer && !evaluateConstant(initializer))
    sink.report(rows.err_vulkan_specialization_default(initializer, { name }))
}

function namesSpecialization(initializer: Expression): boolean {
  return someExpression(
    initializer,
    (expression) => expression.kind === 'variable' && hasAttribute(expression.variable.attributes, 'vk::constant_id'),
  )
}

const builtInNames = ['vk::ext_builtin_input', 'vk::ext_builtin_output']

function checkBuiltInKind(variable: Variable, sink: DiagnosticSink): void {
  const attribute = variable.attributes.find(({ name }) => builtInNames.includes(name))
  if (attribute && variable.kind !== 'static')
    sink.report(rows.err_vulkan_builtin_static(attribute.span, { name: variable.name }))
}

/** The source has no other word for what the number is. */
function checkBuiltInType({ name, type, location }: Variable, number: number, sink: DiagnosticSink): void {
  const wanted = builtInTypes.get(number)
  if (!wanted || isOfBuiltInType(type, wanted)) return
  const parameters = { name, number, builtIn: wanted.name, wanted: builtInTypeText(wanted), type: typeText(type) }
  sink.report(rows.err_vulkan_numbered_builtin_type(location, parameters))
}

function checkBuiltInVariables(globals: Program['globals'], sink: DiagnosticSink): void {
  const known = new Map<string, Variable>()
  for (const global of globals) {
    if (global.kind === 'constant-buffer') continue
    checkBuiltInKind(global, sink)
    const attribute = global.attributes.find(({ name }) => builtInNames.includes(name))
    if (!attribute) continue
    const number = String(attribute.arguments[0])
    checkBuiltInType(global, Number(attribute.arguments[0]), sink)
    const first = known.get(number)
    if (!first) known.set(number, global)
    else if (!attributeOf(first.attributes, attribute.name))
      sink.report(
        rows.err_vulkan_builtin_twice(
          attribute.span,
          { number },
          { notes: [rows.note_vulkan_first_use(first.location)] },
        ),
      )
  }
}
