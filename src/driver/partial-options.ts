// Options that are given in part, on top of the defaults; objects inside may be partial, too: `{ vulkan: { invertY: true } }`.
import { type CompileOptions, defaultOptions } from './options.ts'

/** Every option may be left out, and every field of `vulkan`, `warnings`, `exports` and other groups. */
export type PartialOptions = {
  readonly [Name in keyof CompileOptions]?: CompileOptions[Name] extends readonly unknown[] | undefined
    ? CompileOptions[Name]
    : CompileOptions[Name] extends object
      ? Partial<CompileOptions[Name]>
      : CompileOptions[Name]
}

export function completeOptions(given: PartialOptions): CompileOptions {
  const complete: Record<string, unknown> = { ...defaultOptions }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    const known = complete[name]
    complete[name] = isGroup(known) && isGroup(value) ? { ...known, ...value } : value
  }
  return complete as unknown as CompileOptions
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
