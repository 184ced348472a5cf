// What is different between two root signatures, part by part.
import { signatureElements } from './print.ts'
import type { RootSignature } from './signature.ts'

/** A part that two root signatures have differently. */
export interface SignatureChange {
  /** `flags`, `parameter 2`, `static sampler 0`, `version`. */
  readonly part: string
  /** As the text of a signature writes it; null where there is none. */
  readonly before: string | null
  readonly after: string | null
}

export function compareSignatures(
  before: RootSignature | undefined,
  after: RootSignature | undefined,
): readonly SignatureChange[] {
  const [left, right] = [partsOf(before), partsOf(after)]
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((part) => {
    const change = { part, before: left.get(part) ?? null, after: right.get(part) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function partsOf(signature: RootSignature | undefined): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  if (!signature) return parts
  parts.set('version', `1.${signature.version}`)
  const { flags, parameters } = signature
  const elements = signatureElements(signature)
  if (flags !== 0) parts.set('flags', elements[0]!)
  for (const [index, element] of elements.slice(flags === 0 ? 0 : 1).entries())
    parts.set(index < parameters.length ? `parameter ${index}` : `static sampler ${index - parameters.length}`, element)
  return parts
}
