// Options that are given in part, on top of the defaults; objects inside may be partial, too: `{ vulkan: { invertY: true } }`.
import { checkOptions, mistakesInText } from './check-options.ts'
import type { Input } from './compilation.ts'
import type { CompileOptions } from './options.ts'

/** Every option may be left out, and every field of `vulkan`, `warnings`, `exports` and other groups. */
export type PartialOptions = {
  readonly [Name in keyof CompileOptions]?: CompileOptions[Name] extends readonly unknown[] | undefined
    ? CompileOptions[Name]
    : CompileOptions[Name] extends object
      ? Partial<CompileOptions[Name]>
      : CompileOptions[Name]
}

export function completeOptions(given: PartialOptions): CompileOptions {
  const { options, mistakes, unknown } = checkOptions(given)
  const complete = options as unknown as CompileOptions
  return {
    ...complete,
    ineffective: [...complete.ineffective, ...unknown],
    mistakes: [...complete.mistakes, ...mistakes],
  }
}

/** What a function of the library was called with: plain JavaScript may give anything. */
export function readCall(
  source: unknown,
  file: unknown,
  given: PartialOptions,
): { readonly input: Required<Input>; readonly options: CompileOptions } {
  const options = completeOptions(given)
  const mistakes = [...mistakesInText('the source', source), ...mistakesInText("'file'", file)]
  return {
    input: { path: typeof file === 'string' ? file : 'input.hlsl', text: typeof source === 'string' ? source : '' },
    options: { ...options, mistakes: [...mistakes, ...options.mistakes] },
  }
}
