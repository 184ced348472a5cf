// Accesses of resources: buffers and textures of two dimensions lie in the shader's memory; all else is JavaScript's, which works on the same
// memory.
import type { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import type { IrType } from '../../ir/types.ts'
import { CannotRun } from '../cannot-run.ts'
import type { Root } from './addresses.ts'
import type { Code } from './encoder.ts'
import { emitForeign } from './foreign.ts'
import { outside } from './layout.ts'
import { loadFrom, storeTo } from './memory-instructions.ts'
import type { Translation } from './translate.ts'
import { constantScalar, partsOf } from './values.ts'

export const resourcePrefix = 'llvm.dx.resource.'

export function emitResource(call: Instruction, name: string, translation: Translation): void {
  if (name.startsWith('handlefrom')) emitHandle(call, name, translation)
  else if (name === 'casthandle' || name === 'nonuniformindex') {
    translation.push(call.argument(0))
    translation.define(call)
  } else if (/^(getpointer|(load|store)\.(typedbuffer|rawbuffer)|load\.cbufferrow\.\d)$/.test(name))
    emitAccess(call, name, translation, () => pushElement(call, name, translation))
  else if (isPlane(call, name))
    translation.addresses.withDescriptor(call.argument(0), (push) =>
      emitAccess(call, name, translation, () => pushTexel(call, name, push, translation)),
    )
  else if (name === 'gettexturepointer') throw new CannotRun('an atomic operation on such a texture is not translated')
  else emitForeign(call, resourcePrefix + name, translation)
}

/** The address of a descriptor; which one an index stands for is for JavaScript to say. */
function emitHandle(call: Instruction, name: string, translation: Translation): void {
  const descriptor = translation.addresses.descriptorOf(call)
  if (descriptor === undefined) {
    emitForeign(call, resourcePrefix + name, translation)
    return
  }
  translation.code.splat(descriptor)
  translation.define(call)
}

function emitAccess(call: Instruction, name: string, translation: Translation, pushOffset: () => void): void {
  const root: Root = { kind: 'buffer', handle: call.argument(0) }
  if (name.endsWith('pointer')) {
    pushOffset()
    translation.define(call)
  } else if (name.startsWith('store')) storeTo(call.argument(call.argumentCount - 1), root, pushOffset, translation)
  else {
    const isWhole = call.type.kind !== 'struct' || name.includes('cbufferrow')
    const type = call.type.kind === 'struct' && !isWhole ? call.type.elements[0]! : call.type
    loadFrom(call, type, root, pushOffset, translation)
    if (isWhole) return
    translation.code.splat(-1)
    translation.define(call, partsOf(type).length)
  }
}

/** An element that is far outside stays outside. */
function pushElement(call: Instruction, name: string, translation: Translation): void {
  const { code } = translation
  const stride = name.includes('cbufferrow') ? 16 : strideOf(call.argument(0).type)
  translation.push(call.argument(1))
  code.splat(Math.floor((outside >>> 0) / stride)).op('i32x4.min_u')
  if (stride !== 1) code.splat(stride).op('i32x4.mul')
  if (name.endsWith('rawbuffer') && constantScalar(call.argument(2), 0) !== 0)
    translation.push(call.argument(2)).op('i32x4.add')
}

/** The first level of a texture of two dimensions with one sample. */
function isPlane(call: Instruction, name: string): boolean {
  if (!/^(load|store)\.texture$|^gettexturepointer$/.test(name)) return false
  const { type } = call.argument(0)
  if (type.kind !== 'target' || type.name !== 'dx.Texture' || type.integers.at(-1) !== 2) return false
  if (name !== 'load.texture' || type.integers[0] === 1) return true
  const level = constantScalar(call.argument(2), 0)
  return level !== undefined && (level === 0 || (typeof level === 'object' && 'isZero' in level && level.isZero))
}

function pushTexel(call: Instruction, name: string, pushDescriptor: () => Code, translation: Translation): void {
  const { code } = translation
  const at = [0, 1].map((axis) => {
    const local = code.local('v128')
    translation.push(call.argument(1), axis)
    if (name === 'load.texture') translation.push(call.argument(3), axis).op('i32x4.add')
    code.set(local)
    return local
  })
  const size = (axis: number): Code =>
    pushDescriptor()
      .memory('i32.load', 8 + axis * 4)
      .op('i32x4.splat')
  code.splat(outside).get(at[1]!)
  size(0)
    .op('i32x4.mul')
    .get(at[0]!)
    .op('i32x4.add')
    .splat(strideOf(call.argument(0).type))
    .op('i32x4.mul')
  for (const axis of [0, 1]) {
    code.get(at[axis]!)
    size(axis).op('i32x4.ge_u')
  }
  code.op('v128.or', 'v128.bitselect')
}

/** As Resources.offsetOf. */
function strideOf(type: IrType): number {
  const element = type.kind === 'target' ? type.types[0] : undefined
  if (type.kind !== 'target' || type.name === 'dx.CBuffer' || type.name === 'dx.TBuffer' || !element) return 1
  return element.kind === 'int' && element.bits === 8 ? 1 : sizeInBytes(element)
}
