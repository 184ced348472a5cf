// The compiler gives the same answers in Chromium as in Node, byte by byte: apps/playground/browser/answers-check.ts.
import type { Check } from './check.ts'
import { problemsOf } from './page.ts'

export const check: Check = {
  name: 'page-answers',
  tools: ['chromium'],
  run: () => problemsOf('answers-check.ts'),
}
