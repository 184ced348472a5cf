// The resources that functions can name: what each declaration and each descriptor heap is as a source, and the variable that stands for
// it once something uses it.
//
//   struct S { Texture2D a; } s[2];   s[1].a   =>   the source of the declaration s.a; its variable when it is read

import type { ConstantBuffer, Variable } from '../../program/program.ts'
import type { ResourceDeclaration, ResourceStep } from '../../program/resources.ts'
import { makeVariable } from '../../program/variables.ts'
import { bug } from '../../support/bug.ts'
import { arrayType, type ObjectType } from '../../types/types.ts'
import type { DataTypes } from './data-types.ts'
import { type HeapSource, type ResourceLeaf, type Source, unset } from './trees.ts'

/** How the registers were given out. */
export interface ResourceUses {
  /** A resource that was optimised away is not. */
  isUsed(declaration: ResourceDeclaration): boolean
  isBufferUsed(buffer: ConstantBuffer): boolean
  /** Each element has a register of its own, and some have none: those that are bound. */
  elementsOf(declaration: ResourceDeclaration): ReadonlySet<number> | undefined
}

/** A resource as the functions name it now. */
export interface UsedResource {
  readonly variable: Variable
  readonly object: ObjectType
  readonly declaration: ResourceDeclaration | undefined
  /** Of a declaration whose elements have registers of their own. */
  readonly element: number | undefined
  readonly heap: HeapSource | undefined
}

export class Sources {
  readonly #declarations = new Map<Variable, Map<string, ResourceDeclaration>>()
  readonly #sources = new Map<ResourceDeclaration, Source>()
  readonly #heaps = new Map<ObjectType, Source[]>()
  readonly #used = new Map<Source, Map<number, UsedResource>>()
  readonly #uses: ResourceUses
  readonly #types: DataTypes
  #count = 0

  constructor(declarations: readonly ResourceDeclaration[], uses: ResourceUses, types: DataTypes) {
    this.#uses = uses
    this.#types = types
    for (const declaration of declarations) {
      const { variable, path } = declaration
      if (!variable) continue
      let row = this.#declarations.get(variable)
      if (!row) this.#declarations.set(variable, (row = new Map()))
      row.set(stepsKey(path), declaration)
    }
  }

  declared(variable: Variable, steps: readonly ResourceStep[]): ResourceLeaf {
    const declaration = this.#declarations.get(variable)?.get(stepsKey(steps))
    if (!declaration) return unset
    return {
      kind: 'leaf',
      source: this.#sourceOf(declaration),
      rival: undefined,
      index: undefined,
      isNonUniform: false,
    }
  }

  #sourceOf(declaration: ResourceDeclaration): Source {
    let source = this.#sources.get(declaration)
    if (!source) {
      const type = declaration.type ?? bug('a constant buffer is not a source')
      source = {
        id: this.#count++,
        object: this.#types.ofObject(type),
        declaration,
        heap: undefined,
        isArray: declaration.dimensions.length > 0,
      }
      this.#sources.set(declaration, source)
    }
    return source
  }

  heapSource(type: ObjectType, heap: HeapSource): Source {
    const object = this.#types.ofObject(type)
    let row = this.#heaps.get(object)
    if (!row) this.#heaps.set(object, (row = []))
    let source = row.find(
      (known) => known.heap!.isPerKind === heap.isPerKind && known.heap!.isAddress === heap.isAddress,
    )
    if (!source) {
      source = { id: this.#count++, object, declaration: undefined, heap, isArray: true }
      row.push(source)
    }
    return source
  }

  /** Those that have a variable. */
  used(): readonly UsedResource[] {
    return [...this.#used.values()].flatMap((row) => [...row.values()])
  }

  variableOf(source: Source, element: number): Variable {
    let row = this.#used.get(source)
    if (!row) this.#used.set(source, (row = new Map()))
    let used = row.get(element)
    if (!used) row.set(element, (used = this.#makeUsed(source, element)))
    return used.variable
  }

  #makeUsed(source: Source, element: number): UsedResource {
    const { object, declaration, heap } = source
    if (!declaration) {
      const name = heap?.family === 'sampler' ? 'sampler_heap' : 'resource_heap'
      const variable = makeVariable('resource', name, arrayType(object, undefined), 0)
      return { variable, object, declaration, element: undefined, heap }
    }
    const isApart = this.#uses.elementsOf(declaration) !== undefined
    const type = source.isArray && !isApart ? arrayType(object, declaration.count) : object
    const original = declaration.variable ?? bug('a constant buffer is not a source')
    const isSame = declaration.path.length === 0 && original.type === type
    const name = isApart ? `${declaration.name}.${element}` : declaration.name
    const variable: Variable = isSame ? original : { ...original, kind: 'resource', name, type, buffer: undefined }
    return { variable, object, declaration, element: isApart ? element : undefined, heap }
  }
}

export function nameOf({ declaration, heap }: Source): string {
  if (declaration) return declaration.name
  return heap?.family === 'sampler' ? 'SamplerDescriptorHeap' : 'ResourceDescriptorHeap'
}

function stepsKey(steps: readonly ResourceStep[]): string {
  let key = ''
  for (const step of steps) {
    if (step.kind === 'field') key += `.${step.field.owner.bases.length + step.field.index}`
    else key += step.kind === 'base' ? `:${step.base.scope}${step.base.name}` : `[${step.index}`
  }
  return key
}
