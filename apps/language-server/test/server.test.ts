// Every request of the protocol, against the server as a process; `npm run validate -- language-server-worker` runs the same tests
// against the server in a web worker.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as lsp from 'vscode-languageserver'
import { positionOf } from '../../../test/support/editor.ts'
import type { Client } from './client.ts'
import { random, randomEdit, randomRequest } from './random.ts'
import { isWorker, type Session, startSession } from './session.ts'

const text = `#include "common.hlsli"
#define SCALE(x) ((x) * 2)
struct Light { float3 color; float power; };
cbuffer Scene { float exposure; float3 ambient; };
Texture2D<float4> albedo;
Texture2D<float4> gone;
SamplerState smooth;
float twice(float value) { return value * 2; }
float4 main(float2 uv : TEXCOORD0) : SV_Target {
  Light light;
  light.color = lerp(ambient, 1, 0.5);
  light.power = twice(SCALE(exposure)) + helper(1);
  return albedo.Sample(smooth, uv) * float4(light.color, light.power);
}
`
let session: Session
let client: Client
let uri = ''
let document: { readonly textDocument: { readonly uri: string } }
const uriOf = (name: string): string => session.uriOf(name)
const place = (marked: string) => ({ ...document, position: positionOf(text, marked) })
const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } }

/** The server is built first. */
const longest = 120_000

beforeAll(async () => {
  session = await startSession()
  client = session.client
  uri = uriOf('main.hlsl')
  document = { textDocument: { uri } }
  session.write('common.hlsli', 'float helper(float x) { return x * WEIGHT; }\n')
  session.write('shadertoolsconfig.json', '{ "hlsl.preprocessorDefinitions": { "WEIGHT": 3 } }')
  client.open(uri, text)
}, longest)
afterAll(() => session.end(), longest)

test('messages come at once, and what the optimiser knows a moment later, with places and tags', async () => {
  const first = await client.diagnostics(uri)
  expect(first).toMatchObject({ version: 1, diagnostics: [] })
  const deep = await client.diagnostics(uri, ({ diagnostics }) => diagnostics.length > 0)
  expect(deep.diagnostics).toMatchObject([
    { code: 'unused-resource', severity: 4, tags: [1], range: { start: { line: 5 } } },
  ])
})

test('a mistake has a code with an explanation, notes and a fix', async () => {
  const other = uriOf('wrong.hlsl')
  client.open(other, 'static float colour;\nfloat4 main() : SV_Target { return color; }\n')
  const { diagnostics } = await client.diagnostics(other)
  expect(diagnostics).toMatchObject([
    {
      source: 'descry',
      code: 'err_undeclared_var_use_suggest',
      relatedInformation: [{ location: { uri: other, range: { start: { line: 0, character: 13 } } } }],
    },
  ])
  const actions = await client.request<lsp.CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: other },
    range: diagnostics[0]!.range,
    context: { diagnostics },
  })
  expect(actions).toMatchObject([
    {
      kind: 'quickfix',
      edit: { changes: { [other]: [{ newText: 'colour' }] } },
      diagnostics: [{ code: diagnostics[0]!.code }],
    },
  ])
  client.notify('textDocument/didClose', { textDocument: { uri: other } })
  expect((await client.diagnostics(other, (params) => params.diagnostics.length === 0)).diagnostics).toEqual([])
})

test('hover', async () => {
  const hover = await client.request<lsp.Hover>('textDocument/hover', place('|albedo.Sample'))
  expect(hover.contents).toMatchObject({ kind: 'markdown', value: expect.stringMatching(/bound to \*\*t0\*\*/) })
  expect(await client.request('textDocument/hover', { ...document, position: { line: 999, character: 0 } })).toBeNull()
})

test('definition, declaration, type, references, highlights', async () => {
  const [definition] = await client.request<lsp.Location[]>('textDocument/definition', place('|helper(1)'))
  expect(definition).toMatchObject({ uri: uriOf('common.hlsli'), range: { start: { line: 0, character: 6 } } })
  expect(await client.request('textDocument/declaration', place('|twice(SCALE'))).toHaveLength(1)
  expect(await client.request('textDocument/typeDefinition', place('|light.color'))).toMatchObject([
    { range: { start: { line: 2 } } },
  ])
  const references = await client.request('textDocument/references', {
    ...place('|light.color'),
    context: { includeDeclaration: true },
  })
  expect(references).toHaveLength(5)
  expect(await client.request('textDocument/documentHighlight', place('|light.color'))).toHaveLength(5)
})

test('renames, and what cannot be renamed', async () => {
  expect(await client.request('textDocument/prepareRename', place('|twice(SCALE'))).toMatchObject({
    placeholder: 'twice',
  })
  const edit = await client.request<lsp.WorkspaceEdit>('textDocument/rename', {
    ...place('|twice(SCALE'),
    newName: 'doubled',
  })
  expect(edit.changes![uri]).toHaveLength(2)
  const refused = client.request('textDocument/rename', { ...place('|twice(SCALE'), newName: 'albedo' })
  await expect(refused).rejects.toThrow(/would not compile|means something else/)
})

test('completion and signatures', async () => {
  const list = await client.request<lsp.CompletionList>('textDocument/completion', place('light.|color = lerp'))
  expect(list.items.map(({ label }) => label)).toEqual(expect.arrayContaining(['color', 'power']))
  const help = await client.request<lsp.SignatureHelp>('textDocument/signatureHelp', place('lerp(ambient, |1'))
  expect(help).toMatchObject({ activeParameter: 1, signatures: [{ label: expect.stringContaining('lerp') }] })
})

test('symbols, folding, selection, links', async () => {
  const symbols = await client.request<lsp.DocumentSymbol[]>('textDocument/documentSymbol', document)
  expect(symbols.map(({ name }) => name)).toContain('main')
  expect(await client.request('workspace/symbol', { query: 'help' })).toMatchObject([{ name: 'helper' }])
  expect(await client.request('textDocument/foldingRange', document)).toContainEqual({ startLine: 8, endLine: 12 })
  const [selection] = await client.request<lsp.SelectionRange[]>('textDocument/selectionRange', {
    ...document,
    positions: [positionOf(text, '|ambient, 1')],
  })
  expect(selection!.parent!.parent).toBeDefined()
  expect(await client.request('textDocument/documentLink', document)).toMatchObject([{ target: uriOf('common.hlsli') }])
})

test('colors, hints, lenses', async () => {
  const { data } = await client.request<lsp.SemanticTokens>('textDocument/semanticTokens/full', document)
  expect(data.length % 5).toBe(0)
  expect(data.length).toBeGreaterThan(100)
  const hints = await client.request<lsp.InlayHint[]>('textDocument/inlayHint', { ...document, range: whole })
  expect(hints.map(({ label }) => label)).toEqual(expect.arrayContaining([' : t0', ' : b0', ' @4', 'value: ']))
  const [lens] = await client.request<lsp.CodeLens[]>('textDocument/codeLens', document)
  const resolved = await client.request<lsp.CodeLens>('codeLens/resolve', lens)
  expect(resolved.command!.title).toMatch(/^3 resources: 1 t, 1 b, 1 s; 1 not bound/)
})

test('calls', async () => {
  const [item] = await client.request<lsp.CallHierarchyItem[]>(
    'textDocument/prepareCallHierarchy',
    place('|twice(SCALE'),
  )
  expect(await client.request('callHierarchy/incomingCalls', { item })).toMatchObject([{ from: { name: 'main' } }])
  const [main] = await client.request<lsp.CallHierarchyItem[]>('textDocument/prepareCallHierarchy', place('|main('))
  const called = await client.request<lsp.CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', { item: main })
  expect(called.map(({ to }) => to.name)).toEqual(['twice', 'helper'])
})

test('formatting', async () => {
  const other = uriOf('format.hlsl')
  client.open(other, 'float f( ){\nreturn 1;\n}\n')
  const options = { tabSize: 2, insertSpaces: true }
  const edits = await client.request('textDocument/formatting', { textDocument: { uri: other }, options })
  expect(edits).toMatchObject([{ newText: 'float f() {' }, { newText: '  return 1;' }])
  const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } }
  expect(
    await client.request('textDocument/rangeFormatting', { textDocument: { uri: other }, options, range }),
  ).toHaveLength(1)
})

const run = (command: string, ...words: unknown[]) =>
  client.request<never>('workspace/executeCommand', { command: `descry.server.${command}`, arguments: [uri, ...words] })

test('commands that show something', async () => {
  expect(await run('table')).toMatchObject({ resources: [{ name: 'albedo' }, {}, {}], unused: [{ name: 'gone' }] })
  for (const kind of ['registers', 'layout', 'flow', 'rules']) expect(await run('picture', kind)).toContain('<svg')
  expect(await run('picture', 'nothing')).toBeNull()
  expect(await run('compareRules')).toBeNull()
  expect(await run('expandMacro', positionOf(text, '|SCALE(exposure'))).toMatchObject({ expansion: '((exposure) * 2)' })
  await expect(run('compareWithHead')).rejects.toThrow(/git/)
  await expect(run('nothing')).rejects.toThrow(/there is no command/)
  for (const kind of ['dxil', 'llvm', 'llvm-raw', 'spirv', 'glsl', 'hlsl', 'reflection'])
    expect(await run('output', kind)).toMatchObject({ text: expect.stringContaining('main') })
  const { lines } = (await run('output', 'llvm')) as { lines: { uri: string; source: number }[] }
  expect(lines.some(({ uri: file, source }) => file === uri && source === 12)).toBe(true)
})

test('commands that change the source', async () => {
  const applied: lsp.ApplyWorkspaceEditParams[] = []
  client.connection.onRequest('workspace/applyEdit', (params: lsp.ApplyWorkspaceEditParams) => {
    applied.push(params)
    return { applied: true }
  })
  expect(await run('freeze', positionOf(text, '|albedo;'))).toBe(true)
  expect(await run('freezeAll')).toBe(true)
  expect(await run('addRootSignature')).toBe(true)
  expect(applied.map(({ edit }) => edit.changes![uri]!.length)).toEqual([1, 3, 1])
  await expect(run('freeze', positionOf(text, '|twice'))).rejects.toThrow(/no implicit binding/)
})

test('variants are listed and chosen', async () => {
  const two = uriOf('two.hlsl')
  client.open(
    two,
    'RWBuffer<float> o;\n[numthreads(1, 1, 1)] void firstCS() { o[0] = 1; }\nfloat4 lastPS() : SV_Target { return 1; }\n',
  )
  const ask = (command: string, ...words: unknown[]) =>
    client.request<{ id: string; label: string; active: boolean }[]>('workspace/executeCommand', {
      command: `descry.server.${command}`,
      arguments: [two, ...words],
    })
  const [first, last] = await ask('variants')
  expect([first, last]).toMatchObject([
    { label: 'firstCS (cs_6_6)', active: true },
    { label: 'lastPS (ps_6_6)', active: false },
  ])
  const lenses = () => client.request<lsp.CodeLens[]>('textDocument/codeLens', { textDocument: { uri: two } })
  expect((await lenses())[0]!.range.start.line).toBe(1)
  await ask('selectVariant', last!.id)
  expect((await lenses())[0]!.range.start.line).toBe(2)
})

test('changes are answered for the new text, and messages carry its version', async () => {
  client.change(uri, text.replace('twice(SCALE', 'thrice(SCALE'), 2)
  const { diagnostics } = await client.diagnostics(uri, ({ version }) => version === 2)
  expect(diagnostics[0]).toMatchObject({ severity: 1, range: { start: { line: 11 } } })
  client.notify('textDocument/didChange', {
    textDocument: { uri, version: 3 },
    contentChanges: [
      { range: { start: { line: 11, character: 16 }, end: { line: 11, character: 22 } }, text: 'twice' },
    ],
  })
  expect((await client.diagnostics(uri, ({ version }) => version === 3)).diagnostics).toEqual([])
  session.write('common.hlsli', 'float other(float x) { return x; }\n')
  const after = await client.diagnostics(uri, (params) => params.version === 3 && params.diagnostics.length > 0)
  expect(after.diagnostics[0]!.message).toMatch(/helper/)
})

const busy = `#define TWICE(x) ((x) + (x))
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

test('what was not saved of a header is gone when it is closed', async () => {
  const [header, reader] = [uriOf('unsaved.hlsli'), uriOf('reader.hlsl')]
  const saved = 'float saved() { return 1; }\n'
  session.write('unsaved.hlsli', saved)
  client.open(reader, '#include "unsaved.hlsli"\nfloat4 main() : SV_Target { return saved() + missing; }\n')
  client.open(header, saved)
  client.change(header, '', 2)
  await client.diagnostics(reader, ({ diagnostics }) => diagnostics.length === 2)
  // The second, deeper look at that text comes a moment later.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const before = new Set(client.published)
  client.notify('textDocument/didClose', { textDocument: { uri: header } })
  const after = await client.diagnostics(reader, (params) => !before.has(params) && params.diagnostics.length > 0)
  expect(after.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining("'missing'")])
  client.notify('textDocument/didClose', { textDocument: { uri: reader } })
})

test('requests in random order between random edits: it lives, and its messages are about the latest text', async () => {
  const edited = uriOf('random.hlsl')
  const next = random(20_261_116)
  client.open(edited, busy)
  let now = busy
  for (let version = 2; version <= 120; version++) {
    const made = next(15) === 0 ? { text: busy, change: { text: busy } } : randomEdit(now, next)
    now = made.text
    client.notify('textDocument/didChange', { textDocument: { uri: edited, version }, contentChanges: [made.change] })
    await randomRequest(client, edited, now, next)
  }
  client.change(edited, busy, 1000)
  const last = await client.diagnostics(edited, ({ version }) => version === 1000)
  expect(last.diagnostics).toEqual([])
  const versions = client.published.filter((params) => params.uri === edited).map(({ version }) => version!)
  expect(versions).toEqual([...versions].sort((left, right) => left - right))
})

test('an answer that needs the optimiser is refused when the text has changed meanwhile', async () => {
  const edited = uriOf('late.hlsl')
  client.open(edited, busy)
  const hint = client.request('textDocument/inlayHint', { textDocument: { uri: edited }, range: whole })
  client.change(edited, `${busy}\n`, 2)
  const answer = await hint.catch((error: { readonly code: number }) => error.code)
  // Without threads it is answered before the change is read.
  expect(isWorker ? Array.isArray(answer) : answer).toBe(isWorker ? true : -32801)
})

test('a client that can be asked for its settings is asked for those of each folder', async () => {
  const folders = [{ uri: uriOf('one'), name: 'one' }]
  let answered: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    answered = resolve
  })
  const other = await session.another({ workspace: { configuration: true, workspaceFolders: true } }, (connection) => {
    connection.onRequest('workspace/workspaceFolders', () => folders)
    connection.onRequest('workspace/configuration', ({ items }: lsp.ConfigurationParams) => {
      answered()
      return items.map(({ scopeUri }) => ({ defines: [scopeUri === undefined ? 'VALUE=common' : 'VALUE=own'] }))
    })
  })
  await isAsked
  const shader = 'static float own, common;\nfloat main() : A { return VALUE.x; }\n'
  const hovers = async (name: string): Promise<string> => {
    other.open(uriOf(name), shader)
    await other.diagnostics(uriOf(name))
    const at = { textDocument: { uri: uriOf(name) }, position: positionOf(shader, '|VALUE') }
    return JSON.stringify(await other.request('textDocument/hover', at))
  }
  expect(await hovers('one/a.hlsl')).toContain('own')
  expect(await hovers('two/a.hlsl')).toContain('common')
  await other.stop()
})
