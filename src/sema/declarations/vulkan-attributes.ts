// Attributes of Vulkan on variables: which variables can have them, and which go together. Only asked where code for Vulkan is made.
//
//   [[vk::push_constant, vk::binding(5)]] S s;      'vk::binding' attribute is not compatible with 'vk::push_constant' attribute
import { attributeDiagnostics as diagnostics } from '../../diagnostics/tables/attributes.ts'
import { attributeRow, subjectsText } from '../../hlsl/attributes.ts'
import type { ObjectRow } from '../../hlsl/resources.ts'
import { attributeOf, hasAttribute } from '../../program/attributes.ts'
import type { ProgramAttribute, Variable } from '../../program/program.ts'
import { arrayElement, isBufferPointer } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

export function isForVulkan({ options }: Checker): boolean {
  return options.target === 'spirv' || options.target === 'glsl'
}

/** Returns the attributes that hold. */
export function checkVulkanAttributes(
  checker: Checker,
  variable: Variable,
  hasInitializer: boolean,
): readonly ProgramAttribute[] {
  const { attributes } = variable
  if (attributes.length === 0 || !isForVulkan(checker)) return attributes
  return attributes.filter((attribute) => {
    const { name, span } = attribute
    switch (name) {
      case 'vk::ext_builtin_input':
        if (variable.kind === 'static' && variable.isConst) return true
        checker.sink.report(diagnostics.err_attribute_wrong_decl_type(span, { name, what: 'static const globals' }))
        return false
      case 'vk::constant_id':
        return checkSpecialisationConstant(checker, variable, attribute, hasInitializer)
      case 'vk::push_constant':
        return checkPushConstant(checker, variable, attribute)
      default:
        return checkSubject(checker, variable, attribute)
    }
  })
}

/** Attributes of objects, or of members of a buffer. */
const subjects: Readonly<Record<string, (object: ObjectRow | undefined, variable: Variable) => boolean>> = {
  'vk::counter_binding': (object) => object?.counter !== undefined,
  'vk::input_attachment_index': (object) => object?.name.startsWith('SubpassInput') === true,
  'vk::combinedImageSampler': (object) =>
    object?.category === 'sampler' || (object?.category === 'texture' && object.class === 'SRV'),
  'vk::image_format': (object) =>
    object?.category === 'typed buffer' || (object?.category === 'texture' && object.class === 'UAV'),
  'vk::offset': (_, { buffer }) => buffer !== undefined && buffer.name !== '$Globals',
  'vk::shader_record_nv': (object) => object?.category === 'constant buffer',
  'vk::shader_record_ext': (object) => object?.category === 'constant buffer',
}

function checkSubject(checker: Checker, variable: Variable, { name, span }: ProgramAttribute): boolean {
  const type = arrayElement(variable.type)
  const object = type.kind === 'object' ? type.row : undefined
  if (type.kind === 'error' || (subjects[name]?.(object, variable) ?? true)) return true
  const what = subjectsText(attributeRow(name)!)
  checker.sink.report(diagnostics.err_attribute_wrong_decl_type(span, { name, what }))
  return false
}

/** A constant whose value the host may replace: a number with a default. */
function checkSpecialisationConstant(
  checker: Checker,
  { kind, type, isConst, location }: Variable,
  { name, span }: ProgramAttribute,
  hasInitializer: boolean,
): boolean {
  const { isLenientLikeDxc } = checker.options
  if (kind !== 'constant') {
    // DXC refuses it, when it writes SPIR-V.
    if (isLenientLikeDxc && kind === 'static') return true
    const what = 'external global variables'
    checker.sink.report(diagnostics.warn_attribute_wrong_decl_type_str(span, { name, what }))
    return false
  }
  const isNumber = type.kind === 'scalar' || type.kind === 'enum' || type.kind === 'error'
  if ((isConst || isLenientLikeDxc) && isNumber && hasInitializer) return true
  checker.sink.report(diagnostics.err_specialization_const(location))
  return false
}

function checkPushConstant(checker: Checker, variable: Variable, { name, span }: ProgramAttribute): boolean {
  const binding = attributeOf(variable.attributes, 'vk::binding')
  if (binding) {
    const parameters = { name: binding.name, other: 'vk::push_constant' }
    checker.sink.report(diagnostics.err_hlsl_attr_incompatible(binding.span, parameters))
    return false
  }
  if (isBufferPointer(variable.type)) {
    checker.sink.report(diagnostics.err_hlsl_push_const_pointer(span))
    return false
  }
  const { type } = variable
  const isBlock = type.kind === 'struct' || (type.kind === 'object' && type.row.name === 'ConstantBuffer')
  if (!isBlock && type.kind !== 'error') {
    const parameters = { name, what: subjectsText(attributeRow(name)!) }
    checker.sink.report(diagnostics.err_attribute_wrong_decl_type(span, parameters))
    return false
  }
  const isFirst = [...checker.globals, ...checker.globalsBuffer.members].every(
    (other) => other === variable || !hasAttribute(other.attributes, 'vk::push_constant'),
  )
  if (!isFirst) checker.sink.report(diagnostics.err_hlsl_push_const_multiple(span))
  return isFirst
}
