// Handles of global resources. A reference to a resource is a call where it stands; no variable of the IR holds it:
//
//   A[i][j] of `RWBuffer<float> A[4][5] : register(u3)`
//   => @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 20, i32 (j + i * 5), ptr @A.str)
//
// The global with the name identifies the declaration to later stages, so each declaration has its own.
import { constantBool, constantBytes, constantInt, isZeroValue, poisonValue, zeroValue } from '../ir/constants.ts'
import type { GlobalVariable } from '../ir/module.ts'
import { arrayType, type IrType, i8, i32, pointerType, targetType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { constantMembers } from '../program/constant-members.ts'
import type { ConstantBuffer, Program, Variable } from '../program/program.ts'
import { collectResources, type ResourceDeclaration } from '../program/resources.ts'
import { bug } from '../support/bug.ts'
import { leafCount } from '../types/leaves.ts'
import type { Field, StructType, Type } from '../types/types.ts'
import { bufferLayoutType } from './buffer-types.ts'
import type { Context, ModuleContext } from './context.ts'
import { type BufferPlace, type Place, type ResourcePlace, valuePlace } from './place.ts'
import { irType } from './types.ts'

/** The resources of a variable as a tree of its members and elements. A leaf has a declaration. */
export interface ResourceNode {
  declaration: ResourceDeclaration | undefined
  readonly fields: Map<Field, ResourceNode>
  readonly bases: Map<StructType, ResourceNode>
  readonly elements: Map<number, ResourceNode>
}

export interface ResourceTable {
  readonly declarations: readonly ResourceDeclaration[]
  readonly byVariable: ReadonlyMap<Variable, ResourceNode>
  readonly byBuffer: ReadonlyMap<ConstantBuffer, ResourceDeclaration>
  readonly offsets: ReadonlyMap<Variable, number>
  readonly names: Map<ResourceDeclaration, GlobalVariable>
  /** Of those buffers that handles were made of: every use of a member makes one, and a layout costs as much as there are members. */
  readonly bufferTypes: Map<ConstantBuffer, IrType>
}

function emptyNode(): ResourceNode {
  return { declaration: undefined, fields: new Map(), bases: new Map(), elements: new Map() }
}

export function createResourceTable(program: Program): ResourceTable {
  const declarations = collectResources(program)
  const byVariable = new Map<Variable, ResourceNode>()
  const byBuffer = new Map<ConstantBuffer, ResourceDeclaration>()
  const offsets = new Map<Variable, number>()
  for (const declaration of declarations) {
    const { buffer, variable } = declaration
    if (buffer) {
      byBuffer.set(buffer, declaration)
      constantMembers(buffer).forEach(({ offset }, index) => {
        offsets.set(buffer.members[index]!, offset)
      })
    } else if (variable) {
      let root = byVariable.get(variable)
      if (!root) byVariable.set(variable, (root = emptyNode()))
      nodeAt(root, declaration).declaration = declaration
    }
  }
  return { declarations, byVariable, byBuffer, offsets, names: new Map(), bufferTypes: new Map() }
}

function nodeAt(root: ResourceNode, declaration: ResourceDeclaration): ResourceNode {
  let node = root
  for (const step of declaration.path) {
    switch (step.kind) {
      case 'field':
        node = childOf(node.fields, step.field)
        break
      case 'base':
        node = childOf(node.bases, step.base)
        break
      case 'element':
        node = childOf(node.elements, step.index)
        break
    }
  }
  return node
}

/** Where a declaration stands in its variable; a constant buffer with resources has those below it. */
export function nodeOf(table: ResourceTable, declaration: ResourceDeclaration): ResourceNode | undefined {
  const root = declaration.variable && table.byVariable.get(declaration.variable)
  return root && nodeAt(root, declaration)
}

function childOf<Key>(children: Map<Key, ResourceNode>, key: Key): ResourceNode {
  let child = children.get(key)
  if (!child) children.set(key, (child = emptyNode()))
  return child
}

/** The place of a global resource, or of a member of a constant buffer. */
export function globalPlace(context: Context, variable: Variable): Place {
  const { resources } = context.shared
  const node = resources.byVariable.get(variable)
  if (node?.declaration) return resourcePlace(variable.type, node.declaration)
  // A descriptor heap, or a pointer of Vulkan: nothing is read from the variable itself.
  if (!node && !variable.buffer) return valuePlace(variable.type, poisonValue(irType(context.shared, variable.type)))
  const numbers = () => bufferMember(context, variable)
  return node ? { kind: 'mixed', type: variable.type, node, numbers } : numbers()
}

function bufferMember(context: Context, variable: Variable): BufferPlace {
  const { resources } = context.shared
  const buffer = variable.buffer && resources.byBuffer.get(variable.buffer)
  if (!buffer) return bug(`the constant ${variable.name} is in no buffer`)
  const pointer = bufferPointer(context, createHandle(context, buffer, undefined))
  const offset = resources.offsets.get(variable) ?? 0
  const { type, rowMajor } = variable
  return { kind: 'buffer', type, pointer, offset, dynamic: undefined, rules: 'constant', rowMajor, writable: false }
}

/** The start of a constant buffer's data. */
export function bufferPointer(context: Context, handle: Value): Value {
  const pointer = pointerType(2)
  const start = constantInt(i32, 0)
  return context.builder.callIntrinsic('llvm.dx.resource.getpointer', [pointer, handle.type], pointer, [handle, start])
}

function resourcePlace(type: Type, declaration: ResourceDeclaration): ResourcePlace {
  return { kind: 'resource', type, declaration, index: undefined }
}

/** `place[index]` of an array of resources: steps over all resources of an element. */
export function resourceElement(context: Context, place: ResourcePlace, index: Value): ResourcePlace {
  const { builder } = context
  const element = place.type.kind === 'array' ? place.type.element : bug('only arrays of resources are indexed')
  const size = leafCount(element)
  const step = size === 1 ? index : builder.mul(index, constantInt(i32, size))
  return { ...place, type: element, index: place.index ? sum(context, step, place.index) : step }
}

function sum(context: Context, step: Value, before: Value): Value {
  if (isZeroValue(step)) return before
  return isZeroValue(before) ? step : context.builder.add(step, before)
}

/** What follows a member of a struct with resources: a declaration, a struct again, or numbers. */
export function mixedChild(child: ResourceNode | undefined, type: Type, numbers: () => BufferPlace): Place {
  if (child?.declaration) return resourcePlace(type, child.declaration)
  return child ? { kind: 'mixed', type, node: child, numbers } : numbers()
}

function declarationType(shared: ModuleContext, declaration: ResourceDeclaration): IrType {
  const { buffer, type } = declaration
  if (type) return irType(shared, type)
  const { bufferTypes } = shared.resources
  const known = bufferTypes.get(buffer!)
  if (known) return known
  const name = buffer!.isTexture ? 'dx.TBuffer' : 'dx.CBuffer'
  const made = targetType(name, [bufferLayoutType(shared, buffer!)], [])
  bufferTypes.set(buffer!, made)
  return made
}

/** The handle of one resource of a declaration; `index` is flat. */
export function createHandle(context: Context, declaration: ResourceDeclaration, index: Value | undefined): Value {
  const type = declarationType(context.shared, declaration)
  const name = nameGlobal(context.shared, declaration)
  const space = constantInt(i32, declaration.space ?? 0)
  const range = constantInt(i32, declaration.count ?? -1)
  const position = index ?? constantInt(i32, 0)
  const { builder } = context
  if (declaration.register !== undefined) {
    const lower = constantInt(i32, declaration.register)
    const operands = [space, lower, range, position, name]
    return builder.callIntrinsic('llvm.dx.resource.handlefrombinding', [type], type, operands, declaration.name)
  }
  const order = constantInt(i32, declaration.order)
  const operands = [order, space, range, position, name]
  return builder.callIntrinsic('llvm.dx.resource.handlefromimplicitbinding', [type], type, operands, declaration.name)
}

function nameGlobal(shared: ModuleContext, declaration: ResourceDeclaration): GlobalVariable {
  const { names } = shared.resources
  const known = names.get(declaration)
  if (known) return known
  const global = createString(shared, `${declaration.name}.str`, declaration.name)
  names.set(declaration, global)
  shared.declarationOf.set(global, declaration)
  return global
}

/** A private constant with the text and a final zero. */
export function createString(shared: ModuleContext, symbol: string, text: string): GlobalVariable {
  const bytes = new Uint8Array([...new TextEncoder().encode(text), 0])
  const type = arrayType(bytes.length, i8)
  const initializer = bytes.length === 1 ? zeroValue(type) : constantBytes(type, bytes)
  const global = shared.module.createGlobal(symbol, type, { linkage: 'private', constant: true, initializer })
  global.unnamedAddress = 'unnamed_addr'
  global.alignment = 1
  return global
}

/** `ResourceDescriptorHeap[index]` and `SamplerDescriptorHeap[index]`, as coherent as the variable it is for. */
export function createHeapHandle(context: Context, type: IrType, index: Value, isSampler: boolean): Value {
  const { builder, coherence } = context
  const [name, second] =
    coherence === 0 || isSampler
      ? (['handlefromheap', constantBool(isSampler)] as const)
      : (['handlefromcoherentheap', constantInt(i32, coherence)] as const)
  return builder.callIntrinsic(`llvm.dx.resource.${name}`, [type], type, [index, second])
}
