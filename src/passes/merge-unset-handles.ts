// A choice between a resource and nothing is the resource: an uninitialized variable may hold anything.
//
//   if (c) t = T[1]; t.Load(0)     %h = phi [%t, %then], [poison, %entry]     =>     %h = handle(T[1])
//
// DXC refuses that before shader model 6.6, so each is kept in the remarks, for the binding stage to report. Only what is left when
// everything else is done counts: a path on which nothing is set may turn out never to be taken, or to read nothing.
import { isUnset, mayBeUnset } from '../analysis/unset-handles.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { definePass } from './define.ts'
import { mergeChoices } from './merge-handles.ts'

export const mergeUnsetHandles = definePass({
  name: 'merge-unset-handles',
  summary: 'Replace choices between a resource and a variable that was never set by the resource.',
  after: ['merge-handles'],
  run: (module: Module, { remarks }) =>
    mergeChoices(module, ({ choices, leaves }) => {
      if (!isConstantBuffer(choices[0]!) && [...leaves].some(isUnset) && mayBeUnset(choices))
        remarks.mayBeUnset(choices[0]!)
      return true
    }),
})

/** DXC reads those through pointers, and does not ask. */
function isConstantBuffer({ type }: Instruction): boolean {
  return type.kind === 'target' && type.name === 'dx.CBuffer'
}
