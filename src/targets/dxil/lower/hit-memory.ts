// Memory that holds hit objects has the type that DXIL gives them:
//
//   %struct.H = type { target("dx.HitObject"), float }   =>   %struct.H = type { %dx.types.HitObject, float }
//
// Local variables have it as arrays only; parameters of functions that libraries export have structs, too.
import type { IrFunction, Module } from '../../../ir/module.ts'
import { arrayType, type IrType } from '../../../ir/types.ts'
import { hitObjectType } from '../types.ts'

export class HitMemory {
  readonly #module: Module
  readonly #types = new Map<IrType, IrType>()

  constructor(module: Module) {
    this.#module = module
  }

  /** The type in memory; itself where no hit object is inside. */
  of(type: IrType): IrType {
    let stored = this.#types.get(type)
    if (stored === undefined) {
      stored = this.#make(type)
      this.#types.set(type, stored)
      this.#types.set(stored, stored)
    }
    return stored
  }

  holdsObject(type: IrType): boolean {
    return this.of(type) !== type
  }

  #make(type: IrType): IrType {
    if (type.kind === 'target') return type.name === 'dx.HitObject' ? hitObjectType(this.#module) : type
    if (type.kind === 'array') {
      const element = this.of(type.element)
      return element === type.element ? type : arrayType(type.count, element)
    }
    if (type.kind !== 'struct') return type
    const elements = type.elements.map((element) => this.of(element))
    if (elements.every((element, index) => element === type.elements[index])) return type
    const { structs } = this.#module
    if (structs.get(type.name) === type) structs.delete(type.name)
    return this.#module.createStruct(type.name, elements, type.packed)
  }

  /** What a function is given, and where its result goes. */
  changeParameters({ arguments: parameters }: IrFunction): void {
    for (const parameter of parameters) {
      if (parameter.pointee) parameter.pointee = this.of(parameter.pointee)
      const result = parameter.attributes.get('sret')
      if (typeof result === 'object') parameter.attributes.set('sret', this.of(result))
    }
  }
}
