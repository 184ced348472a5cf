// An output as a file of SPIR-V that the runner takes: SPIR-V as it is, GLSL by glslang.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

export type Form = 'spirv' | 'glsl'

/** By which glslangValidator knows the stage. */
const extensions: Readonly<Record<string, string>> = {
  cs: 'comp',
  vs: 'vert',
  hs: 'tesc',
  ds: 'tese',
  gs: 'geom',
  ps: 'frag',
}

/** What glslang says against it, if it does. */
export function writeModule(
  module: string,
  output: string | Uint8Array,
  form: Form,
  profile: string,
): string | undefined {
  if (form === 'spirv') {
    writeFileSync(module, output)
    return undefined
  }
  const file = module.replace('.spv', `.${extensions[profile.slice(0, 2)]}`)
  writeFileSync(file, output)
  const words = ['-V', '--target-env', 'vulkan1.3', file, '-o', module]
  const { status, stdout } = spawnSync('glslangValidator', words, { encoding: 'utf8' })
  return status === 0 ? undefined : `glslang: ${stdout.split('\n').find((line) => line.includes('ERROR')) ?? stdout}`
}
