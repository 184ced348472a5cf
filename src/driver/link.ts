// `-link`: compiled libraries in, a shader or a library out, as any output that holds DXIL.
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { linkDiagnostics } from '../diagnostics/tables/link.ts'
import { printModule } from '../ir/printer.ts'
import { coverShader } from '../rootsig/cover.ts'
import { readRootSignature } from '../rootsig/read.ts'
import { nowhere, SourceMap } from '../support/source.ts'
import { type Library, readLibrary } from '../targets/dxil/link/library.ts'
import { type Linked, linkLibraries } from '../targets/dxil/link/link.ts'
import { listingHead } from '../targets/dxil/listing.ts'
import { listingDependencies } from '../targets/dxil/listing-dependencies.ts'
import { bitcodeText } from '../targets/dxil/read/bitcode-module.ts'
import { hex } from '../targets/dxil/read/bytes.ts'
import { attempt, Malformed } from '../targets/dxil/read/malformed.ts'
import { needsOfPipelinePart } from '../targets/dxil/read/pipeline-needs.ts'
import { rootSignatureText } from '../targets/dxil/read/root-signature-part.ts'
import { reportViolations } from '../targets/dxil/validate/report.ts'
import {
  assemble,
  type DxilProgram,
  hashPart,
  programPart,
  writeContainer,
  writePart,
  writeProgram,
} from '../targets/dxil/write/container.ts'
import { writePipelineInfo } from '../targets/dxil/write/container-pipeline.ts'
import { writeHeader } from '../targets/dxil/write/header.ts'
import { md5 } from '../targets/dxil/write/md5.ts'
import { checkValidator, validatorVersionFor } from './dxil.ts'
import type { CompileOptions, IneffectiveOption } from './options.ts'
import type { Output, OutputDetails, OutputName } from './outputs.ts'
import { profileNamed, reportIneffective } from './read-source.ts'

export interface LibraryFile {
  readonly path: string
  readonly bytes: Uint8Array
}

interface Finished extends Linked {
  readonly program: DxilProgram
  readonly options: CompileOptions
  readonly details: OutputDetails
}

type WriteLinked = (finished: Finished) => Output | undefined

/** By output; what is not here needs more than libraries hold. */
const writers: Partial<Readonly<Record<OutputName, WriteLinked>>> = {
  dxil: ({ dxil }) => printModule(dxil.module),
  container: containerOf,
  listing: listingOf,
  header: (finished) =>
    writeHeader(listingOf(finished), containerOf(finished), finished.details.variable ?? `g_${finished.options.entry}`),
  'reflection-part': ({ dxil, program }) => writePart({ name: 'STAT', data: programPart(dxil, program.reflection) }),
  'shader-hash': ({ program }) => hashPart({ bytes: md5(program.bitcode), includesSource: false }),
  'root-signature': ({ rootSignature, options }) =>
    rootSignature && assemble([{ name: 'RTS0', data: rootSignature }], options.signed),
  'root-signature-text': ({ rootSignature }) => rootSignature && `${rootSignatureText(rootSignature).join('\n')}\n`,
}

export function canLink(name: OutputName): boolean {
  return Object.hasOwn(writers, name)
}

export interface LinkResult {
  readonly reported: DiagnosticSink['reported']
  readonly sources: SourceMap
  readonly errorCount: number
  /** Empty when there are errors. */
  readonly written: ReadonlyMap<OutputName, Output>
}

export function link(
  files: readonly LibraryFile[],
  options: CompileOptions,
  names: readonly OutputName[],
  details: OutputDetails,
): LinkResult {
  const sink = new DiagnosticSink(options.warnings)
  reportIneffective([...options.ineffective, ...withoutEffect(options)], sink)
  const finished = linkFiles(files, options, details, sink)
  const written = new Map<OutputName, Output>()
  for (const name of finished ? names : []) {
    const output = writers[name]?.(finished!)
    if (output !== undefined) written.set(name, output)
  }
  return { reported: sink.reported, sources: new SourceMap(), errorCount: sink.errorCount, written }
}

/** What is for sources, or for debuggers. */
function withoutEffect({ debug, defines, includes, rootSignature }: CompileOptions): readonly IneffectiveOption[] {
  const unread = 'libraries are linked, no source is read'
  const rows: readonly (readonly [name: string, why: string, isGiven: boolean])[] = [
    ['-Zi', 'libraries are linked without their debug information', debug.kind !== 'none'],
    ['-D', unread, defines.length > 0],
    ['-I', unread, includes.length > 0],
    ['-rootsig-define', unread, rootSignature.define !== undefined],
  ]
  return rows.flatMap(([name, why, isGiven]) => (isGiven ? [{ name, why }] : []))
}

function linkFiles(
  files: readonly LibraryFile[],
  options: CompileOptions,
  details: OutputDetails,
  sink: DiagnosticSink,
): Finished | undefined {
  const profile = profileNamed(options.profile ?? '', sink)
  const libraries = files.flatMap(({ path, bytes }): Library[] => {
    const library = attempt(() => readLibrary(path, bytes))
    if (!(library instanceof Malformed)) return [library]
    sink.report(linkDiagnostics.err_link_file(nowhere, { file: path, problem: library.message }))
    return []
  })
  checkValidator(profile, options, sink)
  if (sink.errorCount > 0) return undefined
  const { exports, resourcesMayAlias, allResourcesBound } = options
  const linked = linkLibraries(
    libraries,
    {
      profile,
      entry: options.entry,
      validatorVersion: validatorVersionFor(profile, options),
      exports: exports.names,
      shadersOnly: exports.shadersOnly,
      resourcesMayAlias,
      allResourcesBound,
    },
    sink,
  )
  if (linked) reportViolations(linked.dxil, sink)
  if (linked && sink.errorCount === 0) checkRootSignature(linked, options, sink)
  return linked && sink.errorCount === 0
    ? { ...linked, program: writeProgram(linked.dxil), options, details }
    : undefined
}

function checkRootSignature({ dxil, rootSignature }: Linked, { entry }: CompileOptions, sink: DiagnosticSink): void {
  const signature = rootSignature && readRootSignature(rootSignature)
  if (!signature) return
  const needs = needsOfPipelinePart(writePipelineInfo(dxil))
  for (const { row, message } of coverShader(signature, needs).problems)
    if (row.severity === 'error')
      sink.report(linkDiagnostics.err_link_root_signature(nowhere, { name: `'${entry}'`, problem: message }))
}

function containerOf({ dxil, program, rootSignature, options, details }: Finished): Uint8Array {
  return writeContainer(dxil, program, {
    signed: options.signed,
    stripReflection: options.stripsReflection,
    rootSignature: options.rootSignature.isStripped ? undefined : rootSignature,
    privateData: details.privateData,
  })
}

function listingOf({ dxil, program }: Finished): string {
  const head = listingHead(dxil, hex(md5(program.bitcode)), undefined)
  return [head, listingDependencies(dxil), bitcodeText(program.bitcode)].join('')
}
