// Outputs of mesh shaders: arrays that can only be written, element by element, with intrinsics.
//
//   verts[i].position = p     =>     @llvm.dx.vertex.output.store(element 0, row 0, column 0..3, p.x .. p.w, vertex i)
//   tris[i] = uint3(a, b, c)  =>     @llvm.dx.mesh.indices.store(i, a, b, c)
import { constantInt, zeroValue } from '../ir/constants.ts'
import { i32, voidType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { meshOutputOf, registerPosition, registerRows } from '../program/entry-signature.ts'
import { isOnlyWritten } from '../program/mesh-outputs.ts'
import type { Expression, Parameter, ProgramFunction } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { arrayElement, type Field, type StructType } from '../types/types.ts'
import type { Context, ModuleContext } from './context.ts'
import type { Alias } from './functions.ts'
import type { MeshPlace, Place } from './place.ts'
import { storedSignature } from './stored.ts'
import { componentsOf } from './vectors.ts'

/** The output array a parameter of a mesh shader stands for. */
export function meshPlace({ signatures }: ModuleContext, fn: ProgramFunction, parameter: Parameter): MeshPlace {
  const node = signatures.find(({ entry }) => entry.function === fn)?.written.get(parameter)
  const place = { type: parameter.type, output: meshOutputOf(parameter)!, entry: fn.symbol, node }
  return { kind: 'mesh', ...place, index: undefined, row: undefined }
}

/** The output array that an argument names: a function that only writes it writes it where it is. */
export function meshAlias(
  { variables }: Context,
  callee: ProgramFunction,
  parameter: Parameter,
  argument: Expression,
): Alias | undefined {
  const place = argument.kind === 'variable' ? variables.get(argument.variable) : undefined
  if (place?.kind !== 'mesh' || !isOnlyWritten(callee, parameter)) return undefined
  return { key: `${place.output} of ${place.entry}`, name: place.output, operands: [], place: () => place }
}

export function meshField(place: MeshPlace, member: Field | StructType): Place {
  const { node } = place
  const type = 'kind' in member ? member : member.type
  // In an array without elements: nothing is stored there.
  if (!node) return { ...place, type }
  if (node.kind !== 'struct') return bug('the output is not a struct')
  const inner = 'kind' in member ? node.bases[node.type.bases.indexOf(member)] : node.fields[member.index]
  return { ...place, type, node: inner }
}

export function meshElement(context: Context, place: MeshPlace, index: Value): Place {
  const array = place.type.kind === 'array' ? place.type : bug('the output is not an array')
  const type = array.element
  if (!place.index) return { ...place, type, index }
  // The structs of an array share their elements: which of them it is, is a row.
  const node = place.node?.kind === 'array' ? place.node.elements[0] : place.node
  const { builder } = context
  const start = place.row ? builder.mul(place.row, constantInt(i32, array.count ?? 1)) : undefined
  return { ...place, type, node, row: start ? builder.add(start, index) : index }
}

/** Writes the value, or only the components at `positions`. */
export function storeMesh(
  context: Context,
  place: MeshPlace,
  value: Value,
  positions: readonly number[] | undefined,
): void {
  const { builder } = context
  const components = componentsOf(builder, value)
  const index = place.index ?? constantInt(i32, 0)
  if (place.output === 'indices') {
    const corners = [0, 1, 2].map((corner) => components[corner] ?? zeroValue(i32))
    builder.callIntrinsic('llvm.dx.mesh.indices.store', [], voidType, [index, ...corners])
    return
  }
  const { node } = place
  if (node?.kind !== 'element') return
  const name = place.output === 'vertices' ? 'llvm.dx.vertex.output.store' : 'llvm.dx.primitive.output.store'
  const single = arrayElement(node.type)
  components.forEach((component, at) => {
    const { row, column } = registerPosition(single, node.rowMajor, positions?.[at] ?? at)
    const base = place.row && builder.mul(place.row, constantInt(i32, registerRows(single, node.rowMajor)))
    const registerRow = base ? builder.add(base, constantInt(i32, row)) : constantInt(i32, row)
    const stored = storedSignature(context, component, node.element.scalar)
    const operands = [constantInt(i32, node.element.id), registerRow, constantInt(i32, column), stored, index]
    builder.callIntrinsic(name, [stored.type], voidType, operands)
  })
}
