// The playground in a headless Chromium: everything a person does, offline, on a phone, in the dark, with hostile input; axe finds no
// fault; what is loaded before the first table stays small. The steps are in apps/playground/browser, which knows the types of browsers.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from './check.ts'

export const check: Check = {
  name: 'page',
  tools: ['chromium'],
  run: () => problemsOf('page-check.ts'),
}

export async function problemsOf(file: string): Promise<readonly string[]> {
  const path = join(import.meta.dirname, '..', '..', 'apps', 'playground', 'browser', file)
  const { problems }: { problems(): Promise<readonly string[]> } = await import(pathToFileURL(path).href)
  return problems()
}
