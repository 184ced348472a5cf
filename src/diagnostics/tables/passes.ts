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
})
