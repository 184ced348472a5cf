// Options of what stays between runs: the cache on disk and the resident server.
import type { OptionRow } from './row.ts'
import { always, wholeNumber } from './row.ts'

export const residentOptions: readonly OptionRow[] = [
  {
    names: ['--cache'],
    form: 'word',
    value: 'dir',
    section: 'general',
    commands: ['batch', 'cache', 'build', 'lock', 'check'],
    summary:
      'keep results of jobs there, with the files they write; jobs whose sources did not change are not run again',
    apply: always((settings, value) => {
      settings.cache = value
    }),
  },
  {
    names: ['--cache-size'],
    form: 'word',
    value: 'MB',
    section: 'general',
    commands: ['batch', 'cache', 'build', 'lock', 'check'],
    summary: 'largest size of the cache (default: 1024); the least recently used entries are removed first',
    apply: wholeNumber((settings, value) => {
      settings.cacheMegabytes = value
    }, 1_048_576),
  },
  {
    names: ['--prune'],
    section: 'general',
    commands: ['cache'],
    summary: 'shrink the cache to --cache-size',
    apply: always((settings) => {
      settings.prune = true
    }),
  },
  {
    names: ['--idle'],
    form: 'word',
    value: 'minutes',
    section: 'general',
    commands: ['serve'],
    summary: 'end after so many idle minutes (default: 10)',
    apply: wholeNumber((settings, value) => {
      settings.idleMinutes = value
    }, 10_080),
  },
  {
    names: ['--socket'],
    form: 'word',
    value: 'path',
    section: 'general',
    commands: ['serve'],
    summary: 'listen there (default: where DESCRY_SERVER=auto looks)',
    apply: always((settings, value) => {
      settings.socket = value
    }),
  },
]
