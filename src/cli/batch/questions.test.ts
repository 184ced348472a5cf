import { expect, test } from 'vitest'
import { questionsOf } from './questions.ts'

test('lines are counted with the empty ones', () => {
  expect(questionsOf('\n{"id":"a","source":""}\r\n\n{', '.')).toEqual([
    { line: 2, text: '{"id":"a","source":""}' },
    { line: 4, text: '{' },
  ])
})

test('an id, and a file that is written, belong to one job', () => {
  const jobs = [
    '{"id":"a","source":"","outputs":{"glsl":"x.glsl"}}',
    '{"id":"a","source":""}',
    '{"id":"b","source":"","outputs":{"hlsl":"./x.glsl"}}',
  ]
  expect(questionsOf(jobs.join('\n'), '.').map(({ problem }) => problem)).toEqual([
    undefined,
    'line 2: line 1 has the id "a", too',
    'line 3: line 1 writes "./x.glsl", too',
  ])
})
