// `descry dump FILE` and `-dumpbin`: prints the contents of a shader that any compiler compiled.
import { dumpCompiled } from '../../driver/dump.ts'
import { readContainer } from '../../targets/dxil/read/container.ts'
import { attempt, Malformed } from '../../targets/dxil/read/malformed.ts'
import { writeHeader } from '../../targets/dxil/write/header.ts'
import { readBytes } from '../input.ts'
import { writeTo, writeWithFolders } from '../output.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export function run(settings: Settings, terminal: Terminal): number {
  const path = settings.inputs[0]!
  const bytes = readBytes(path)
  if (typeof bytes === 'string') return fail(terminal, [bytes])
  if (settings.privateOutput !== undefined) return writePrivateData(bytes, settings.privateOutput, path, terminal)
  const { text, parts, resources, problems } = dumpCompiled(bytes)
  if (settings.format === 'json')
    terminal.out(`${JSON.stringify({ version: 1, file: path, resources, parts, text, problems }, undefined, 2)}\n`)
  else {
    const lost: string[] = []
    const header = settings.files.find(({ name }) => name === 'header')
    if (settings.listingFile !== undefined) writeWithFolders(settings.listingFile, text, lost)
    if (header) {
      const variable = settings.headerVariable ?? `g_${settings.compile.entry}`
      writeWithFolders(header.file, writeHeader(text, bytes, variable), lost)
    } else if (settings.listingFile === undefined) terminal.out(text)
    if (lost.length > 0) return fail(terminal, lost)
    for (const problem of problems) terminal.error(`${path}: error: ${problem}\n`)
  }
  return problems.length > 0 ? exitStatus.failure : exitStatus.success
}

/** `-getprivate` */
function writePrivateData(bytes: Uint8Array, file: string, path: string, terminal: Terminal): number {
  const container = attempt(() => readContainer(bytes))
  const part = container instanceof Malformed ? undefined : container.parts.find(({ name }) => name === 'PRIV')
  const problems: string[] = []
  if (part) writeTo(file, part.data, problems)
  else problems.push(`'${path}' holds no private data`)
  return problems.length > 0 ? fail(terminal, problems) : exitStatus.success
}
