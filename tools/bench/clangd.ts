// clangd beside the language service: the same functions as C++, in a file of as many lines with as many lines of headers. HLSL itself it
// does not take (Clang 22 has no textures), so this says what one may expect of a good server, not who is faster.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, startClient } from '../../apps/language-server/test/client.ts'
import type { BenchRow } from './stage.ts'

/** What C++ lacks of the shader. */
const prelude = `#pragma once
typedef unsigned uint;
struct float3 { float x, y, z; float3(float v = 0) : x(v), y(v), z(v) {} };
inline float3 operator+(float3 a, float3 b) { a.x += b.x; return a; }
inline float3 operator-(float3 a, float3 b) { a.x -= b.x; return a; }
inline float3 operator*(float3 a, float b) { a.x *= b; return a; }
inline float3 operator/(float3 a, float b) { a.x /= b; return a; }
struct float4 { float3 rgb; float4(float v = 0) : rgb(v) {} void operator+=(float4 o) { rgb = rgb + o.rgb; } };
float length(float3); float saturate(float); float dot(float3, float3); float max(float, float);
float3 lerp(float3, float3, float);
struct Light { float3 position; float range; float3 color; };
struct Texture { float4 SampleLevel(int, float3, int); };
extern Texture shadows; const int smooth = 0;
`

/** Nothing where there is no clangd. */
export async function clangdRows(files: Readonly<Record<string, string>>, main: string): Promise<readonly BenchRow[]> {
  const program = ['clangd-22', 'clangd'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) return []
  const folder = mkdtempSync(join(tmpdir(), 'descry-clangd-'))
  try {
    writeFileSync(join(folder, 'prelude.hlsli'), prelude)
    for (const [path, text] of Object.entries(files))
      writeFileSync(join(folder, path.replace(/.*\//, '').replace('main.hlsl', 'main.cpp')), asCpp(text))
    return await measured(program, folder, asCpp(files[main]!))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Without the entry point, the common declarations and swizzles. */
function asCpp(text: string): string {
  const body = text.replace(/float4 main\([\s\S]*$/, '').replace(/^struct Light .*\n.*SamplerState smooth;\n/m, '')
  return `#include "prelude.hlsli"\n${body.replaceAll('position.xy', 'position')}`
}

const keystrokes = 40

async function measured(program: string, folder: string, text: string): Promise<readonly BenchRow[]> {
  const begin = performance.now()
  const client = await startClient([program, '--log=error', '--background-index=false'], {}, folder)
  const uri = pathToFileURL(join(folder, 'main.cpp')).href
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'cpp', version: 1, text } })
  const first = await client.diagnostics(uri)
  const start = performance.now() - begin
  const times: number[] = []
  const completions: number[] = []
  const at = text.indexOf('float3 more', text.indexOf('own50'))
  const line = text.slice(0, at).split('\n').length - 1
  for (let stroke = 2; stroke < keystrokes + 2; stroke++) {
    const typed = `float typed${stroke} = falloff;\n  `
    const edited = text.slice(0, at) + typed + text.slice(at)
    times.push(await keystroke(client, uri, edited, stroke))
    const position = { line, character: typed.indexOf('=') + 2 }
    const asked = performance.now()
    await client.request('textDocument/completion', { textDocument: { uri }, position })
    completions.push(performance.now() - asked)
  }
  await client.stop()
  const note = `${program} on the same as C++${first.diagnostics.length > 0 ? ', with messages' : ''}; it waits before it answers`
  return [
    { what: 'clangd: keystroke to messages, p50', milliseconds: percentile(times, 0.5), note },
    { what: 'clangd: keystroke to messages, p95', milliseconds: percentile(times, 0.95), note },
    { what: 'clangd: completion, p95', milliseconds: percentile(completions, 0.95), note },
    { what: 'clangd: start to its first messages', milliseconds: start, note },
  ]
}

async function keystroke(client: Client, uri: string, text: string, version: number): Promise<number> {
  const start = performance.now()
  client.change(uri, text, version)
  await client.diagnostics(uri, (params) => params.version === version)
  return performance.now() - start
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}
