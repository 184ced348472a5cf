import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { askAll, frugalFlags, roomyFlags, workerFlags } from './pool.ts'

test('the Node at hand knows the flags of workers', () => {
  expect(spawnSync(process.execPath, [...workerFlags(), '-e', '0'], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
})

test('flags that a later V8 has no more are not for a later Node', () => {
  expect(workerFlags('20.20.2')).toEqual([...roomyFlags, ...frugalFlags])
  expect(workerFlags('22.11.0')).toEqual(roomyFlags)
  expect(workerFlags('24.0.0')).toEqual(roomyFlags)
  expect(workerFlags('26.0.0')).toEqual([])
})

test('a worker that cannot be started fails its jobs, and the batch ends', async () => {
  const { execPath } = process
  process.execPath = '/no/such/node'
  const answers: string[] = []
  try {
    await askAll([{ line: 1, text: '' }], {
      script: 'worker.js',
      words: [],
      size: 1,
      lost: (_, why) => ({ id: '', ok: false, text: why }),
      answered: ({ text }) => answers.push(text),
    })
  } finally {
    process.execPath = execPath
  }
  expect(answers).toEqual(['no worker could be started: no such file'])
})
