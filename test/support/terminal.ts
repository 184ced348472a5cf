// Runs the command line in this process, with files in a folder of its own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { run } from '../../src/cli/main.ts'
import type { Terminal } from '../../src/cli/terminal.ts'

export interface Ran {
  readonly status: number
  readonly out: string
  readonly error: string
}

export interface Bench {
  readonly folder: string
  /** Writes a file and returns its path. */
  file(name: string, content: string | Uint8Array): string
  read(name: string): string
  /** Paths of the folder are left out of what it prints. */
  descry(...words: string[]): Promise<Ran>
}

export function createBench(): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'descry-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return {
    folder,
    file(name, content) {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    async descry(...words) {
      let out = ''
      let error = ''
      const terminal: Terminal = {
        out: (text) => {
          out += text
        },
        error: (text) => {
          error += text
        },
        outIsTerminal: false,
        errorIsTerminal: false,
        environment: {},
      }
      const status = await run(words, terminal)
      const short = (text: string): string => text.replaceAll(`${folder}/`, '')
      return { status, out: short(out), error: short(error) }
    },
  }
}
