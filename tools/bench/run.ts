// Shaders without a GPU: the interpreter, WebAssembly, and lavapipe with Descry's SPIR-V where a Vulkan device and cc are installed.
//
// The interpreter runs a part of the groups, and its time is taken times the rest. Lavapipe's time is that of a dispatch alone, without
// compiling; that of WebAssembly has the copies of all buffers in and out in it. Both have all
// threads of the machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { translate } from '../../src/execute/wasm/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit, vulkanOf } from '../emit.ts'
import { resourceLines } from '../vulkan/job.ts'
import { buildRunner, type Runner } from '../vulkan/runner.ts'
import { kernels } from './run-kernels.ts'
import { type BenchRow, type BenchStage, bestTime } from './stage.ts'

export interface Kernel {
  readonly name: string
  readonly source: string
  readonly groups: readonly [number, number, number]
  /** What the interpreter runs of them. */
  readonly few: readonly [number, number, number]
  readonly inputs: () => Readonly<Record<string, ResourceInput>>
}

const compiler = createCompiler(createMemoryHost({}))
const options: CompileOptions = { ...defaultOptions, profile: 'cs_6_6' }

export const stage: BenchStage = {
  name: 'run',
  run(): readonly BenchRow[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-bench-'))
    const runner = deviceRunner(folder)
    const rows = kernels.flatMap((kernel) => measure(kernel, folder, runner))
    rmSync(folder, { recursive: true })
    return rows
  },
}

/** Absent without cc or the headers of Vulkan. */
function deviceRunner(folder: string): Runner | undefined {
  try {
    return buildRunner(folder)
  } catch {
    return undefined
  }
}

function measure(kernel: Kernel, folder: string, runner: Runner | undefined): BenchRow[] {
  const { name, source, groups, few, inputs } = kernel
  const input = { path: `${name}.hlsl`, text: source }
  const made = translate(compiler.compile(input, options).moduleAt('optimized')!, 'main')
  if (typeof made === 'string') return [{ what: `${name}: ${made}`, milliseconds: 0 }]
  const data = inputs()
  const fast = bestTime(() => void made.dispatch(data, groups), 15)
  const module = compiler.compile(input, options).moduleAt('optimized')!
  const share = (groups[0] * groups[1] * groups[2]) / (few[0] * few[1] * few[2])
  const start = performance.now()
  dispatch(module, 'main', data, { groups: few, budget: 1e9 })
  const slow = (performance.now() - start) * share
  const device = runner && timeOnDevice(kernel, folder, runner)
  const note = `${(slow / fast).toFixed(0)} times faster than the interpreter`
  return [
    { what: `${name}: WebAssembly`, milliseconds: fast, note },
    ...(device === undefined
      ? []
      : [
          {
            what: `${name}: lavapipe`,
            milliseconds: device,
            note: `WebAssembly takes ${(fast / device).toFixed(1)} times as long`,
          },
        ]),
  ]
}

function timeOnDevice({ name, source, groups, inputs }: Kernel, folder: string, runner: Runner): number | undefined {
  const input = { path: `${name}.hlsl`, text: source }
  const { output } = emit('spirv')(compiler, input, options)
  const { shader } = vulkanOf(compiler, input, options)
  if (!shader) return undefined
  const module = join(folder, 'kernel.spv')
  writeFileSync(module, output)
  return runner.time([
    ...resourceLines(shader, inputs(), folder),
    'repeat 15',
    `shader ${module} main ${groups.join(' ')}`,
  ])
}
