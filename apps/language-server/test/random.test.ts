// Requests in random order between random edits: the server lives, answers, and its messages are about the text that it was sent last.
import { expect, test } from 'vitest'
import { startClient } from './client.ts'
import { random, randomEdit, randomRequest } from './random.ts'

const shader = `#define TWICE(x) ((x) + (x))
struct Light { float3 color; float power; float3 lit() { return color * power; } };
cbuffer Scene { Light sun; float4 tint; };
Texture2D<float4> albedo;
SamplerState smooth;
template<typename T> T pick(T a, T b) { return a.x > 0 ? a : b; }
float4 main(float2 uv : UV) : SV_Target {
  float4 color = albedo.Sample(smooth, uv) * tint;
  for (int i = 0; i < 3; i++) color.rgb += TWICE(sun.lit()) * i;
  return pick(color, float4(1, 0, 0, 1));
}
`

test('random edits and requests', async () => {
  const client = await startClient()
  const uri = 'file:///random/main.hlsl'
  const next = random(20_261_116)
  client.open(uri, shader)
  let text = shader
  for (let version = 2; version <= 120; version++) {
    const edited = next(15) === 0 ? { text: shader, change: { text: shader } } : randomEdit(text, next)
    text = edited.text
    client.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [edited.change] })
    await randomRequest(client, uri, text, next)
  }
  client.change(uri, shader, 1000)
  const last = await client.diagnostics(uri, ({ version }) => version === 1000)
  expect(last.diagnostics).toEqual([])
  const versions = client.published.filter((params) => params.uri === uri).map(({ version }) => version!)
  expect(versions).toEqual([...versions].sort((left, right) => left - right))
  await client.stop()
})
