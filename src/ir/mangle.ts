// The type suffixes of overloaded intrinsics, and the way back from a declared name to the intrinsic.
//
//   intrinsicName('llvm.dx.resource.load.typedbuffer', [vec4, handle])
//     === 'llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t'
//   intrinsicBaseName('llvm.fma.v4f32') === 'llvm.fma'
import type { IrType } from './types.ts'

export function mangleType(type: IrType): string {
  switch (type.kind) {
    case 'void':
      return 'isVoid'
    case 'label':
      return 'Label'
    case 'metadata':
      return 'Metadata'
    case 'token':
      return 'token'
    case 'int':
      return `i${type.bits}`
    case 'float':
      return `f${type.bits}`
    case 'pointer':
      return `p${type.addressSpace}`
    case 'vector':
      return `v${type.count}${mangleType(type.element)}`
    case 'array':
      return `a${type.count}${mangleType(type.element)}`
    case 'struct':
      return type.name === '' ? `sl_${type.elements.map(mangleType).join('')}s` : `s_${type.name}s`
    case 'function':
      return `f_${mangleType(type.result)}${type.parameters.map(mangleType).join('')}${type.variadic ? 'vararg' : ''}f`
    case 'target': {
      let text = `t${type.name}`
      for (const parameter of type.types) text += `_${mangleType(parameter)}`
      for (const integer of type.integers) text += `_${integer}`
      return `${text}t`
    }
  }
}

export function intrinsicName(baseName: string, overloads: readonly IrType[]): string {
  let name = baseName
  for (const type of overloads) name += `.${mangleType(type)}`
  return name
}

const MANGLED_TYPE = /^(?:i(?:1|8|16|32|64)|f(?:16|32|64)|v\d+(?:i\d+|f\d+|p\d+)|a\d+.+|p\d+|sl?_.*|isVoid|tdx|tspirv)$/

/** The name without its type suffixes; empty when the name is no intrinsic's. */
export function intrinsicBaseName(name: string): string {
  if (!name.startsWith('llvm.')) return ''
  let end = 5
  while (end < name.length) {
    const dot = name.indexOf('.', end)
    const stop = dot < 0 ? name.length : dot
    if (MANGLED_TYPE.test(name.slice(end, stop))) return name.slice(0, end - 1)
    end = stop + 1
  }
  return name
}
