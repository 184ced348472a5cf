// What the controls of the page mean to the compiler.
import type { PartialOptions } from '../../../../src/explore.ts'
import type { Program } from '../program.ts'

export function optionsOf({ entry, profile, defines, rules, target, level }: Program): PartialOptions {
  return {
    entry,
    profile: profile === '' ? undefined : profile,
    defines: defines.split(/\s+/).filter((word) => word !== ''),
    rules,
    target,
    optimization: level,
  }
}
