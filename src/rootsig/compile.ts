// From text to a root signature without mistakes: parse, check, report.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { rootSignatureDiagnostics as messages } from '../diagnostics/tables/root-signatures.ts'
import { checkRootSignature } from './check.ts'
import { parseRootSignature } from './parse.ts'
import type { RootSignature, RootSignatureVersion } from './signature.ts'
import type { SignatureText } from './text.ts'
import { localRootSignatureFlag } from './words.ts'

export interface RootSignatureOptions {
  readonly version: RootSignatureVersion
  /** What GlobalRootSignature and LocalRootSignature say about the flag LOCAL_ROOT_SIGNATURE. */
  readonly place: 'any' | 'global' | 'local'
}

/** `undefined` after mistakes, which were reported. */
export function compileRootSignature(
  source: SignatureText,
  { version, place }: RootSignatureOptions,
  sink: DiagnosticSink,
): RootSignature | undefined {
  const { signature: parsed, problems: mistakes } = parseRootSignature(source, version)
  if (!parsed) {
    for (const mistake of mistakes) sink.report(mistake)
    return undefined
  }
  const signature = place === 'local' ? { ...parsed, flags: parsed.flags | localRootSignatureFlag } : parsed
  const problems = [...mistakes, ...checkRootSignature(signature)]
  if (place === 'global' && (signature.flags & localRootSignatureFlag) !== 0)
    problems.push(messages.err_hlsl_rootsig_local_flag_on_global(source.location))
  for (const problem of problems) sink.report(problem)
  return problems.length > 0 ? undefined : signature
}
