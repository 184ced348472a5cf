import { expect, test } from 'vitest'
import { readCompileCommands, readShaderMake } from './import-lists.ts'

test("ShaderMake's configuration", () => {
  const text = `// shaders
passes/blur.hlsl -T ps -E BlurPS -D TAPS={5,9} -D HDR -D GAMMA=2.2
#ifdef VULKAN
only_vulkan.hlsl -T cs_6_5
#else
/* not
   here.hlsl -T vs */
rt.hlsl -T lib -o out
depth.hlsl -T vs -E {assembled,loaded}
#endif
broken.hlsl -E main
what.hlsl -T ps --unknown
`
  expect(readShaderMake(text, '6_6', new Set())).toEqual({
    args: ['-enable-16bit-types'],
    shaders: [
      {
        files: 'passes/blur.hlsl',
        entry: 'BlurPS',
        profile: 'ps_6_6',
        defines: { HDR: true, GAMMA: '2.2' },
        axes: { TAPS: ['5', '9'] },
      },
      { files: 'rt.hlsl', profile: 'lib_6_6' },
      {
        files: 'depth.hlsl',
        entries: [
          { entry: 'assembled', profile: 'vs_6_6' },
          { entry: 'loaded', profile: 'vs_6_6' },
        ],
      },
    ],
    problems: ['line 11: a file and -T are needed', "line 12: '--unknown' is not understood"],
  })
  expect(readShaderMake(text, '6_6', new Set(['VULKAN'])).shaders[1]).toEqual({
    files: 'only_vulkan.hlsl',
    entry: 'main',
    profile: 'cs_6_5',
  })
})

test('all options of a line, and lines that are permutations of one shader', () => {
  const text = `a.cs.hlsl -T cs -m 6_2 -O1 -D MODE={A,B} -D N={1,2}
a.cs.hlsl -T cs -D MODE=C --compilerOptionsDXIL="-enable-16bit-types -Gis" --compilerOptionsSPIRV "-x" --noRegShifts
a.cs.hlsl -T cs -s Debug -X "-Od"
`
  expect(readShaderMake(text, '6_5', new Set())).toEqual({
    args: ['-enable-16bit-types'],
    shaders: [
      {
        files: 'a.cs.hlsl',
        entry: 'main',
        profile: 'cs_6_2',
        axes: { MODE: ['A', 'B'], N: ['1', '2'] },
        args: ['-O1'],
      },
      {
        files: 'a.cs.hlsl',
        entry: 'main',
        profile: 'cs_6_5',
        axes: { MODE: ['C'] },
        args: ['-enable-16bit-types', '-Gis'],
      },
      { files: 'a.cs.hlsl', name: 'a.csDebug', entry: 'main', profile: 'cs_6_5', args: ['-Od'] },
    ],
    problems: [],
  })
})

test('compile_commands.json', () => {
  const commands = [
    {
      directory: '.',
      file: 'a.hlsl',
      command: 'C:\\\\dxc\\\\dxc.exe -T ps_6_6 /E PS -D "A=x y" -DB -I inc -O3 -HV 2021 a.hlsl -Fo a.dxo',
    },
    { directory: '.', file: 'b.cpp', arguments: ['g++', 'b.cpp'] },
  ]
  expect(readCompileCommands(JSON.stringify(commands))).toEqual({
    shaders: [
      {
        files: 'a.hlsl',
        entry: 'PS',
        profile: 'ps_6_6',
        defines: { A: 'x y', B: true },
        includes: ['inc'],
        args: ['-O3', '-HV', '2021'],
      },
    ],
    problems: [],
  })
  expect(readCompileCommands('[]').problems).toEqual(['no line calls dxc'])
  expect(readCompileCommands('{').problems).toEqual(['this is not JSON'])
})

test('shaders of one name in several folders, and a library beside a shader, are told apart', () => {
  const list = `A/Shade.hlsl -T cs -D RAYS={0,1}
A/Shade.hlsl -T lib
B/Shade.hlsl -T ps -E {main,other}
Alone.hlsl -T ps
`
  const { shaders } = readShaderMake(list, '6_5', new Set())
  expect(shaders.map(({ name, entries }) => name ?? entries?.map((entry) => entry.name))).toEqual([
    'A/Shade',
    'A/Shade.lib',
    ['B/Shade', undefined],
    undefined,
  ])
})

test('types of 16 bits are asked for where ShaderMake does', () => {
  const { shaders, args } = readShaderMake('a.hlsl -T cs -m 6_0\nb.hlsl -T cs\n', '6_5', new Set())
  expect(args).toBe(undefined)
  expect(shaders.map((shader) => shader.args)).toEqual([undefined, ['-enable-16bit-types']])
})
