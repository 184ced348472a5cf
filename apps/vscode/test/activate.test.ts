// The extension's parts against a stub of the editor's API and of the client.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { StubUri, stub, vscodeModule, windowState } from './stub.ts'

vi.mock('vscode', () => vscodeModule)

const folder = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[]
    readonly menus: Readonly<Record<string, readonly { readonly command: string }[]>>
  }
}

const uri = new StubUri('file', '/shade.hlsl')
const document = { uri, languageId: 'hlsl' }
const asked: string[] = []
const answers: Readonly<Record<string, unknown>> = {
  'descry.server.table': {
    resources: [],
    unused: [{ name: 'map', reason: 'nothing reads it', location: { file: '/shade.hlsl', line: 3, column: 1 } }],
  },
  'descry.server.picture': '<svg></svg>',
  'descry.server.variants': [
    { id: '0', label: 'main (ps_6_6)', detail: '', active: true },
    { id: '1', label: 'shadow (ps_6_6)', detail: 'SHADOWS=1', active: false },
  ],
  'descry.server.output': {
    text: 'define void @main()\n',
    language: 'llvm',
    lines: [{ line: 0, uri: uri.toString(), source: 7 }],
  },
}
const client = {
  start: async () => {},
  stop: async () => {},
  sendRequest: async (_method: string, { command, arguments: words }: { command: string; arguments: unknown[] }) => {
    asked.push([command, ...words].join(' '))
    return answers[command] ?? null
  },
}

beforeAll(async () => {
  windowState.activeTextEditor = { document }
  const { activateWith } = await import('../src/activate.ts')
  await activateWith({ subscriptions: [] } as never, client as never)
})

test('every command of the manifest is there, and no menu names another', () => {
  const commands = manifest.contributes.commands.map(({ command }) => command)
  expect(commands.filter((name) => !stub.commands.has(name))).toEqual([])
  const inMenus = Object.values(manifest.contributes.menus).flatMap((items) => items.map(({ command }) => command))
  expect(inMenus.filter((name) => !commands.includes(name))).toEqual([])
})

test('files the manifest names exist', () => {
  const paths = [...JSON.stringify(manifest).matchAll(/"(?:path|configuration|markdown|url)":"\.?\/?([^"]+)"/g)]
  expect(paths.length).toBeGreaterThan(5)
  for (const [, path] of paths)
    if (!path!.startsWith('dist/')) expect(() => readFileSync(join(folder, path!))).not.toThrow()
})

test('the Bindings view holds the table of the active editor, and leads to declarations', () => {
  const tree = stub.trees.get('descry.bindings')!
  const [gone] = tree.getChildren() as [never]
  const [map] = tree.getChildren(gone) as [never]
  expect(tree.getTreeItem(map)).toMatchObject({
    label: 'map',
    command: { arguments: [uri, { file: '/shade.hlsl', line: 3, column: 1 }] },
  })
  expect(stub.context.get('descry.active')).toBe(true)
})

test('a picture opens once and is drawn by the server', async () => {
  await stub.commands.get('descry.showRegisterMap')!()
  await stub.commands.get('descry.showRegisterMap')!()
  expect(stub.panels).toHaveLength(1)
  expect(stub.panels[0]!.title).toBe('Register map: shade.hlsl')
  expect(stub.panels[0]!.html).toContain('<svg></svg>')
  expect(stub.panels[0]!.html).toContain("default-src 'none'")
})

test('choosing a variant tells the server which', async () => {
  stub.picked = (items) => items.find(({ label }) => label.startsWith('shadow'))
  await stub.commands.get('descry.selectVariant')!()
  expect(asked).toContain('descry.server.selectVariant file:///shade.hlsl 1')
})

test('an output opens beside the source, and the lines of both are marked', async () => {
  stub.picked = (items) => items.find(({ label }) => label === 'DXIL')
  await stub.commands.get('descry.showOutput')!()
  const [shown] = stub.opened.at(-1) as [StubUri]
  expect(shown.path).toBe('shade.hlsl.ll')
  expect(await stub.contents.get('descry-output')!.provideTextDocumentContent(shown)).toBe('define void @main()\n')

  const source = editorOf(document, 7)
  const output = editorOf({ uri: shown, languageId: 'llvm' }, 0)
  windowState.visibleTextEditors = [source, output]
  stub.moved({ textEditor: source })
  expect(output.marked).toEqual([0])
  stub.moved({ textEditor: output })
  expect(source.marked).toEqual([7])
})

/** An editor with its cursor on a line; it keeps which lines were marked last. */
function editorOf(shown: typeof document, line: number) {
  const editor = {
    document: shown,
    selection: { active: { line } },
    marked: [] as readonly number[],
    setDecorations(_type: unknown, ranges: readonly { readonly start: { readonly line: number } }[]) {
      editor.marked = ranges.map(({ start }) => start.line)
    },
    revealRange() {},
  }
  return editor
}
