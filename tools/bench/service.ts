// The language service as an editor feels it: from a keystroke to messages, and completion, in a shader of 1,000 lines with 5,000 lines of
// headers; from the start of the server to its first messages.

import { startClient } from '../../apps/language-server/test/client.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { createLanguageService } from '../../src/service/service.ts'
import { clangdRows, percentile } from './clangd.ts'
import { largeShader } from './large-shader.ts'
import type { BenchRow, BenchStage } from './stage.ts'

const keystrokes = 60
const path = '/bench/main.hlsl'

function files(): Record<string, string> {
  return largeShader('/bench')
}

export const stage: BenchStage = {
  name: 'service',
  async run(): Promise<readonly BenchRow[]> {
    return [...typing(), await start(), ...(await clangdRows(files(), path))]
  },
}

function typing(): BenchRow[] {
  const all = files()
  const service = createLanguageService(createMemoryHost(all))
  const text = all[path]!
  const at = text.indexOf('float3 more', text.indexOf('own50'))
  const line = text.slice(0, at).split('\n').length - 1
  service.open(path, text, 1)
  service.diagnostics(path)
  const times: number[] = []
  const completions: number[] = []
  const word = '  float typed = falloff * 2 + facing;\n  '
  for (let stroke = 1; stroke <= keystrokes; stroke++) {
    const written = word.slice(0, (stroke % word.length) + 1)
    service.change(path, text.slice(0, at) + written + text.slice(at), stroke + 1)
    let start = performance.now()
    service.diagnostics(path)
    times.push(performance.now() - start)
    if (stroke % 4 !== 0) continue
    start = performance.now()
    service.completion(path, { line, character: written.length })
    completions.push(performance.now() - start)
  }
  const lines = Object.values(all).reduce((sum, one) => sum + one.split('\n').length - 1, 0)
  const own = text.split('\n').length - 1
  const warm = times.slice(10)
  const note = `${own} lines, ${lines - own} of headers`
  return [
    { what: 'keystroke to messages, p50', milliseconds: percentile(warm, 0.5), note },
    { what: 'keystroke to messages, p95', milliseconds: percentile(warm, 0.95), note },
    { what: 'completion, p95', milliseconds: percentile(completions.slice(3), 0.95), note },
  ]
}

/** Of the built server, when there is one. */
async function start(): Promise<BenchRow> {
  const begin = performance.now()
  const client = await startClient([process.execPath, 'apps/language-server/bin/descry-language-server.js', '--stdio'])
  const uri = 'file:///bench/first.hlsl'
  client.open(uri, 'Texture2D<float4> image;\nfloat4 main() : SV_Target { return image[uint2(0, 0)]; }\n')
  await client.diagnostics(uri)
  const milliseconds = performance.now() - begin
  await client.stop()
  return {
    what: 'start of the server to its first messages',
    milliseconds,
    note: 'npm run build -w descry-language-server first',
  }
}
