import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function watched(errorIsTerminal: boolean) {
  const written: string[] = []
  const terminal = {
    out() {},
    error: (text: string) => written.push(text),
    outIsTerminal: false,
    errorIsTerminal,
    environment: {},
  }
  return { written, terminal }
}

test('who watches sees the rate, the time left and who failed', () => {
  const { written, terminal } = watched(true)
  let time = 0
  const progress = createProgress(100, terminal, () => time)
  time = 1000
  progress.step({ id: 'a', ok: true, error: undefined })
  expect(written.at(-1)).toContain('1/100, 1.0/s, 2 min left')
  time = 4000
  progress.step({ id: 'shadows', ok: false, error: 'no' })
  expect(written.at(-2)).toContain('failed: shadows: no\n')
  expect(written.at(-1)).toContain('2/100, 0.5/s, 4 min left, 1 failed')
})

test('where nobody watches there is nothing', () => {
  const { written, terminal } = watched(false)
  const progress = createProgress(1, terminal, () => 0)
  progress.step({ id: 'a', ok: false, error: 'no' })
  progress.clear()
  expect(written).toEqual([])
})
