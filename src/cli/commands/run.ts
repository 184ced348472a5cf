// `descry run FILE`: run a shader without a GPU.
import { createDiskHost } from '../../node/host.ts'
import type { Given, GivenResource } from '../../runner/inputs.ts'
import type { ShaderValue } from '../../runner/layout.ts'
import { encodePng } from '../../runner/png.ts'
import { type RunOptions, type RunResult, Shader } from '../../runner/shader.ts'
import { readBytes, readInput, writtenText } from '../input.ts'
import { writeTo } from '../output.ts'
import { printReportBeside } from '../report.ts'
import { compileOptions, type RunSettings, type Settings } from '../settings.ts'
import { exitStatus, fail, type Terminal } from '../terminal.ts'

/** A mistake on the command line. */
class Wrong extends Error {}

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const input = readInput(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  const host = createDiskHost(settings.includeRoot)
  const shader = new Shader(input.text ?? '', { ...compileOptions(settings), file: input.path, host })
  try {
    return await runShader(shader, settings, terminal)
  } catch (error) {
    if (error instanceof Wrong) return fail(terminal, [error.message])
    throw error
  }
}

async function runShader(shader: Shader, settings: Settings, terminal: Terminal): Promise<number> {
  const { run: wanted } = settings
  const given = givenOf(wanted.set)
  if (wanted.call !== undefined) return call(shader, wanted, given, terminal)
  const { compilation } = shader
  void compilation.bindings
  await printReportBeside([compilation], settings, terminal)
  if (compilation.errorCount > 0) return exitStatus.failure
  const { stage } = compilation.profile
  const options = optionsOf(wanted)
  if (stage === 'pixel') return draw(shader, wanted, given, options, terminal)
  if (stage === 'vertex') return vertices(shader, wanted, given, options, terminal)
  if (stage !== 'compute') throw new Wrong(`a ${stage} shader cannot be run; compute, pixel and vertex shaders can`)
  const [x = 1, y = 1, z = 1] = numbers('--dispatch', wanted.dispatch ?? '1,1,1', 3)
  return finish(shader.dispatch([x, y, z], given, options), wanted, terminal)
}

function call(
  shader: Shader,
  { call: name, arguments: written }: RunSettings,
  given: Given,
  terminal: Terminal,
): number {
  const values = json('--arguments', written ?? '[]')
  if (!Array.isArray(values)) throw new Wrong("'--arguments' is a list with a value for each parameter")
  try {
    terminal.out(`${textOf(shader.callAll(name!, [values as ShaderValue[]], given)[0]!)}\n`)
    return exitStatus.success
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n`)
    return exitStatus.failure
  }
}

function draw(shader: Shader, wanted: RunSettings, given: Given, options: RunOptions, terminal: Terminal): number {
  const [width = 256, height = 256] = numbers('--size', wanted.size ?? '256,256', 2)
  const inputs =
    wanted.inputs === undefined ? {} : (givenValue('--inputs', wanted.inputs) as Readonly<Record<string, ShaderValue>>)
  const { result, picture } = shader.draw({ width, height }, given, inputs, options)
  const status = finish(result, wanted, terminal)
  if (!result.ok) return status
  const problems: string[] = []
  if (wanted.image === '-') terminal.out(encodePng(width, height, picture()))
  else if (wanted.image !== undefined) writeTo(wanted.image, encodePng(width, height, picture()), problems)
  return problems.length > 0 ? fail(terminal, problems) : status
}

function vertices(shader: Shader, wanted: RunSettings, given: Given, options: RunOptions, terminal: Terminal): number {
  const list = wanted.inputs === undefined ? [{}] : givenValue('--inputs', wanted.inputs)
  if (!Array.isArray(list)) throw new Wrong("'--inputs' of a vertex shader is a list of vertices")
  const { result, outputs } = shader.vertices(list as Readonly<Record<string, ShaderValue>>[], given, options)
  if (result.ok) terminal.out(outputs.map((vertex) => `${textOf(vertex)}\n`).join(''))
  return finish(result, wanted, terminal)
}

/** What was found goes to stderr, what was asked for to stdout and files. */
function finish(result: RunResult, { out }: RunSettings, terminal: Terminal): number {
  for (const line of [...result.trace, ...result.printed]) terminal.out(`${line.replace(/\n$/, '')}\n`)
  terminal.error(result.text)
  if (!result.ok) {
    terminal.error(`${result.reason}\n`)
    return exitStatus.failure
  }
  const problems: string[] = []
  for (const each of out) {
    const [, name = '', file] = /^([^=]+)(?:=(.*))?$/s.exec(each) ?? []
    if (!result.has(name)) problems.push(`'--out ${name}': nothing was set for it (--set ${name}=...)`)
    else if (file === '-') terminal.out(new Uint8Array(result.bytes(name)))
    else if (file !== undefined) writeTo(file, new Uint8Array(result.bytes(name)), problems)
    else terminal.out(`${name} = ${textOf(result.values(name))}\n`)
  }
  if (problems.length > 0) return fail(terminal, problems)
  return result.problems.length > 0 ? exitStatus.failure : exitStatus.success
}

function optionsOf({ trace, waveSize, checks, budget, threads }: RunSettings): RunOptions {
  const thread = trace === undefined ? undefined : numbers('--trace', trace, 3)
  const lanes = waveSize === undefined ? undefined : Number(waveSize)
  if (lanes !== undefined && ![4, 8, 16, 32, 64, 128].includes(lanes))
    throw new Wrong("'--wave-size' is 4, 8, 16, 32, 64 or 128")
  const [most] = budget === undefined ? [] : numbers('--budget', budget, 1)
  const [count] = threads === undefined ? [] : numbers('--threads', threads, 1)
  if (count === 0) throw new Wrong("'--threads' is at least 1")
  return {
    check: checks,
    ...(count !== undefined && { threads: count }),
    ...(most !== undefined && { budget: most }),
    ...(thread && { trace: [thread[0] ?? 0, thread[1] ?? 0, thread[2] ?? 0] }),
    ...(lanes !== undefined && { waveSize: lanes }),
  }
}

/** The device's limits, of Direct3D: a run of more would not come back, or take all memory. */
const largestOf: Readonly<Record<string, number>> = { '--dispatch': 65_535, '--size': 16_384 }

function numbers(option: string, text: string, most: number): number[] {
  const values = text.split(',').map((word) => (/^\d+$/.test(word.trim()) ? Number(word) : Number.NaN))
  if (values.length > most || values.some(Number.isNaN))
    throw new Wrong(
      `'${option}' takes ${['one number', 'two numbers with commas', 'up to three numbers with commas'][most - 1]}, not '${text}'`,
    )
  const largest = largestOf[option] ?? Number.MAX_SAFE_INTEGER
  const over = values.find((value) => value > largest)
  if (over !== undefined) throw new Wrong(`'${option}' takes numbers up to ${largest}, not ${over}`)
  return values
}

function givenOf(set: readonly string[]): Given {
  return Object.fromEntries(
    set.map((each): [string, GivenResource] => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(each) ?? []
      if (name === undefined || value === undefined) throw new Wrong(`'--set' takes NAME=VALUE, not '${each}'`)
      return [name, givenValue(`--set ${name}`, value)]
    }),
  )
}

/** JSON, `@file.json`, or the bytes of any other file. */
function givenValue(option: string, written: string): GivenResource {
  if (!written.startsWith('@')) return json(option, written)
  const bytes = readBytes(written.slice(1))
  if (typeof bytes === 'string') throw new Wrong(bytes)
  if (written.endsWith('.json')) return json(option, writtenText(bytes))
  return new Uint8Array(bytes)
}

function json(option: string, text: string): ShaderValue {
  try {
    return JSON.parse(text, (_, each: unknown) => (typeof each === 'string' ? numberIn(each) : each)) as ShaderValue
  } catch {
    throw new Wrong(`'${option}' is not JSON: ${text}`)
  }
}

/** What JSON has no number for is a text: integers of 64 bits, what is no number, infinities. */
function numberIn(text: string): unknown {
  if (/^-?\d+$/.test(text)) return BigInt(text)
  return ['NaN', 'Infinity', '-Infinity'].includes(text) ? Number(text) : text
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' || (typeof each === 'number' && !Number.isFinite(each)) ? String(each) : each,
  )
}
