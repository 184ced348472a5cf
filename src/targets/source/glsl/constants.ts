// Whether GLSL, too, takes an expression for a constant: texture offsets and initializers of constants must be.
import type { Expression, Variable } from '../../../program/program.ts'
import { walkExpression } from '../../../program/walk.ts'

const constantKinds: ReadonlySet<Expression['kind']> = new Set([
  'construct',
  'splat',
  'convert',
  'truncate',
  'unary',
  'binary',
  'logical',
  'conditional',
  'swizzle',
  'matrix-swizzle',
  'index',
  'field',
])

/** Functions of GLSL that are constants when their arguments are, under the same name and with the same value. */
const constantFunctions: ReadonlySet<string> = new Set([
  ...['abs', 'ceil', 'clamp', 'cos', 'cross', 'degrees', 'distance', 'dot', 'exp', 'exp2', 'floor', 'frac', 'length'],
  ...['lerp', 'log', 'log2', 'max', 'min', 'normalize', 'pow', 'radians', 'rsqrt', 'sign', 'sin', 'smoothstep', 'sqrt'],
  ...['step', 'tan', 'trunc', 'acos', 'asin', 'atan', 'saturate', 'rcp'],
])

/** `locals`: those that are declared as constants. */
export function isConstantExpression(root: Expression, locals: ReadonlySet<Variable> = noVariables): boolean {
  let isConstant = true
  walkExpression(root, (expression) => {
    if (expression.kind === 'intrinsic') isConstant &&= constantFunctions.has(expression.name)
    else if (expression.kind === 'literal') isConstant &&= isWritable(expression.value)
    else if (expression.kind === 'variable')
      isConstant &&= locals.has(expression.variable) || isConstantGlobal(expression.variable)
    else isConstant &&= constantKinds.has(expression.kind)
  })
  return isConstant
}

const noVariables: ReadonlySet<Variable> = new Set()

/** Infinity is written `uintBitsToFloat(0x7f800000u)`, which glslang takes for no constant. */
function isWritable(value: number | bigint | boolean | string): boolean {
  return typeof value !== 'number' || Number.isFinite(Math.fround(value))
}

const knownGlobals = new WeakMap<Variable, boolean>()

function isConstantGlobal(variable: Variable): boolean {
  const { kind, isConst, initializer } = variable
  if (kind !== 'static' || !isConst || !initializer) return false
  const known = knownGlobals.get(variable)
  if (known !== undefined) return known
  // A variable is visible in its own initializer, where it has no value yet.
  knownGlobals.set(variable, false)
  const isConstant = isConstantExpression(initializer)
  knownGlobals.set(variable, isConstant)
  return isConstant
}
