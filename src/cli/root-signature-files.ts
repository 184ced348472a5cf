// The root signature of a container: taken out, put in, stripped, compared with the shader (`-Frs`, `-setrootsignature` and so on).
import { readFileSync } from 'node:fs'
import { coverShader } from '../rootsig/cover.ts'
import { readRootSignature } from '../rootsig/read.ts'
import { type Container, readContainer } from '../targets/dxil/read/container.ts'
import { attempt, Malformed } from '../targets/dxil/read/malformed.ts'
import { needsOfPipelinePart } from '../targets/dxil/read/pipeline-needs.ts'
import { assemble, type ContainerPart } from '../targets/dxil/write/container.ts'
import { reasonOf } from './input.ts'
import { writeTo } from './output.ts'
import type { Settings } from './settings.ts'
import type { Terminal } from './terminal.ts'
import { exitStatus, fail } from './terminal.ts'

const partName = 'RTS0'

/** Does to a compiled shader what the options ask for. */
export function runOnContainer(settings: Settings, terminal: Terminal): number {
  const bytes = readBytes(settings.inputs[0]!)
  if (typeof bytes === 'string') return fail(terminal, [bytes])
  const problems: string[] = []
  const result = updateContainer(bytes, settings, problems)
  if (problems.length > 0) {
    for (const problem of problems) terminal.error(`${settings.inputs[0]!}: error: ${problem}\n`)
    return exitStatus.failure
  }
  if (settings.objectFile !== undefined && result) writeTo(settings.objectFile, result, problems)
  return problems.length > 0 ? fail(terminal, problems) : exitStatus.success
}

/** The container as it is to be written; adds what is wrong to `problems`. */
export function updateContainer(bytes: Uint8Array, settings: Settings, problems: string[]): Uint8Array | undefined {
  const { rootSignature: files, compile } = settings
  const container = attempt(() => readContainer(bytes))
  if (container instanceof Malformed) {
    problems.push(container.message)
    return undefined
  }
  let parts: readonly ContainerPart[] = container.parts
  if (files.verify !== undefined) verify(container, files.verify, problems)
  if (files.set !== undefined) {
    const part = signaturePart(files.set, problems)
    if (part) {
      checkFit(container, part.data, problems)
      parts = withSignature(parts, part)
    }
  }
  const own = parts.find(({ name }) => name === partName)
  if (files.file !== undefined || files.extract) {
    if (!own) {
      problems.push('there is no root signature')
      return undefined
    }
    const alone = assemble([own], compile.signed)
    if (files.file !== undefined) writeTo(files.file, alone, problems)
    if (files.extract) return alone
  }
  if (compile.rootSignature.isStripped) parts = parts.filter(({ name }) => name !== partName)
  return assemble(parts, compile.signed)
}

/** Behind PSV0, where DXC writes it. */
function withSignature(parts: readonly ContainerPart[], signature: ContainerPart): readonly ContainerPart[] {
  const others = parts.filter(({ name }) => name !== partName)
  const at = others.findIndex(({ name }) => name === 'PSV0') + 1
  return [...others.slice(0, at), signature, ...others.slice(at)]
}

function verify(container: Container, file: string, problems: string[]): void {
  const part = signaturePart(file, problems)
  if (part) checkFit(container, part.data, problems)
}

function signaturePart(file: string, problems: string[]): ContainerPart | undefined {
  const bytes = readBytes(file)
  if (typeof bytes === 'string') {
    problems.push(bytes)
    return undefined
  }
  const container = attempt(() => readContainer(bytes))
  const part = container instanceof Malformed ? undefined : container.parts.find(({ name }) => name === partName)
  if (!part) problems.push(`'${file}' holds no root signature`)
  return part
}

function checkFit(container: Container, data: Uint8Array, problems: string[]): void {
  const signature = readRootSignature(data)
  const pipeline = container.parts.find(({ name }) => name === 'PSV0')
  if (!signature) problems.push('the root signature is damaged')
  if (!signature || !pipeline) return
  const needs = attempt(() => needsOfPipelinePart(pipeline.data))
  if (needs instanceof Malformed) problems.push(needs.message)
  else
    for (const { row, message } of coverShader(signature, needs).problems)
      if (row.severity === 'error') problems.push(message)
}

function readBytes(path: string): Uint8Array | string {
  try {
    return readFileSync(path)
  } catch (error) {
    return `cannot read '${path}': ${reasonOf(error)}`
  }
}
