// Sines and their like: the functions of JavaScript, which the shader imports, lane by lane, as doubles that are rounded once.
//
//   sin(x)      f32x4: four times f32.demote_f64(Math.sin(f64.promote_f32(lane)))
//
// Engines call those without leaving WebAssembly.
import type { Instruction } from '../../ir/instructions.ts'
import { bitsOf } from './arithmetic.ts'
import { Code, type WasmModule } from './encoder.ts'
import type { Translation } from './translate.ts'
import { partsOf } from './values.ts'

interface MathCall {
  readonly name: keyof typeof imported
  /** What comes before the operands. */
  readonly first?: number
}

/** Functions of Math by how many parameters they have. */
const imported = {
  exp: 1,
  log: 1,
  log2: 1,
  log10: 1,
  pow: 2,
  sin: 1,
  cos: 1,
  tan: 1,
  asin: 1,
  acos: 1,
  atan: 1,
  atan2: 2,
  sinh: 1,
  cosh: 1,
  tanh: 1,
} as const

/** As intrinsics.ts has them. */
const calls: Readonly<Record<string, MathCall>> = {
  'llvm.exp': { name: 'exp' },
  'llvm.exp2': { name: 'pow', first: 2 },
  'llvm.exp10': { name: 'pow', first: 10 },
  'llvm.log': { name: 'log' },
  'llvm.log2': { name: 'log2' },
  'llvm.log10': { name: 'log10' },
  'llvm.pow': { name: 'pow' },
  'llvm.sin': { name: 'sin' },
  'llvm.cos': { name: 'cos' },
  'llvm.tan': { name: 'tan' },
  'llvm.asin': { name: 'asin' },
  'llvm.acos': { name: 'acos' },
  'llvm.atan': { name: 'atan' },
  'llvm.atan2': { name: 'atan2' },
  'llvm.sinh': { name: 'sinh' },
  'llvm.cosh': { name: 'cosh' },
  'llvm.tanh': { name: 'tanh' },
}

const names = Object.keys(imported) as (keyof typeof imported)[]

/** What a module with `MathCalls` imports. */
export const mathImports: Readonly<Record<string, unknown>> = Object.fromEntries(
  names.map((name) => [name, Math[name]]),
)

/** Functions on lanes, added when one is first called. */
export class MathCalls {
  readonly #module: WasmModule
  readonly #imports: ReadonlyMap<string, number>
  readonly #functions = new Map<string, number>()

  /** Before any function is added to the module. */
  constructor(module: WasmModule) {
    this.#module = module
    this.#imports = new Map(
      names.map((name) => [
        name,
        module.importFunction(
          name,
          Array.from({ length: imported[name] }, () => 'f64'),
          ['f64'],
        ),
      ]),
    )
  }

  /** (operands, mask) => results; lanes that do not take part get zero. */
  functionOf(intrinsic: string, operands: number): number {
    let fn = this.#functions.get(intrinsic)
    if (fn === undefined) this.#functions.set(intrinsic, (fn = this.#add(calls[intrinsic]!, operands)))
    return fn
  }

  #add({ name, first }: MathCall, operands: number): number {
    const code = new Code(operands + 1)
    const result = code.local('v128')
    for (const lane of [0, 1, 2, 3]) {
      code.get(operands).extract(lane).if().get(result)
      if (first !== undefined) code.doubleConstant(first)
      for (let operand = 0; operand < operands; operand++)
        code.get(operand).extract(lane, 'f32x4').op('f64.promote_f32')
      code.call(this.#imports.get(name)!).op('f32.demote_f64').replace(lane, 'f32x4').set(result).op('end')
    }
    code.get(result)
    return this.#module.addFunction(
      Array.from({ length: operands + 1 }, () => 'v128'),
      ['v128'],
      code,
    )
  }
}

/** Of floats; halves are rounded once, from the double. */
export function emitMathCall(call: Instruction, name: string, translation: Translation): boolean {
  if (!Object.hasOwn(calls, name) || bitsOf(call.type) !== 32) return false
  const fn = translation.context.mathCalls.functionOf(name, call.argumentCount)
  partsOf(call.type).forEach((_, part) => {
    for (let operand = 0; operand < call.argumentCount; operand++) translation.push(call.argument(operand), part)
    translation.code.get(translation.mask).call(fn)
    translation.define(call, part)
  })
  return true
}
