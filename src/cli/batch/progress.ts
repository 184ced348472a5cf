// A progress bar on stderr, only where somebody watches:  [#########           ] 45/100, 2 failed
import type { Terminal } from '../terminal.ts'

const width = 30
const interval = 100

export interface Progress {
  step(ok: boolean): void
  clear(): void
}

export function createProgress(total: number, terminal: Terminal): Progress {
  let done = 0
  let failed = 0
  let last = 0
  return {
    step(ok) {
      done++
      if (!ok) failed++
      const now = Date.now()
      if (!terminal.errorIsTerminal || (now - last < interval && done < total)) return
      last = now
      const filled = Math.round((done / total) * width)
      const bar = '#'.repeat(filled).padEnd(width)
      terminal.error(`\r[${bar}] ${done}/${total}${failed > 0 ? `, ${failed} failed` : ''}`)
    },
    clear() {
      if (terminal.errorIsTerminal && last > 0) terminal.error('\r\x1b[K')
    },
  }
}
