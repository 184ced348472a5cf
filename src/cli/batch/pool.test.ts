import { expect, test } from 'vitest'
import { askAll } from './pool.ts'

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
