import { expect, test } from 'vitest'
import { parseJob } from './job.ts'

const parse = (job: object) => parseJob(JSON.stringify(job), 7, 'jobs')

test('a job is a command line in other words', () => {
  const parsed = parse({
    id: 'a',
    file: 'a.hlsl',
    entry: '',
    profile: 'lib_6_6',
    defines: ['A=1'],
    includes: ['inc', '/abs'],
    args: ['-HV', '2018', '-I', 'own', '--rules', 'dxc'],
    command: 'lint',
  })
  expect(parsed).toMatchObject({
    job: {
      id: 'a',
      command: 'lint',
      path: 'jobs/a.hlsl',
      settings: {
        compile: { entry: '', profile: 'lib_6_6', hlslVersion: '2018', rules: 'dxc' },
        defines: ['A=1'],
        includes: ['jobs/own', 'jobs/inc', '/abs'],
      },
    },
  })
})

test('the default command is bindings, the default entry main, the default id the line', () => {
  expect(parse({ source: 'x' })).toMatchObject({
    job: { id: 'line 7', command: 'bindings', source: 'x', settings: { compile: { entry: 'main' } } },
  })
})

test('files that only compiling writes are named', () => {
  const args = ['-Fo', 'a.dxo']
  const why = 'only "command": "compile" writes the files of "args"'
  expect(parse({ file: 'a', args })).toMatchObject({
    job: { command: 'bindings', settings: { compile: { ineffective: [{ name: '-Fo', why }] } } },
  })
  expect(parse({ file: 'a', args, command: 'compile' })).toMatchObject({
    job: { settings: { compile: { ineffective: [] } } },
  })
})

test.each([
  ['{', 'line 7: this is not JSON'],
  ['[]', 'line 7: a job is an object'],
  ['{"id":"a"}', 'line 7: a job needs "file" or "source", and not both'],
  ['{"file":1}', 'line 7: "file" is a string'],
  ['{"file":"a","args":"-T"}', 'line 7: "args" is a list of strings'],
  ['{"file":"a","profile":"zz"}', "line 7: invalid value 'zz' for option '-T': no such profile"],
  ['{"file":"a","source":""}', 'line 7: a job needs "file" or "source", and not both'],
  ['{"file":"a","profil":"ps_6_0"}', 'line 7: there is no field "profil"; did you mean "profile"?'],
  ['{"file":"a","outputs":["a.dxo"]}', 'line 7: "outputs" is an object of file names'],
  ['{"file":"a","outputs":{"spriv":"a.spv"}}', 'line 7: there is no output "spriv"; did you mean "spirv"?'],
  ['{"file":"a","outputs":{"glsl":"x","hlsl":"x"}}', 'line 7: two outputs go to "x"'],
  ['{"file":"a","command":"freeze","outputs":{"glsl":"x"}}', 'line 7: "outputs" are not for "freeze"'],
])('%s', (line, problem) => {
  expect(parseJob(line, 7, '.')).toMatchObject({ problem })
})
