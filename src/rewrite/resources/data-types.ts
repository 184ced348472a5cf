// Types without the resources in them, and without what is empty then.
//
//   struct Material { Texture2D albedo; float4 tint; Policy p; }   struct Policy {}        =>        struct Material { float4 tint; }
//
// A type that has neither stays the same object.
import {
  arrayType,
  type Field,
  isBufferPointer,
  type ObjectType,
  objectType,
  type StructType,
  type Type,
} from '../../types/types.ts'

export class DataTypes {
  readonly #structs = new Map<StructType, StructType | undefined>()
  readonly #fields = new Map<Field, Field | undefined>()

  /** `undefined`: nothing is left. */
  of(type: Type): Type | undefined {
    switch (type.kind) {
      case 'object':
        if (type.row.isValue) return type
        return type.row.class === undefined ? this.ofObject(type) : undefined
      case 'array': {
        const element = this.of(type.element)
        return element === type.element ? type : element && arrayType(element, type.count)
      }
      case 'struct':
        return this.#ofStruct(type)
      default:
        return type
    }
  }

  /** The resource itself stays; its element loses resources. */
  ofObject(type: ObjectType): ObjectType {
    const element = type.element && this.of(type.element)
    // A pointer to nothing is an address all the same.
    if (element === type.element || (!element && isBufferPointer(type))) return type
    return objectType(type.row, element, type.count, type.normalized, type.rowMajorElement)
  }

  /** What of a value must be taken apart: it has resources, or nothing at all in it. */
  isSplit(type: Type): boolean {
    return this.of(type) !== type
  }

  field(field: Field): Field | undefined {
    this.#ofStruct(field.owner)
    return this.#fields.get(field)
  }

  #ofStruct(type: StructType): StructType | undefined {
    if (this.#structs.has(type)) return this.#structs.get(type)
    const bases = type.bases.map((base) => this.#ofStruct(base))
    const fields = type.fields.map((field) => this.of(field.type))
    const isSame =
      bases.every((base, index) => base === type.bases[index]) &&
      fields.every((field, index) => field === type.fields[index]!.type)
    const isEmpty = ![...bases, ...fields].some(Boolean)
    if (isEmpty || isSame) {
      for (const field of type.fields) this.#fields.set(field, isEmpty ? undefined : field)
      const result = isEmpty ? undefined : type
      this.#structs.set(type, result)
      return result
    }
    const made: StructType = { ...type, bases: bases.filter((base) => base !== undefined), fields: [] }
    type.fields.forEach((field, index) => {
      const fieldType = fields[index]
      const copy = fieldType && { ...field, type: fieldType, owner: made, index: made.fields.length }
      if (copy) made.fields.push(copy)
      this.#fields.set(field, copy)
    })
    this.#structs.set(type, made)
    return made
  }
}
