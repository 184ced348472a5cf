// Types of DXIL: those operations take and give, and how overloads are spelled.
//
//   overloadName(floatType) === 'f32'     resultType(module, i32) is %dx.types.ResRet.i32 = { i32, i32, i32, i32, i32 }
import type { Module } from '../../ir/module.ts'
import {
  doubleType,
  floatType,
  halfType,
  type IrType,
  i1,
  i8,
  i16,
  i32,
  i64,
  ptr,
  type StructType,
  vectorType,
  voidType,
} from '../../ir/types.ts'
import { bug } from '../../support/bug.ts'

export function overloadName(type: IrType): string {
  switch (type.kind) {
    case 'int':
      return `i${type.bits}`
    case 'float':
      return `f${type.bits}`
    case 'vector':
      return `v${type.count}${overloadName(type.element)}`
    case 'struct':
      return type.name
    default:
      return bug(`${type.text} is not an overload`)
  }
}

export function handleType(module: Module): StructType {
  return module.createStruct('dx.types.Handle', [ptr])
}

export function bindingType(module: Module): StructType {
  return module.createStruct('dx.types.ResBind', [i32, i32, i32, i8])
}

export function propertiesType(module: Module): StructType {
  return module.createStruct('dx.types.ResourceProperties', [i32, i32])
}

/** Of a handle to a node's output. */
function nodeHandleType(module: Module, isRecord: boolean): StructType {
  return module.createStruct(isRecord ? 'dx.types.NodeRecordHandle' : 'dx.types.NodeHandle', [ptr])
}

/** The properties of such a handle: flags and the size of a record. */
export function nodeInfoType(module: Module, isRecord: boolean): StructType {
  return module.createStruct(isRecord ? 'dx.types.NodeRecordInfo' : 'dx.types.NodeInfo', [i32, i32])
}

export function hitObjectType(module: Module): StructType {
  return module.createStruct('dx.types.HitObject', [ptr])
}

/** Four values and the status. */
function resultType(module: Module, type: IrType): StructType {
  return module.createStruct(`dx.types.ResRet.${overloadName(type)}`, [type, type, type, type, i32])
}

/** A row of a constant buffer. */
function rowType(module: Module, type: IrType): StructType {
  const bits = type.kind === 'int' || type.kind === 'float' ? type.bits : 32
  const count = 128 / bits
  const suffix = count === 8 ? '.8' : ''
  return module.createStruct(`dx.types.CBufRet.${overloadName(type)}${suffix}`, new Array<IrType>(count).fill(type))
}

const fixed: Readonly<Record<string, IrType>> = {
  i: i32,
  b: i8,
  '1': i1,
  l: i64,
  w: i16,
  h: halfType,
  f: floatType,
  d: doubleType,
  v: voidType,
  p: ptr,
  u: ptr,
}

/** The type of a letter in an operation's signature, see operations.ts. */
export function letterType(module: Module, letter: string, overload: IrType): IrType {
  const plain = fixed[letter]
  if (plain) return plain
  switch (letter) {
    case 'o':
    case 'O':
      return overload
    case 'e':
      return overload.kind === 'vector' ? overload.element : overload
    case 'H':
      return handleType(module)
    case 't':
      return hitObjectType(module)
    case 'n':
    case 'r':
      return nodeHandleType(module, letter === 'r')
    case 'N':
    case 'M':
      return nodeInfoType(module, letter === 'M')
    case 'R':
      return resultType(module, overload)
    case 'C':
      return rowType(module, overload)
    case 'P':
      return propertiesType(module)
    case 'B':
      return bindingType(module)
    case '2':
      return module.createStruct('dx.types.twoi32', [i32, i32])
    case '4':
      return module.createStruct('dx.types.fouri32', [i32, i32, i32, i32])
    case '9':
      return vectorType(9, overload)
    case 'V':
      return module.createStruct(`dx.types.four${overloadName(overload)}`, [overload, overload, overload, overload])
    case 'D':
      return module.createStruct('dx.types.Dimensions', [i32, i32, i32, i32])
    case 'S':
      return module.createStruct('dx.types.SamplePos', [floatType, floatType])
    case 's':
      return module.createStruct('dx.types.splitdouble', [i32, i32])
    default:
      return bug(`no type for the letter ${letter}`)
  }
}
