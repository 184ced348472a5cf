// Warning groups: `-Wall` and friends, and other spellings of one flag.
//
// A row names its own flag; a `-W` option acts on the row when it names that flag, a group that contains it, or an alias.

const groupsOfFlag: Readonly<Record<string, readonly string[]>> = {
  'legacy-constant-register-binding': ['disallow-legacy-binding-rules', 'hlsl'],
}

/** The flag itself and every group or alias that reaches it. */
export function flagsOf(flag: string): readonly string[] {
  return [flag, ...(groupsOfFlag[flag] ?? []), 'everything']
}

export function isKnownFlag(flag: string, known: Iterable<string>): boolean {
  for (const candidate of known) if (flagsOf(candidate).includes(flag)) return true
  return false
}
