// From a compilation to DXIL.
import type { Profile } from '../hlsl/profiles.ts'
import type { DxilModule } from '../targets/dxil/dxil-module.ts'
import { type DxilOptions, toDxil } from '../targets/dxil/to-dxil.ts'
import { reportViolations } from '../targets/dxil/validate/report.ts'
import type { Compilation } from './compilation.ts'
import type { CompileOptions } from './options.ts'

/** A stage: the module as DXIL; absent when there are errors. */
export function dxilStage(compilation: Compilation): DxilModule | undefined {
  const { profile, options, sink } = compilation
  const generated = compilation.giveAway()
  if (!generated || sink.errorCount > 0) return undefined
  const dxil = toDxil(generated, dxilOptions(profile, options), sink)
  if (sink.errorCount === 0) reportViolations(dxil, sink)
  return sink.errorCount === 0 ? dxil : undefined
}

const leastValidator = 8

function dxilOptions(profile: Profile, options: CompileOptions): DxilOptions {
  const { native16Bit, allResourcesBound, resourcesMayAlias } = options
  const validatorVersion = options.validatorVersion ?? ([1, Math.max(profile.minor, leastValidator)] as const)
  const isUnoptimized = options.optimization === 0
  return { profile, native16Bit, validatorVersion, allResourcesBound, resourcesMayAlias, isUnoptimized }
}
