import { expect, test } from 'vitest'
import { options } from './options/table.ts'
import { parseCommandLine } from './parse.ts'
import { compileOptions } from './settings.ts'

const noFile = () => false
const parse = (line: string, command = 'compile', isFile: (path: string) => boolean = noFile) =>
  parseCommandLine(command, line.split(' '), isFile)
const settingsOf = (line: string, command?: string) => {
  const { settings, problems } = parse(line, command)
  expect(problems).toEqual([])
  return settings
}
const problemsOf = (line: string, command?: string) => parse(line, command).problems

test.each(['-T ps_6_0 a.hlsl', '-Tps_6_0 a.hlsl', '/T ps_6_0 a.hlsl', '/Tps_6_0 a.hlsl', 'a.hlsl -T ps_6_0'])(
  '%s',
  (line) => {
    const settings = settingsOf(line)
    expect(settings.compile.profile).toBe('ps_6_0')
    expect(settings.inputs).toEqual(['a.hlsl'])
  },
)

test.each(['--rules dxc', '--rules=dxc'])('%s', (line) => {
  expect(settingsOf(line).compile.rules).toBe('dxc')
})

test('a typical dxc command line', () => {
  const line =
    '-nologo /E Main -Tlib_6_x -Zpr -enable-16bit-types -HV 2018 -DA -D B=1 -Iinc -I other -Od -Zi -Qembed_debug -Fd out.pdb ' +
    '-fvk-b-shift 10 0 -fspv-target-env=vulkan1.1 -WX -Wno-conversion -auto-binding-space 11 shader.hlsl -Fo out.dxo'
  const settings = settingsOf(line)
  expect(compileOptions(settings)).toMatchObject({
    entry: 'Main',
    profile: 'lib_6_x',
    matrixOrder: 'row',
    native16Bit: true,
    hlslVersion: '2018',
    defines: ['A', 'B=1'],
    includes: ['inc', 'other'],
    optimization: 0,
    autoBindingSpace: 11,
    warnings: {
      options: expect.arrayContaining([{ flag: 'conversion', action: 'disable' }]),
      allAreErrors: true,
      errorLimit: 20,
    },
  })
  expect(settings.inputs).toEqual(['shader.hlsl'])
  expect(settings.objectFile).toBe('out.dxo')
})

test('an absolute path is a file, a slash option is not', () => {
  expect(settingsOf('/home/me/a.hlsl').inputs).toEqual(['/home/me/a.hlsl'])
  expect(settingsOf('/Zi /Od').inputs).toEqual([])
  expect(parse('/Data/a.hlsl', 'compile', (path) => path === '/Data/a.hlsl').settings.inputs).toEqual(['/Data/a.hlsl'])
  expect(settingsOf('/DATA').defines).toEqual(['ATA'])
})

test('a single dash is stdin, two end the options', () => {
  expect(settingsOf('- -- -T').inputs).toEqual(['-', '-T'])
})

test('-W alone is -Wextra', () => {
  expect(settingsOf('-W a.hlsl')).toMatchObject({ warnings: [{ flag: 'extra', action: 'enable' }], inputs: ['a.hlsl'] })
})

test('machine formats have no error limit unless one is given', () => {
  const limit = (line: string) => compileOptions(settingsOf(line)).warnings.errorLimit
  expect(limit('--format json')).toBe(0)
  expect(limit('--format json -ferror-limit=3')).toBe(3)
  expect(limit('-ferror-limit=0')).toBe(0)
})

test.each([
  ['-enable-16bit-type', "unknown option '-enable-16bit-type'; did you mean '-enable-16bit-types'?"],
  ['--ruls=dxc', "unknown option '--ruls=dxc'; did you mean '--rules'?"],
  ['-zzzzzzzzz', "unknown option '-zzzzzzzzz'"],
  ['-T', "option '-T' needs a value, its profile"],
  ['-fvk-b-shift 1', "option '-fvk-b-shift' needs 2 values: shift space"],
  ['-T cs_6_99', "invalid value 'cs_6_99' for option '-T': no such profile; did you mean 'cs_6_9'?"],
  ['-T nonsense', "invalid value 'nonsense' for option '-T': no such profile"],
  ['--rules msvc', "invalid value 'msvc' for option '--rules': expected clang, dxc"],
  ['-HV 2020', "invalid value '2020' for option '-HV': expected 2016, 2017, 2018, 2021, 202x"],
  [
    '-auto-binding-space x',
    "invalid value 'x' for option '-auto-binding-space': expected a number from 0 to 4294967295",
  ],
  ['-D 1A', "invalid value '1A' for option '-D': a macro name is an identifier"],
  ['--jobs 4', "option '--jobs' is not for 'descry compile', only for batch, build, lock and check"],
])('%s', (line, problem) => {
  expect(problemsOf(line)).toEqual([problem])
})

test.each([
  ['-Zpr -Zpc', "'-Zpr' and '-Zpc' exclude each other"],
  ['-Zi -Zs', "'-Zi' and '-Zs' exclude each other"],
  ['-pack_optimized -pack_prefix_stable', "'-pack_prefix_stable' and '-pack-optimized' exclude each other"],
  ['-T ps_6_6 -exports main', "'-exports' is for libraries (-T lib_6_3 and newer), not for ps_6_6"],
  ['-T ps_6_0 -denorm ftz', "'-denorm' needs shader model 6.2, not ps_6_0"],
  ['-T ps_5_1 -enable-16bit-types', "'-enable-16bit-types' needs shader model 6.2, not ps_5_1"],
  ['-T ps_6_2 -HV 2016 -enable-16bit-types', "'-enable-16bit-types' needs -HV 2018 or newer, not 2016"],
  ['-T ps_6_2 -Gec -enable-16bit-types', "'-enable-16bit-types' needs -HV 2018 or newer, and -Gec is 2016"],
  ['-T ps_6_2 -Gfa', "'-Gfa' needs -all-resources-bound"],
  ['-T lib_6_5 -enable-payload-qualifiers', "'-enable-payload-qualifiers' needs shader model 6.6, not lib_6_5"],
  ['-T lib_6_x -validator-version 1.6', "'-validator-version' is only 0.0 for lib_6_x, which nobody validates"],
  ['-validator-version 1.99', "'-validator-version' knows validators up to 1.10"],
  ['-Gec -HV 2021', "'-Gec' is not supported with '-HV 2021', only with 2016"],
  ['-Qembed_debug', "'-Qembed_debug' needs debug information, -Zi"],
  ['-Fd a.pdb', "'-Fd' needs debug information, -Zi or -Zs"],
  ['-spirv -fvk-use-gl-layout -fvk-use-dx-layout', "'-fvk-use-gl-layout' and '-fvk-use-dx-layout' exclude each other"],
  ['-spirv -fvk-t-shift 1 all -fvk-t-shift 2 0', "'-fvk-t-shift' for all spaces must be the only one of its letter"],
  ['-spirv -T ps_6_0 -fvk-invert-y', "'-fvk-invert-y' is for stages that write SV_Position, not for ps_6_0"],
  ['-dumpbin -T ps_6_0', "'-dumpbin' and '-T' exclude each other"],
  ['-ferror-limit=', "option '-ferror-limit=' needs a value, its N"],
  ['-entry main', "unknown option '-entry': here it is -E"],
  ['-imacros a.h', "option '-imacros' is not supported: -include reads a file before the source"],
  ['-encoding utf16', "invalid value 'utf16' for option '-encoding': expected utf8"],
])('%s is refused', (line, problem) => {
  expect(problemsOf(line)).toEqual([problem])
})

test.each([
  '-spirv -fspv-entrypoint-name=',
  '-spirv -T ds_6_0 -fvk-invert-y -fvk-t-shift 1 all -fvk-b-shift 1 0',
  '-Zi -Qembed_debug -Fd a.pdb',
  '-T lib_6_6 -exports a -default-linkage external',
  '-T lib_6_x -Zpr',
])('%s is fine', (line) => {
  expect(problemsOf(line)).toEqual([])
})

test('every problem of a line is told', () => {
  expect(problemsOf('-zzzzzzzzz --rules x a.hlsl')).toHaveLength(2)
})

test('names are unique, and every option that does something says how it is written', () => {
  const names = options.flatMap((row) => row.names)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const row of options) {
    // What has no effect may still contradict another option.
    if (row.fate !== 'no effect') expect(row.apply === undefined, row.names[0]).toBe(row.fate !== undefined)
    expect(row.value === undefined, row.names[0]).toBe(row.form === undefined)
  }
})

test('empty words are nothing', () => {
  const { settings, problems } = parseCommandLine('compile', ['-T', 'ps_6_0', '', 'a.hlsl', ''], () => true)
  expect({ inputs: settings.inputs, problems }).toEqual({ inputs: ['a.hlsl'], problems: [] })
})

test('a file without a name is a variable of a script that is not set', () => {
  const { problems } = parseCommandLine('compile', ['-T', 'ps_6_0', '-Fo', '', '-E', '', 'a.hlsl'], () => true)
  expect(problems).toEqual(["option '-Fo' needs a value, its file"])
})
