// Options for people who look into the optimiser.
import type { OptionRow } from './row.ts'
import { always } from './row.ts'

export const passOptions: readonly OptionRow[] = [
  {
    names: ['--passes'],
    form: 'word',
    value: 'a,b',
    section: 'optimization',
    commands: ['opt'],
    summary: 'run these passes instead of those of the optimisation level',
    apply: always((settings, value) => {
      settings.passes.names = names(value)
    }),
  },
  {
    names: ['--print-after'],
    form: 'word',
    value: 'a,b',
    section: 'optimization',
    commands: ['opt'],
    summary: 'print the module to stderr after each run of these passes that changed it',
    apply: always((settings, value) => {
      settings.passes.printAfter.push(...names(value))
    }),
  },
  {
    names: ['--print-after-all'],
    section: 'optimization',
    commands: ['opt'],
    summary: 'the same after every pass',
    apply: always((settings) => {
      settings.passes.printAfterAll = true
    }),
  },
  {
    names: ['--verify-each'],
    section: 'optimization',
    commands: ['opt'],
    summary: 'check the module after every pass that changed it',
    apply: always((settings) => {
      settings.passes.verifyEach = true
    }),
  },
  {
    names: ['--time-passes'],
    section: 'optimization',
    commands: ['opt'],
    summary: 'print to stderr how long each pass took',
    apply: always((settings) => {
      settings.passes.time = true
    }),
  },
]

function names(list: string): string[] {
  return list.split(',').filter((name) => name !== '')
}
