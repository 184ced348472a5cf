import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'

export function run(_settings: Settings, _terminal: Terminal): number {
  return 0
}
