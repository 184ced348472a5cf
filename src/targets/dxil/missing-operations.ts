// What DXIL has no way to say, reported for the optimised module before code is made of it, so that `lint` and `bindings` know it, too:
//
//   tex2D(s, uv)                                   a function of Direct3D 9
//   RayQuery<0, 1> q;                              flags that came with shader model 6.9
//   static Texture2D t = T; export float f()       a resource in memory, in a library
//   export float f(Texture2D t)                    a resource that is handed on, in a library that is linked later
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { dxilDiagnostics } from '../../diagnostics/tables/dxil.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { plainLocation } from '../../ir/debug.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { type IrType, isResourceType } from '../../ir/types.ts'
import type { Location } from '../../support/source.ts'

/** How a call begins that stands for a built-in which nothing lowers. */
const builtinPrefix = 'llvm.dx.hlsl.'
const flaggedQuery = 'llvm.dx.rayquery.allocate.with.flags'
const queryFlagsFrom = 9

export function reportMissingOperations(module: Module, minor: number, sink: DiagnosticSink): void {
  for (const fn of module.functions.values()) {
    const { intrinsic } = fn
    if (intrinsic.startsWith(builtinPrefix)) reportBuiltin(fn, sink)
    else if (intrinsic === flaggedQuery && minor < queryFlagsFrom)
      sink.report(stageLimitDiagnostics.err_hlsl_query_flags(firstCall(fn)))
  }
  for (const { location, what } of handleParameters(module))
    sink.report(dxilDiagnostics.err_dxil_not_written(location, { what }))
  for (const { name, valueType, location, uses } of module.globals.values())
    if (uses.length > 0 && handleIn(valueType) !== undefined)
      sink.report(stageLimitDiagnostics.err_hlsl_static_resource_in_library(location, { name }))
}

/** Functions of Direct3D 9 and of Vulkan are nothing that DXC can write, either. */
const foreignBuiltin = /^(?:tex|vk::)/

function reportBuiltin(fn: IrFunction, sink: DiagnosticSink): void {
  const name = fn.intrinsic.slice(builtinPrefix.length).replaceAll('.', '::')
  const row = foreignBuiltin.test(name) ? dxilDiagnostics.err_dxil_unsupported : dxilDiagnostics.err_dxil_not_written
  sink.report(row(firstCall(fn), { what: `'${name}'` }))
}

function firstCall(fn: IrFunction): Location {
  const [call] = fn.calls()
  return plainLocation(call?.location ?? 0)
}

/** Functions that are given resources or nodes. DXC hands those on to functions that are linked later, by pointers to their handles. */
export function handleParameters(module: Module): { readonly location: Location; readonly what: string }[] {
  const found: { readonly location: Location; readonly what: string }[] = []
  for (const { name, arguments: given, resultType, location } of module.functions.values()) {
    if (name.startsWith('llvm.')) continue
    const names = given.flatMap(({ type, pointee }) => handleIn(type) ?? handleIn(pointee) ?? [])
    const [first = handleIn(resultType)] = names
    if (first === undefined) continue
    const what = `a ${first === 'dx.Node' ? 'node' : 'resource'} as a parameter or result of an exported function`
    found.push({ location, what })
  }
  return found
}

/** The name of the first handle in a type. */
function handleIn(type: IrType | undefined): string | undefined {
  switch (type?.kind) {
    case 'target':
      return type.name === 'dx.Node' || isResourceType(type) ? type.name : undefined
    case 'array':
      return handleIn(type.element)
    case 'struct':
      for (const element of type.elements) {
        const found = handleIn(element)
        if (found !== undefined) return found
      }
      return undefined
    default:
      return undefined
  }
}
