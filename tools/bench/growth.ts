// How the time of the lowering and of each pass grows with the size of the code: long straight lines, deep nests, huge switches,
// chains of calls. Each is measured at n, 2n, 4n and 8n; an exponent near 1 is what everything should have.
//
// Text cannot be nested deeper than the parser allows, so the deep nests that the passes see are built as IR.
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { Builder } from '../../src/ir/builder.ts'
import { type IrFunction, Module } from '../../src/ir/module.ts'
import { functionType, i32, voidType } from '../../src/ir/types.ts'
import type { Value } from '../../src/ir/values.ts'
import { lower } from '../../src/lower/lower.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { type PassWork, timePasses } from './modules.ts'
import type { BenchRow, BenchStage } from './stage.ts'

const factors = [1, 2, 4, 8] as const
const rounds = 5
/** Below this a time says more about the clock than about the code. */
const shortest = 2
/** n log n from 2n to 8n, at these sizes, is about 1.15; the rest is room for a busy machine. */
const steepest = 1.45

export const stage: BenchStage = {
  name: 'growth',
  run(): readonly BenchRow[] {
    const rows: BenchRow[] = []
    for (const { name, size, text } of sources) rows.push(...table(`lower ${name}`, size, (n) => lowerTime(text(n))))
    for (const { name, size, build } of modules) rows.push(...table(name, size, (n) => passTimes(build(n))))
    return rows
  },
}

/** Of this process: on a busy machine, time on the wall grows faster than the work does, because long work is interrupted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Times = ReadonlyMap<string, number>

function table(name: string, size: number, measure: (n: number) => Times): readonly BenchRow[] {
  const best = factors.map((factor) => {
    const times = new Map<string, number>()
    for (let round = 0; round < rounds; round++)
      for (const [what, time] of measure(size * factor))
        times.set(what, Math.min(time, times.get(what) ?? Number.POSITIVE_INFINITY))
    return times
  })
  const largest = [...best[3]!].filter(([, time]) => time >= shortest)
  return largest.map(([what, milliseconds]) => {
    const times = best.map((each) => each.get(what) ?? 0)
    const exponent = Math.log(times[3]! / times[1]!) / Math.log(4)
    const shown = times.map((time) => time.toFixed(1)).join(', ')
    const verdict = exponent > steepest ? ' TOO STEEP' : ''
    const note = `${shown} ms: exponent ${exponent.toFixed(2)}${verdict}`
    return { what: `${name}${what === '' ? '' : `, ${what}`}, n = ${size}`, milliseconds, note }
  })
}

// ---- Lowering ----

function lowerTime(text: string): Times {
  const compiler = createCompiler(createMemoryHost({}))
  const { program, profile } = compiler.lint({ path: 'generated.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
  const start = processorTime()
  lower(program, { profile, name: 'generated.hlsl' })
  return new Map([['', processorTime() - start]])
}

interface SourceShape {
  readonly name: string
  readonly size: number
  text(n: number): string
}

function inMain(statements: string): string {
  return `RWBuffer<uint> data; [numthreads(1, 1, 1)] void main(uint x : SV_GroupIndex) {\n${statements}data[0] = x;\n}\n`
}

function numbered(n: number, line: (index: number) => string): string {
  return Array.from({ length: n }, (_, index) => line(index)).join('')
}

const sources: readonly SourceShape[] = [
  { name: 'straight line', size: 1000, text: (n) => inMain(numbered(n, (index) => `x = x * ${index}u + data[x];\n`)) },
  {
    name: 'nested ifs',
    size: 28,
    text: (n) => inMain(numbered(n, (index) => `if (x > ${index}) { x += data[x];\n`) + '}'.repeat(n)),
  },
  {
    name: 'switch',
    size: 1000,
    text: (n) => inMain(`switch (x) {\n${numbered(n, (index) => `case ${index}: x += ${index}u; break;\n`)}}\n`),
  },
]

// ---- Passes ----

function passTimes(module: Module): Times {
  const work = new Map<string, PassWork>()
  timePasses(module, work, processorTime)
  return new Map([...work].map(([name, { milliseconds }]) => [name, milliseconds]))
}

interface ModuleShape {
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

const modules: readonly ModuleShape[] = [
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
    name: 'nested loops',
    size: 50,
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
    name: 'switch',
    size: 1000,
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
