#!/usr/bin/env node
// The server as a process: `descry-language-server --stdio` (or `--node-ipc`, `--socket=PORT`, as the editor says).
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { version } from '../../../src/index.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { Projects } from './projects.ts'
import { Server } from './server.ts'

const usage = `descry-language-server ${version}

  descry-language-server --stdio        messages over standard input and output, as most editors start it
  descry-language-server --socket=PORT  messages over a socket
  descry-language-server --version

Set-ups for editors: docs/editors.md`

const words = process.argv.slice(2)
if (words.includes('--version')) {
  console.log(version)
} else if (!words.some((word) => /^--(stdio|node-ipc|socket|pipe)/.test(word))) {
  console.error(usage)
  process.exitCode = words.includes('--help') ? 0 : 2
} else {
  const connection = createConnection(ProposedFeatures.all)
  const projects = new Projects()
  void new Server(connection, {
    files: createDiskHost(),
    projectVariants: (path) => projects.variantsOf(path),
  })
  connection.listen()
}
