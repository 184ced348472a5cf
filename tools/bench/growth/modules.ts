// Functions of IR with many blocks or deep nests, deeper than text can have them.
import { Builder } from '../../../src/ir/builder.ts'
import { type IrFunction, Module } from '../../../src/ir/module.ts'
import { functionType, i32, voidType } from '../../../src/ir/types.ts'
import type { Value } from '../../../src/ir/values.ts'

export interface ModuleShape {
  readonly name: string
  readonly size: number
  build(n: number): Module
}

/** A function that reads `x` from a global, lets `body` compute with it in a local variable, and writes it back. */
function moduleAround(body: (builder: Builder, x: Value, fn: IrFunction) => void): Module {
  const module = new Module('generated')
  const global = module.createGlobal('data', i32, {})
  const fn = module.createFunction('main', functionType(voidType, []), { attributes: [['hlsl.shader', 'compute']] })
  const builder = new Builder(module)
  builder.positionAtEnd(fn.appendBlock('entry'))
  const x = builder.alloca(i32, 'x')
  builder.store(builder.load(i32, global), x)
  body(builder, x, fn)
  builder.store(builder.load(i32, x), global)
  builder.ret()
  return module
}

function mix(builder: Builder, x: Value, number: number): void {
  const product = builder.mul(builder.load(i32, x), builder.int(i32, 2 * number + 3))
  builder.store(builder.add(product, builder.int(i32, number)), x)
}

export const modules: readonly ModuleShape[] = [
  {
    name: 'straight line',
    size: 1000,
    build: (n) =>
      moduleAround((builder, x) => {
        for (let index = 0; index < n; index++) mix(builder, x, index)
      }),
  },
  {
    name: 'nested ifs',
    size: 250,
    build: (n) =>
      moduleAround((builder, x, fn) => {
        const exits = Array.from({ length: n }, () => fn.appendBlock('exit'))
        for (let index = 0; index < n; index++) {
          const inner = fn.appendBlock('inner')
          builder.condBr(builder.icmp('ugt', builder.load(i32, x), builder.int(i32, index)), inner, exits[index]!)
          builder.positionAtEnd(inner)
          mix(builder, x, index)
        }
        for (let index = n - 1; index >= 0; index--) {
          builder.br(exits[index]!)
          builder.positionAtEnd(exits[index]!)
          mix(builder, x, index)
        }
      }),
  },
  {
    name: 'else-if chain',
    size: 250,
    build: (n) =>
      moduleAround((builder, x, fn) => {
        const exit = fn.appendBlock('exit')
        for (let index = 0; index < n; index++) {
          const [then, otherwise] = [fn.appendBlock('then'), fn.appendBlock('otherwise')]
          builder.condBr(builder.icmp('eq', builder.load(i32, x), builder.int(i32, index)), then, otherwise)
          builder.positionAtEnd(then)
          mix(builder, x, index)
          builder.br(exit)
          builder.positionAtEnd(otherwise)
        }
        builder.br(exit)
        builder.positionAtEnd(exit)
      }),
  },
  {
    name: 'nested loops',
    size: 100,
    build: (n) =>
      moduleAround((builder, x, fn) => {
        const heads = Array.from({ length: n }, () => fn.appendBlock('head'))
        const exits = Array.from({ length: n }, () => fn.appendBlock('exit'))
        for (const head of heads) {
          builder.br(head)
          builder.positionAtEnd(head)
        }
        for (let index = n - 1; index >= 0; index--) {
          mix(builder, x, index)
          const again = builder.icmp('ult', builder.load(i32, x), builder.int(i32, index))
          builder.condBr(again, heads[index]!, exits[index]!)
          builder.positionAtEnd(exits[index]!)
        }
      }),
  },
  {
    name: 'loops in sequence',
    size: 250,
    build: (n) =>
      moduleAround((builder, x, fn) => {
        for (let index = 0; index < n; index++) {
          const [body, exit] = [fn.appendBlock('body'), fn.appendBlock('exit')]
          builder.br(body)
          builder.positionAtEnd(body)
          mix(builder, x, index)
          builder.condBr(builder.icmp('ult', builder.load(i32, x), builder.int(i32, index)), body, exit)
          builder.positionAtEnd(exit)
        }
      }),
  },
  {
    name: 'switch',
    size: 500,
    build: (n) =>
      moduleAround((builder, x, fn) => {
        const exit = fn.appendBlock('exit')
        const choice = builder.switch(builder.load(i32, x), exit)
        for (let index = 0; index < n; index++) {
          const target = fn.appendBlock('case')
          choice.addCase(builder.int(i32, index), target)
          builder.positionAtEnd(target)
          mix(builder, x, index)
          builder.br(exit)
        }
        builder.positionAtEnd(exit)
      }),
  },
  {
    name: 'chain of calls',
    size: 250,
    build: (n) =>
      moduleAround((builder, x) => {
        let callee: IrFunction | undefined
        for (let index = 0; index < n; index++) callee = addLink(builder.module, callee, index)
        builder.store(builder.call(callee!, [builder.load(i32, x)]), x)
      }),
  },
]

function addLink(module: Module, callee: IrFunction | undefined, number: number): IrFunction {
  const fn = module.createFunction('link', functionType(i32, [i32]), { linkage: 'internal' })
  const builder = new Builder(module)
  builder.positionAtEnd(fn.appendBlock('entry'))
  const argument = builder.add(fn.arguments[0]!, builder.int(i32, number))
  builder.ret(callee ? builder.call(callee, [argument]) : argument)
  return fn
}
