// What optimisation finds out about a program.
import { defineDiagnostics } from '../define.ts'

export const passDiagnostics = defineDiagnostics({
  err_inlined_too_large: {
    severity: 'error',
    message: "'{name}' has more than {limit} instructions once the functions it calls are part of it",
    help: 'a function that calls another one twice doubles it, at every level: call it once, in a loop',
    explain: `A shader has no calls on the graphics card: the body of every function is put in the place of each of its calls.

    float f1(float x) { return f0(x) + f0(x + 1); }    // twice as large as f0
    float f2(float x) { return f1(x) + f1(x + 1); }    // four times
    float f3(float x) { return f2(x) + f2(x + 1); }    // eight times, and so on`,
  },
  err_function_too_large: {
    severity: 'error',
    message: "'{name}' has more than {limit} instructions",
    help: 'repeated statements belong in a loop, the numbers in which they differ in a buffer',
  },
  warn_loop_not_unrolled: {
    severity: 'warning',
    flag: 'pass-failed',
    message: 'this loop is marked [unroll], but unrolled it has more than {limit} {counted}',
    help: 'give a smaller number of iterations, or mark it [loop]',
    explain: 'The loop stays a loop. DXC refuses to unroll more than 1024 iterations.',
  },
  warn_optimization_stopped: {
    severity: 'warning',
    flag: 'pass-failed',
    message:
      'after {limit} rounds the optimizer still found something to do; what it would have removed later counts as used',
    help: 'give all resources register annotations, so that their registers do not depend on it',
    explain:
      'Passes run again and again until nothing changes, but not forever. The shader computes the same; a resource whose last use a further round would have removed has a register.',
  },
  warn_binding_order_not_followed: {
    severity: 'warning',
    flag: 'pass-failed',
    message:
      'resources without a register may be numbered in another order than by dxc: more than {limit} uses of structs with resources would have to be followed',
    help: 'give all resources register annotations',
    explain:
      'With `--rules dxc`, registers are given in the order in which dxc meets the resources when it inlines the calls. The order is followed only so far.',
  },
})
