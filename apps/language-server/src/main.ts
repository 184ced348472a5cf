// The server as a process: `descry-language-server --stdio`.
import { existsSync } from 'node:fs'
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { createGitHost } from '../../../src/cli/git-host.ts'
import { version } from '../../../src/index.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { startServer } from './server.ts'

const help = `usage: descry-language-server --stdio

A language server for HLSL: messages, registers and why they are what they are, completion, renames.
  --stdio     speaks the language server protocol over standard input and output
  --version   prints the version
  --help      prints this text
`

export function run(words: readonly string[]): void {
  if (words.includes('--version')) process.stdout.write(`${version}\n`)
  else if (!words.includes('--stdio')) {
    process.stdout.write(help)
    if (!words.includes('--help')) process.exitCode = 2
  } else serve()
}

function serve(): void {
  const host = createDiskHost()
  const reader = new StreamMessageReader(process.stdin)
  const connection = createConnection(reader, new StreamMessageWriter(process.stdout))
  startServer(connection, {
    host,
    invalidate: (path) => host.invalidate(path),
    commitHost: (revision, path) => createGitHost(revision, path, undefined),
    explanations: explanationsPage(),
  })
}

/** Beside the bundle, or in the repository. */
function explanationsPage(): string | undefined {
  const places = ['diagnostics.md', '../../../docs/generated/diagnostics.md']
  return places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))?.href
}
