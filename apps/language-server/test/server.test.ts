// Requests of the protocol against the server as a process.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Location, WorkspaceEdit } from 'vscode-languageserver'
import type { BindingTable } from '../../../src/index.ts'
import type { VariantChoice } from '../src/commands.ts'
import { Editor } from './editor.ts'

const uri = 'file:///project/shade.hlsl'
const text = `Texture2D albedo;
SamplerState wrap;
float4 shade(float2 uv) { return albedo.Sample(wrap, uv); }
float4 PSMain(float2 uv : UV) : SV_Target { return shade(uv); }
`

let editor: Editor

beforeAll(async () => {
  editor = await Editor.start()
  await editor.open(uri, text)
})

afterAll(async () => {
  expect(await editor.stop()).toBe(0)
})

test('messages come with the version they are about, and go when the mistake does', async () => {
  await editor.change(uri, text.replace('uv);', 'uw);'))
  const [message] = await editor.messages(uri, (messages) => messages.length > 0)
  expect(message).toMatchObject({
    message: expect.stringContaining("use of undeclared identifier 'uw'"),
    severity: 1,
    source: 'descry',
    range: { start: { line: 2 } },
  })
  expect(message!.codeDescription!.href).toMatch(/#err_/)
  await editor.change(uri, text)
  await editor.messages(uri, (messages) => messages.length === 0)
})

test('definition, references, rename', async () => {
  const [definition] = await editor.ask<Location[]>('textDocument/definition', uri, 'return |shade(')
  expect(definition).toMatchObject({ uri, range: { start: { line: 2, character: 7 } } })
  const references = await editor.ask<Location[]>('textDocument/references', uri, 'albedo;', {
    context: { includeDeclaration: true },
  })
  expect(references.map(({ range }) => range.start.line)).toEqual([0, 2])
  const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', uri, 'albedo;', { newName: 'colour' })
  expect(edit.changes![uri]).toHaveLength(2)
})

test('a rename that cannot be right is refused with the reason', async () => {
  await expect(editor.ask('textDocument/rename', uri, 'albedo;', { newName: 'wrap' })).rejects.toThrow(/wrap/)
})

test('symbols, folding, selection', async () => {
  const symbols = await editor.request<{ name: string }[]>('textDocument/documentSymbol', { textDocument: { uri } })
  expect(symbols.map(({ name }) => name)).toEqual(['albedo', 'wrap', 'shade', 'PSMain'])
  const [selection] = await editor.request<{ parent?: object }[]>('textDocument/selectionRange', {
    textDocument: { uri },
    positions: [editor.position(uri, 'albedo.S')],
  })
  expect(selection).toHaveProperty('parent')
})

test('the table and the variants of a document', async () => {
  const ask = <Answer>(command: string, ...words: readonly string[]): Promise<Answer> =>
    editor.request('workspace/executeCommand', { command, arguments: [uri, ...words] })
  const table = await ask<BindingTable>('descry.server.table')
  expect(table.resources.map(({ name, register }) => `${name} ${register}`)).toEqual(['albedo t0', 'wrap s0'])
  const variants = await ask<readonly VariantChoice[]>('descry.server.variants')
  expect(variants).toMatchObject([{ label: 'PSMain (ps_6_6)', active: true }])
  await expect(ask('descry.server.nothing')).rejects.toThrow("no command 'descry.server.nothing'")
})
