// Neovim, headless, with the built language server: opens shaders and gets messages, hover, definition, references, a rename that it applies,
// completion and formatting. The same in a shader of 1,000 lines with 5,000 of headers.
//
// `DESCRY_CORPUS=FOLDER npm run validate -- neovim` opens shaders of that folder besides those of examples/; CI takes those of OBS Studio.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsdown'
import { largeShader } from '../bench/large-shader.ts'
import type { Check } from './check.ts'

const root = join(import.meta.dirname, '..', '..')
const server = join(root, 'apps', 'language-server')
const mostCorpusFiles = 20

export const check: Check = {
  name: 'neovim',
  tools: ['nvim'],
  async run(): Promise<string[]> {
    await build({ cwd: server, config: join(server, 'tsdown.config.ts'), logLevel: 'error' })
    const folder = mkdtempSync(join(tmpdir(), 'descry-neovim-'))
    try {
      cpSync(join(root, 'examples'), folder, { recursive: true })
      writeFileSync(join(folder, 'edited.hlsl'), edited)
      mkdirSync(join(folder, 'large'))
      for (const [path, text] of Object.entries(largeShader(join(folder, 'large')))) writeFileSync(path, text)
      writeFileSync(join(folder, 'script.lua'), script(folder))
      const { status, stderr, error } = spawnSync(
        'nvim',
        ['--headless', '-u', 'NONE', '-n', '-c', 'luafile script.lua'],
        {
          cwd: folder,
          encoding: 'utf8',
          timeout: 180_000,
        },
      )
      if (status !== 0) return [`nvim: ${error?.message ?? stderr}`]
      return problemsOf(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const edited = `Texture2D<float4> image;
static float colour = 1;
float twice(float x) { return x + x; }
float4 main(float2 uv : UV) : SV_Target {
return image[uint2(0, 0)] * twice(color) * twice(colour);
}
`

/** Neovim's own client asks; what came is written down as JSON. */
function script(folder: string): string {
  const corpus = corpusFiles()
    .map((path) => `'${path}'`)
    .join(', ')
  return `
local results = { opened = {} }
local function finish(ok, message)
  results.error = not ok and tostring(message) or nil
  local file = io.open('${folder}/results.json', 'w')
  file:write(vim.fn.json_encode(results))
  file:close()
  vim.cmd('qa!')
end
local function run()
  local client = vim.lsp.start_client({
    name = 'descry', cmd = { '${process.execPath}', '${join(server, 'bin', 'descry-language-server.js')}', '--stdio' },
    root_dir = '${folder}',
  })
  local function open(path)
    vim.cmd('edit ' .. path)
    local buffer = vim.api.nvim_get_current_buf()
    vim.lsp.buf_attach_client(buffer, client)
    return buffer
  end
  local buffer = open('edited.hlsl')
  vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end, 50)
  results.diagnostics = vim.tbl_map(function(one) return { one.lnum, one.message } end, vim.diagnostic.get(buffer))
  local function ask(method, line, character, more)
    local params = vim.tbl_extend('force', {
      textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = character },
    }, more or {})
    local answer = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    local own = answer and answer[client]
    if own and own.error then error(method .. ': ' .. own.error.message) end
    return own and own.result
  end
  results.hover = ask('textDocument/hover', 4, 8).contents.value
  results.definition = ask('textDocument/definition', 4, 30)
  results.references = ask('textDocument/references', 2, 6, { context = { includeDeclaration = true } })
  results.completion = vim.tbl_map(function(one) return one.label end, ask('textDocument/completion', 4, 30).items)
  vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', 2, 6, { newName = 'doubled' }), 'utf-16')
  vim.lsp.util.apply_text_edits(
    ask('textDocument/formatting', 0, 0, { options = { tabSize = 2, insertSpaces = true } }), buffer, 'utf-16')
  results.text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\\n') .. '\\n'
  buffer = open('large/main.hlsl')
  local line = vim.fn.search('helper5_5(', 'n') - 1
  local column = string.find(vim.fn.getline(line + 1), 'helper5_5(', 1, true) - 1
  local large = {}
  large.hover = ask('textDocument/hover', line, column).contents.value
  large.definition = ask('textDocument/definition', line, column)
  large.references = #ask('textDocument/references', line, column, { context = { includeDeclaration = true } })
  large.completion = #ask('textDocument/completion', line, column).items
  large.renamed = vim.tbl_count(ask('textDocument/rename', line, column, { newName = 'fresh' }).changes)
  large.formatted = #ask('textDocument/formatting', 0, 0, { options = { tabSize = 2, insertSpaces = true } })
  results.large = large
  local others = vim.list_extend(vim.fn.glob('${folder}/*.hlsl', false, true), { ${corpus} })
  for _, path in ipairs(others) do
    if not path:find('edited.hlsl', 1, true) then
      buffer = open(path)
      local symbols = ask('textDocument/documentSymbol', 0, 0) or {}
      local names, missing = {}, {}
      for _, symbol in ipairs(symbols) do
        local at = symbol.selectionRange.start
        local found = ask('textDocument/definition', at.line, at.character) or {}
        table.insert(names, { symbol.name, #found })
      end
      local at = symbols[1] and symbols[1].selectionRange.start
      if at then
        local options = { tabSize = 2, insertSpaces = true }
        local function need(what, answer) if not answer then table.insert(missing, what) end end
        need('hover', ask('textDocument/hover', at.line, at.character))
        need('references', #ask('textDocument/references', at.line, at.character, { context = { includeDeclaration = true } }) > 0)
        need('completion', #ask('textDocument/completion', at.line, at.character).items > 0)
        need('rename', ask('textDocument/rename', at.line, at.character, { newName = 'fresh_name' }))
        need('formatting', ask('textDocument/formatting', 0, 0, { options = options }))
      end
      table.insert(results.opened, { path = path, symbols = names, missing = missing })
    end
  end
end
finish(pcall(run))
`
}

function corpusFiles(): string[] {
  const folder = process.env.DESCRY_CORPUS
  if (folder === undefined || !existsSync(folder)) return []
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hlsl'))
    .sort()
  const step = Math.max(1, all.length / mostCorpusFiles)
  return Array.from({ length: Math.min(mostCorpusFiles, all.length) }, (_, index) =>
    join(folder, all[Math.floor(index * step)]!),
  )
}

interface OpenedFile {
  readonly path: string
  /** With the number of their definitions. */
  readonly symbols: readonly (readonly [string, number])[]
  /** What the first of them should have. */
  readonly missing: readonly string[]
}

interface Results {
  readonly error?: string
  readonly diagnostics: readonly (readonly [number, string])[]
  readonly hover: string
  readonly definition: readonly { readonly range: { readonly start: { readonly line: number } } }[]
  readonly references: readonly unknown[]
  readonly completion: readonly string[]
  readonly text: string
  readonly large: {
    readonly hover: string
    readonly definition: readonly { readonly uri: string }[]
    readonly references: number
    readonly completion: number
    readonly renamed: number
    readonly formatted: number
  }
  readonly opened: readonly OpenedFile[]
}

function problemsOf(folder: string): string[] {
  const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results
  if (results.error !== undefined) return [results.error]
  const expected = edited.replaceAll('twice', 'doubled').replace('\nreturn', '\n  return')
  const answers: readonly (readonly [string, boolean])[] = [
    ['the message about color', results.diagnostics.some(([line, text]) => line === 4 && text.includes("'color'"))],
    ['hover on the texture', results.hover.includes('Texture2D<float4> image')],
    ['the definition of twice', results.definition[0]?.range.start.line === 2],
    ['three references', results.references.length === 3],
    ['completion with twice', results.completion.includes('twice')],
    ['hover in the large shader', results.large.hover.includes('float3 helper5_5(Light light')],
    ['a definition in a header of it', results.large.definition[0]?.uri.endsWith('/large/h5.hlsli') === true],
    ['references in header and shader', results.large.references === 2],
    ['completion in it', results.large.completion > 600],
    ['a rename in both', results.large.renamed === 2],
    ['formatted text stays', results.large.formatted === 0],
    ['the text after renaming and formatting', results.text === expected],
  ]
  const lost = results.opened.flatMap(({ path, symbols }) =>
    symbols.filter(([, count]) => count === 0).map(([name]) => `${path}: '${name}' has no definition`),
  )
  const missing = results.opened.flatMap((file) => file.missing.map((what) => `${file.path}: no ${what}`))
  const silent = results.opened.filter(({ symbols }) => symbols.length === 0).map(({ path }) => `${path}: no symbols`)
  return [
    ...answers.filter(([, isRight]) => !isRight).map(([what]) => `not as expected: ${what}`),
    ...lost,
    ...missing,
    ...silent,
  ]
}
