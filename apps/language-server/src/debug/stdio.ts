// `descry-debug-adapter`: the Debug Adapter Protocol over standard input and output.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { encodeMessage, MessageReader, type Request } from './protocol.ts'
import { RunThread, serveRun } from './run-thread.ts'
import { DebugSession } from './session.ts'

if (isMainThread) {
  const session = new DebugSession(
    (message) => process.stdout.write(encodeMessage(message)),
    (launch, breakpoints, take) => new RunThread(process.argv[1]!, launch, breakpoints, take),
  )
  const reader = new MessageReader((message) => {
    session.take(message as unknown as Request)
    if (message.command === 'disconnect') process.stdin.pause()
  })
  process.stdin.on('data', (bytes: Buffer) => reader.push(bytes))
} else serveRun(parentPort!, workerData)
