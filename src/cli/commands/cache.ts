// `descry cache --cache DIR`: what the cache of `descry batch` holds; with --prune, made small again.
import { megabyte, openStore } from '../cache/store.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export function run({ cache, cacheMegabytes, prune }: Settings, terminal: Terminal): number {
  if (cache === undefined) return fail(terminal, ['which cache? --cache DIR says it'])
  const most = prune ? cacheMegabytes * megabyte : Number.POSITIVE_INFINITY
  const { files, bytes, removedFiles, removedBytes } = openStore(cache).prune(most)
  const size = (count: number): string => `${(count / megabyte).toFixed(1)} MB`
  terminal.out(`${files - removedFiles} files, ${size(bytes - removedBytes)}\n`)
  if (prune) terminal.out(`removed ${removedFiles} files, ${size(removedBytes)}\n`)
  return exitStatus.success
}
