// The playground in a headless Chromium: the first table, what a keystroke costs, and the longest task of the main thread meanwhile.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BenchRow, BenchStage } from './stage.ts'

export const stage: BenchStage = {
  name: 'page',
  async run(): Promise<readonly BenchRow[]> {
    const path = join(import.meta.dirname, '..', '..', 'apps', 'playground', 'browser', 'speed.ts')
    const { measure }: { measure(): Promise<readonly BenchRow[]> } = await import(pathToFileURL(path).href)
    return measure()
  },
}
