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
    profile: 'cs_6_5',
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
