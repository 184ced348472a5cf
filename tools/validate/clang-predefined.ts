// The macros we define for Clang's rules have the values Clang 22 gives them.
import { spawnSync } from 'node:child_process'
import { stages } from '../../src/hlsl/profiles.ts'
import { predefinedMacros } from '../../src/preprocess/predefined.ts'
import type { Check } from './check.ts'

export const check: Check = {
  name: 'clang-predefined',
  tools: ['clang-22'],
  run() {
    const problems: string[] = []
    for (const { stage, prefix } of Object.values(stages)) {
      if (prefix === undefined) continue
      for (const [version, languageVersion] of [
        ['2021', 2021],
        ['202x', 2029],
      ] as const) {
        const target = { compiler: 'clang', stage, major: 6, minor: 6, languageVersion } as const
        const ours = predefinedMacros({ ...target, hasNative16Bit: true, spirv: undefined })
        const theirs = askClang(stage, version)
        for (const [name, value] of ours)
          if (theirs.get(name) !== value)
            problems.push(`${stage} ${version}: ${name} is ${value}, Clang says ${theirs.get(name) ?? 'nothing'}`)
      }
    }
    return problems
  },
}

function askClang(stage: string, version: string): ReadonlyMap<string, string> {
  const triple = ['-triple', `dxil-pc-shadermodel6.6-${stage}`, '-x', 'hlsl', `-std=hlsl${version}`]
  const types = ['-fnative-half-type', '-fnative-int16-type']
  const { stdout } = spawnSync('clang-22', ['-cc1', ...triple, ...types, '-E', '-dM', '-'], {
    input: '',
    encoding: 'utf8',
  })
  return new Map([...stdout.matchAll(/^#define (\w+) (.*)$/gm)].map(([, name, value]) => [name!, value!]))
}
