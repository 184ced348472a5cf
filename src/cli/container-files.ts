// A compiled shader with parts taken out or put in (`-Qstrip_reflect`, `-setprivate`), its root signature above all: taken out, put in, compared with the shader
// (`-Frs`, `-setrootsignature` and so on).
import { coverShader } from '../rootsig/cover.ts'
import { readRootSignature } from '../rootsig/read.ts'
import { type Container, readContainer } from '../targets/dxil/read/container.ts'
import { attempt, Malformed } from '../targets/dxil/read/malformed.ts'
import { needsOfPipelinePart } from '../targets/dxil/read/pipeline-needs.ts'
import { assemble, type ContainerPart } from '../targets/dxil/write/container.ts'
import { readBytes } from './input.ts'
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
  const misfits: string[] = []
  const result = updateContainer(bytes, settings, problems, misfits)
  if (problems.length > 0) return fail(terminal, problems)
  if (misfits.length > 0) {
    for (const misfit of misfits) terminal.error(`${settings.inputs[0]!}: error: ${misfit}\n`)
    return exitStatus.failure
  }
  if (settings.objectFile !== undefined && result) writeTo(settings.objectFile, result, problems)
  return problems.length > 0 ? fail(terminal, problems) : exitStatus.success
}

/** The container as it is to be written; adds what is wrong with other files to `problems`, and with the shader to `misfits`. */
export function updateContainer(
  bytes: Uint8Array,
  settings: Settings,
  problems: string[],
  misfits: string[],
): Uint8Array | undefined {
  const { rootSignature: files, compile, strippedParts, privateFile } = settings
  const container = attempt(() => readContainer(bytes))
  if (container instanceof Malformed) {
    misfits.push(container.message)
    return undefined
  }
  let parts: readonly ContainerPart[] = container.parts
  if (files.verify !== undefined) verify(container, files.verify, problems, misfits)
  if (files.set !== undefined) {
    const part = signaturePart(files.set, problems)
    if (part) {
      checkFit(container, part.data, misfits)
      parts = withSignature(parts, part)
    }
  }
  const own = parts.find(({ name }) => name === partName)
  if (files.file !== undefined || files.extract) {
    if (!own) {
      misfits.push('there is no root signature')
      return undefined
    }
    const alone = assemble([own], compile.signed)
    if (files.file !== undefined) writeTo(files.file, alone, problems)
    if (files.extract) return alone
  }
  const left = new Set(compile.rootSignature.isStripped ? [...strippedParts, partName] : strippedParts)
  parts = parts.filter(({ name }) => !left.has(name))
  if (privateFile !== undefined) parts = withPrivateData(parts, privateFile, problems)
  return assemble(parts, compile.signed)
}

/** Behind PSV0, where DXC writes it. */
function withSignature(parts: readonly ContainerPart[], signature: ContainerPart): readonly ContainerPart[] {
  const others = parts.filter(({ name }) => name !== partName)
  const at = others.findIndex(({ name }) => name === 'PSV0') + 1
  return [...others.slice(0, at), signature, ...others.slice(at)]
}

/** At the end, where DXC writes it. */
function withPrivateData(parts: readonly ContainerPart[], file: string, problems: string[]): readonly ContainerPart[] {
  const data = readBytes(file)
  if (typeof data !== 'string') return [...parts.filter(({ name }) => name !== 'PRIV'), { name: 'PRIV', data }]
  problems.push(data)
  return parts
}

function verify(container: Container, file: string, problems: string[], misfits: string[]): void {
  const part = signaturePart(file, problems)
  if (part) checkFit(container, part.data, misfits)
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

function checkFit(container: Container, data: Uint8Array, misfits: string[]): void {
  const signature = readRootSignature(data)
  const pipeline = container.parts.find(({ name }) => name === 'PSV0')
  if (!signature) misfits.push('the root signature is damaged')
  if (!signature || !pipeline) return
  const needs = attempt(() => needsOfPipelinePart(pipeline.data))
  if (needs instanceof Malformed) misfits.push(needs.message)
  else
    for (const { row, message } of coverShader(signature, needs).problems)
      if (row.severity === 'error') misfits.push(message)
}
