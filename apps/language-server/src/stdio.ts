// The server as a process: `descry-language-server --stdio`, or `--node-ipc`, `--socket=PORT`, `--pipe=NAME`, as the editor says.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isMainThread, parentPort } from 'node:worker_threads'
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { createGitHost } from '../../../src/cli/git-host.ts'
import { version } from '../../../src/index.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { deepThread, serveDeep } from './deep-thread.ts'
import { startServer } from './server.ts'

const usage = `descry-language-server ${version}

  descry-language-server --stdio        messages over standard input and output, as most editors start it
  descry-language-server --socket=PORT  messages over a socket
  descry-language-server --version

Set-ups for editors: docs/editors.md
`

/** The page with the rules behind messages: beside the bundle, or in the repository. */
function explanationsPage(): string | undefined {
  const folder = import.meta.dirname
  const places = [`${folder}/diagnostics.md`, `${folder}/../../../docs/generated/diagnostics.md`]
  const found = places.find((place) => existsSync(place))
  return found === undefined ? undefined : pathToFileURL(found).href
}

const words = process.argv.slice(2)
if (!isMainThread) serveDeep(parentPort!)
else if (words.includes('--version')) process.stdout.write(`${version}\n`)
else if (!words.some((word) => /^--(stdio|node-ipc|socket|pipe)/.test(word))) {
  process.stderr.write(usage)
  process.exitCode = words.includes('--help') ? 0 : 2
} else {
  const host = createDiskHost()
  startServer(createConnection(ProposedFeatures.all), {
    host,
    invalidate: (path) => host.invalidate(path),
    commitHost: (revision, path) => createGitHost(revision, path, undefined),
    explanations: explanationsPage(),
    deep: (service) => deepThread(process.argv[1]!, service),
  })
}
