import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { frugalFlags, roomyFlags, workerFlags } from './worker-process.ts'

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
