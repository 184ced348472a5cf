// Functions of whole vectors: lengths, angles, reflections.
import type { Value } from '../../ir/values.ts'
import { componentsOf, fromComponents } from '../vectors.ts'
import type { BuiltinCall } from './call.ts'
import { type Formula, formula } from './formula.ts'
import type { IntrinsicTable } from './tables.ts'

export const geometryIntrinsics: IntrinsicTable = {
  cross,
  distance: (call) => {
    const { sub } = formula(call)
    return lengthOf(call, sub(call.value(0), call.value(1)))
  },
  faceforward: faceForward,
  length: (call) => lengthOf(call, call.value(0)),
  normalize: (call) => {
    const { apply, dot, mul, splat } = formula(call)
    const x = call.value(0)
    return mul(x, splat(x, apply('llvm.dx.rsqrt', dot(x, x))))
  },
  reflect,
  refract,
}

function lengthOf(call: BuiltinCall, value: Value): Value {
  const { add, apply, mul } = formula(call)
  const components = componentsOf(call.builder, value)
  const [only] = components
  if (components.length === 1) return apply('llvm.fabs', only!)
  return apply('llvm.sqrt', components.map((component) => mul(component, component)).reduce(add))
}

function cross(call: BuiltinCall): Value {
  const { builder } = call
  const { mul, sub } = formula(call)
  const a = componentsOf(builder, call.value(0))
  const b = componentsOf(builder, call.value(1))
  const results = [0, 1, 2].map((index) => {
    const [next, last] = [(index + 1) % 3, (index + 2) % 3]
    return sub(mul(a[next]!, b[last]!), mul(a[last]!, b[next]!))
  })
  return fromComponents(builder, call.resultType, results)
}

/** n where it faces against i, else -n */
function faceForward(call: BuiltinCall): Value {
  const { dot, less, negate, number } = formula(call)
  const [n, i, ng] = [call.value(0), call.value(1), call.value(2)]
  const cosine = dot(i, ng)
  return call.builder.select(less(cosine, number(cosine, 0)), n, negate(n))
}

/** i - 2 * dot(i, n) * n */
function reflect(call: BuiltinCall): Value {
  const { dot, mul, number, splat, sub } = formula(call)
  const [i, n] = [call.value(0), call.value(1)]
  const cosine = dot(i, n)
  return sub(i, mul(splat(n, mul(number(cosine, 2), cosine)), n))
}

/** eta * i - (eta * d + sqrt(t)) * n of d = dot(i, n), t = 1 - eta * eta * (1 - d * d); 0 when t is negative */
function refract(call: BuiltinCall): Value {
  const { builder } = call
  const math: Formula = formula(call)
  const { add, apply, mul, number, splat, sub } = math
  const [i, n, eta] = [call.value(0), call.value(1), call.value(2)]
  const d = math.dot(i, n)
  const one = number(eta, 1)
  const t = sub(one, mul(mul(eta, eta), sub(one, mul(d, d))))
  const isPossible = builder.fcmp('oge', t, number(t, 0), '', call.context.floatFlags)
  const scale = add(mul(eta, d), apply('llvm.sqrt', t))
  const ray = sub(mul(splat(i, eta), i), mul(splat(n, scale), n))
  return builder.select(isPossible, ray, number(ray, 0))
}
