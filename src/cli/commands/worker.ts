// `descry worker --bazel`: a persistent worker of Bazel, with its JSON protocol: a request a line on stdin, an answer a line on stdout.
//
//   { "arguments": ["-T", "ps_6_6", "a.hlsl", "-Fo", "a.dxo"], "requestId": 3 }   ->   { "exitCode": 0, "output": "", "requestId": 3 }
//
// Requests are answered in order. One that is cancelled has begun or is answered already, so its answer is reported as it is.
import { createInterface } from 'node:readline'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

interface WorkRequest {
  readonly arguments?: readonly string[]
  readonly requestId?: number
  readonly cancel?: boolean
  /** Where the files of the request lie, with --experimental_worker_multiplex_sandboxing. */
  readonly sandboxDir?: string
}

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  if (!settings.project.isBazelWorker) return fail(terminal, ["'descry worker' needs --bazel"])
  const { run: runCommand } = await import('../main.ts')
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const request = parsed(line)
    if (!request) {
      terminal.out(
        `${JSON.stringify({ exitCode: exitStatus.usage, output: 'this is not a work request', requestId: 0 })}\n`,
      )
      continue
    }
    if (request.cancel === true) continue
    const answer = await answerTo(request, terminal, runCommand)
    terminal.out(`${JSON.stringify(answer)}\n`)
  }
  return exitStatus.success
}

async function answerTo(
  { arguments: words = [], requestId = 0, sandboxDir }: WorkRequest,
  terminal: Terminal,
  runCommand: (words: readonly string[], terminal: Terminal) => Promise<number>,
): Promise<object> {
  let output = ''
  const captured: Terminal = {
    out: (text) => {
      output += typeof text === 'string' ? text : Buffer.from(text).toString('latin1')
    },
    error: (text) => {
      output += text
    },
    outIsTerminal: false,
    errorIsTerminal: false,
    environment: terminal.environment,
  }
  const before = process.cwd()
  try {
    if (sandboxDir !== undefined) process.chdir(sandboxDir)
    const exitCode = await runCommand(words, captured)
    return { exitCode, output, requestId }
  } catch (error) {
    return { exitCode: exitStatus.bug, output: String(error), requestId }
  } finally {
    process.chdir(before)
  }
}

function parsed(line: string): WorkRequest | undefined {
  try {
    const request = JSON.parse(line) as WorkRequest | null
    return typeof request === 'object' && request !== null ? request : undefined
  } catch {
    return undefined
  }
}
