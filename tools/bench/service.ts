// The language service as an editor feels it: from a keystroke to messages, and completion, in a shader of 1,000 lines with 5,000 lines of
// headers; from the start of the server to its first messages.

import { startClient } from '../../apps/language-server/test/client.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { createLanguageService } from '../../src/service/service.ts'
import { clangdRows, percentile } from './clangd.ts'
import type { BenchRow, BenchStage } from './stage.ts'

const keystrokes = 60
const path = '/bench/main.hlsl'

export const stage: BenchStage = {
  name: 'service',
  async run(): Promise<readonly BenchRow[]> {
    return [...typing(), await start(), ...(await clangdRows(files(), path))]
  },
}

/** Functions of the kind shaders are made of, ten lines each. */
function functions(prefix: string, count: number, called: (index: number) => string): string {
  let text = ''
  for (let index = 0; index < count; index++)
    text += `float3 ${prefix}${index}(Light light, float3 position, float3 normal) {
  float3 offset = light.position - position;
  float distance = length(offset), falloff = saturate(1 - distance / light.range);
  if (falloff <= 0) return 0;
  float facing = max(dot(normal, offset / distance), 0.0);
  float4 shadow = 0;
  for (uint tap = 0; tap < 4; tap++) shadow += shadows.SampleLevel(smooth, position.xy * (tap + ${index}.5f), 0);
  float3 more = ${called(index)};
  return lerp(light.color, shadow.rgb + more, 0.25f) * (falloff * falloff * facing);
}
`
  return text
}

function files(): Record<string, string> {
  const common =
    'struct Light { float3 position; float range; float3 color; };\nTexture2D<float4> shadows; SamplerState smooth;\n'
  const headers: Record<string, string> = {}
  let includes = ''
  for (let header = 0; header < 10; header++) {
    const once = `#ifndef H${header}\n#define H${header}\n`
    headers[`/bench/h${header}.hlsli`] =
      `${once}${header === 0 ? common : ''}${functions(`helper${header}_`, 49, () => '0')}#endif\n`
    includes += `#include "h${header}.hlsli"\n`
  }
  const own = functions('own', 98, (index) => `helper${index % 10}_${index % 49}(light, position, normal)`)
  const main = `float4 main(float2 uv : UV) : SV_Target {
  Light light = (Light)0;
  float3 sum = 0;
${Array.from({ length: 8 }, (_, index) => `  sum += own${index * 12}(light, uv.xyx, sum);\n`).join('')}  return float4(sum, 1);
}
`
  return { [path]: includes + own + main, ...headers }
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
