// The page: what is typed and chosen goes to the worker, what it answers goes into the editor and the panes.
import {
  type JsonDiagnostic,
  type JsonFix,
  listProfiles,
  pictureStyle,
  type SourcePlace,
} from '../../../src/explore.ts'
import { Controls } from './controls.ts'
import { SourceEditor } from './editor.ts'
import { byId, make } from './elements.ts'
import { examples } from './examples.ts'
import { mainFile, readDropped, readFiles, readPasted } from './files.ts'
import { OutputPane } from './output-pane.ts'
import type { PanelContext } from './panels/panel.ts'
import { offsetOf, problemItems, squiggles } from './problems.ts'
import { type Program, readProgram } from './program.ts'
import { decodeProgram, encodeProgram, longestLink } from './share.ts'
import { TabList } from './tab-list.ts'
import { chooseTheme, switchTheme } from './theme.ts'
import { type Outcome, WorkerClient } from './worker/client.ts'
import type { Analysis, Answer, Kind } from './worker/protocol.ts'

/** After the last keystroke. */
const pause = 120
/** The address is long; browsers take their time to write it. */
const addressPause = 800

class Page implements PanelContext {
  readonly client = new WorkerClient(
    () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'compiler' }),
  )
  readonly #controls = new Controls(byId('controls'), listProfiles(), () => this.#changed())
  readonly #editor: SourceEditor
  kept: Program | null = null
  readonly #files: TabList
  readonly #panes: OutputPane[] = []
  #names: string[] = []
  #main = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #addressTimer: ReturnType<typeof setTimeout> | undefined
  #analysis: Analysis | undefined
  /** The messages that are listed. */
  #listed = '[]'
  #program: Program | undefined
  /** What the address says, unless it was this page that wrote it. */
  #written = ''

  constructor() {
    const host = byId('editor')
    this.#files = new TabList(byId('files'), host, 'file', (name) => this.#show(name))
    this.#editor = new SourceEditor(host, {
      changed: () => this.#changed(),
      lineChosen: (line) => this.#linkFrom({ file: this.#editor.file, line, column: 1 }),
      hover: async (at) => answerOf(await this.client.ask('hover', { program: this.program(), at })),
      complete: async (at) => answerOf(await this.client.ask('complete', { program: this.program(), at })) ?? [],
    })
    this.#addPane()
    this.#connect()
  }

  /** As it is in the editor now. */
  program(): Program {
    const files = Object.fromEntries(this.#names.map((name) => [name, this.#editor.text(name)]))
    return { files, main: this.#main, ...this.#controls.values() }
  }

  open(program: Program): void {
    const { files, main } = program
    this.#names = Object.keys(files)
    this.#main = main
    this.#controls.show(program)
    this.#editor.reset(files, main)
    this.#showTabs(main)
    clearTimeout(this.#timer)
    void this.#analyze()
  }

  goTo({ file, line, column }: SourcePlace): void {
    if (!this.#names.includes(file)) {
      this.say(`${file} is not open.`)
      return
    }
    if (file !== this.#editor.file) this.#files.select(file)
    this.#editor.goTo(line, column)
    this.#linkFrom({ file, line, column })
  }

  say(text: string): void {
    byId('status').textContent = text
  }

  // ---- Files

  #showTabs(shown: string): void {
    const remove = (name: string) => (this.#names.length > 1 ? { remove: () => this.#remove(name) } : {})
    this.#files.show(
      this.#names.map((id) => ({
        id,
        label: id === this.#main && this.#names.length > 1 ? `${id} (compiled)` : id,
        ...remove(id),
      })),
      shown,
    )
  }

  #show(name: string): void {
    this.#editor.show(name)
    // A header is looked at, a source is compiled.
    if (/\.(?:hlsl|slang|fx)$/i.test(name) && name !== this.#main) {
      this.#main = name
      this.#showTabs(name)
      this.#changed()
    }
    this.#mark()
  }

  #remove(name: string): void {
    this.#names = this.#names.filter((each) => each !== name)
    this.#editor.drop(name)
    if (name === this.#main) this.#main = this.#names[0]!
    this.#editor.show(this.#main)
    this.#showTabs(this.#main)
    this.#changed()
  }

  #openFiles(files: Readonly<Record<string, string>>, leftOut: readonly string[] = []): void {
    if (Object.keys(files).length > 0) {
      const program = readProgram({ ...this.#controls.values(), files, main: mainFile(files) })
      if (program) this.open(program)
    }
    const [first, ...more] = leftOut
    if (first !== undefined) this.say(`Left out ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`)
  }

  // ---- Compiling

  #changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#analyze(), pause)
  }

  async #analyze(): Promise<void> {
    const program = this.program()
    const outcome = await this.client.ask('analyze', { program })
    if (outcome.state === 'overtaken') return
    if (outcome.state === 'cut off') {
      this.say(`Stopped: ${outcome.reason}.`)
      for (const pane of this.#panes) pane.note(`Stopped: ${outcome.reason}.`)
      return
    }
    this.#program = program
    this.#analysis = outcome.answer
    const { diagnostics, table, functions, profile } = outcome.answer
    this.#controls.offerEntries(functions)
    this.#list(diagnostics)
    this.#mark()
    const errors = diagnostics.filter(({ severity }) => severity === 'error').length
    this.say(
      table
        ? `${profile}: ${table.resources.length} bound, ${table.unused.length} not bound, ${diagnostics.length} messages.`
        : `${errors} ${errors === 1 ? 'error' : 'errors'}.`,
    )
    for (const pane of this.#panes) this.#refresh(pane)
    if (table) performance.mark('first-table')
    clearTimeout(this.#addressTimer)
    this.#addressTimer = setTimeout(() => void this.#writeAddress(program), addressPause)
  }

  #list(diagnostics: readonly JsonDiagnostic[]): void {
    const written = JSON.stringify(diagnostics)
    if (written === this.#listed) return
    this.#listed = written
    const actions = {
      goTo: (place: SourcePlace) => this.goTo(place),
      apply: (fixes: readonly JsonFix[]) => this.#apply(fixes),
    }
    byId('problems').replaceChildren(...problemItems(diagnostics, actions))
  }

  #refresh(pane: OutputPane): void {
    if (!this.#program || !this.#analysis) return
    const shown = { program: this.#program, analysis: this.#analysis }
    if (this.#analysis.table) {
      pane.note(undefined)
      void pane.show(shown)
    } else {
      pane.note('The program has errors; this is what it was before.')
      void pane.showErrors(shown)
    }
  }

  #mark(): void {
    if (!this.#analysis) return
    const { file } = this.#editor
    const { diagnostics } = this.#analysis
    const doc = this.#editor.view.state.doc
    const actions = {
      goTo: (place: SourcePlace) => this.goTo(place),
      apply: (fixes: readonly JsonFix[]) => this.#apply(fixes),
    }
    this.#editor.mark(squiggles(diagnostics, file, doc, actions))
    void this.#hint()
  }

  /** Hints stay where they are while the program has errors. */
  async #hint(): Promise<void> {
    if (!this.#program || !this.#analysis?.table) return
    const { file } = this.#editor
    const inlays = answerOf(await this.client.ask('inlays', { program: this.#program, file }))
    // What was typed since moved the places.
    if (inlays && this.#editor.file === file && this.#editor.text(file) === this.#program.files[file])
      this.#editor.hint(inlays)
  }

  #apply(fixes: readonly JsonFix[]): void {
    const [first] = fixes
    if (!first || !this.#names.includes(first.file)) return
    if (first.file !== this.#editor.file) this.#files.select(first.file)
    const { view } = this.#editor
    const { doc } = view.state
    view.dispatch({
      changes: fixes
        .filter(({ file }) => file === first.file)
        .map(({ line, column, endLine, endColumn, text }) => ({
          from: offsetOf(doc, line, column),
          to: offsetOf(doc, endLine, endColumn),
          insert: text,
        })),
    })
    view.focus()
  }

  #linkFrom(place: SourcePlace): void {
    for (const pane of this.#panes) pane.link(place)
  }

  // ---- Links

  async #writeAddress(program: Program): Promise<string | undefined> {
    const characters = Object.values(program.files).reduce((sum, text) => sum + text.length, 0)
    const fragment = characters > 10 * longestLink ? undefined : await encodeProgram(program)
    if (fragment === undefined || fragment.length > longestLink) return undefined
    this.#written = `#${fragment}`
    history.replaceState(null, '', this.#written)
    return location.href
  }

  async #share(): Promise<void> {
    const link = await this.#writeAddress(this.program())
    if (link === undefined) return this.say('The files are too long for a link.')
    try {
      await navigator.clipboard.writeText(link)
      this.say('The link is in the clipboard; it holds everything.')
    } catch {
      this.say('The address of this page is the link; it holds everything.')
    }
  }

  async openAddress(): Promise<boolean> {
    if (location.hash === '' || location.hash === this.#written) return false
    const program = await decodeProgram(location.hash)
    if (program) this.open(program)
    else if (/^#\d+\./.test(location.hash)) this.say('The link is damaged.')
    return program !== undefined
  }

  async #download(): Promise<void> {
    const program = this.program()
    const outcome = await this.client.ask('bytes', { program, name: 'container' })
    if (outcome.state === 'overtaken') return
    if (outcome.state === 'cut off') return this.say(`Stopped: ${outcome.reason}.`)
    if (!outcome.answer) return this.say('There is no container while the program has errors.')
    const url = URL.createObjectURL(new Blob([outcome.answer as Uint8Array<ArrayBuffer>]))
    const link = make('a', { href: url, download: `${program.main.replace(/.*\//, '').replace(/\.\w+$/, '')}.dxo` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
    this.say(`${outcome.answer.length} bytes, signed.`)
  }

  // ---- Buttons

  #keep(): void {
    this.kept = this.program()
    this.say('Kept: "Pictures" shows what moves from now on.')
    for (const pane of this.#panes) this.#refresh(pane)
  }

  #addPane(): void {
    const number = this.#panes.length + 1
    const pane = new OutputPane(this, `pane-${number}`, number === 1 ? 'bindings' : 'llvm-bound')
    this.#panes.push(pane)
    byId('outputs').append(pane.element)
    this.#refresh(pane)
  }

  #split(toggle: HTMLElement): void {
    const isSplit = this.#panes.length > 1
    toggle.setAttribute('aria-pressed', String(!isSplit))
    if (isSplit) this.#panes.pop()!.element.remove()
    else this.#addPane()
  }

  #connect(): void {
    const on = (id: string, action: (element: HTMLElement) => void): void => {
      const element = byId(id)
      element.addEventListener('click', () => action(element))
    }
    on('share', () => void this.#share())
    on('download', () => void this.#download())
    on('split', (toggle) => this.#split(toggle))
    on('keep', () => this.#keep())
    on('theme', switchTheme)
    on('open', () => byId('file-input').click())
    on('paste', () => byId<HTMLDialogElement>('paste-dialog').showModal())
    on('paste-use', () => this.#openFiles(readPasted(byId<HTMLTextAreaElement>('paste-text').value)))
    on('new-file', () => {
      let number = 1
      while (this.#names.includes(`include${number}.hlsli`)) number++
      this.#names.push(`include${number}.hlsli`)
      this.#showTabs(this.#editor.file)
      this.#files.select(`include${number}.hlsli`)
    })
    byId<HTMLInputElement>('file-input').addEventListener('change', async ({ currentTarget }) => {
      const { files, leftOut } = await readFiles((currentTarget as HTMLInputElement).files ?? [])
      this.#openFiles(files, leftOut)
    })
    const example = byId<HTMLSelectElement>('example')
    example.append(...examples.map(({ name }, index) => make('option', { value: String(index) }, name)))
    example.addEventListener('change', () => this.open(exampleProgram(Number(example.value))))
    window.addEventListener('hashchange', () => void this.openAddress())
    this.#connectDrops()
  }

  #connectDrops(): void {
    const { classList } = document.body
    window.addEventListener('dragover', (event) => {
      event.preventDefault()
      classList.add('dropping')
    })
    window.addEventListener('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) classList.remove('dropping')
    })
    // Before the editor would take the text of a file for itself.
    window.addEventListener(
      'drop',
      async (event) => {
        classList.remove('dropping')
        if (!event.dataTransfer || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        const { files, leftOut } = await readDropped(event.dataTransfer)
        this.#openFiles(files, leftOut)
      },
      { capture: true },
    )
  }
}

function answerOf<Name extends Kind>(outcome: Outcome<Name>): Answer<Name> | null {
  return outcome.state === 'answered' ? outcome.answer : null
}

function exampleProgram(index: number): Program {
  return readProgram({ level: 3, ...examples[index]!.program })!
}

function stylePictures(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pictureStyle)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

async function start(): Promise<void> {
  chooseTheme()
  stylePictures()
  const page = new Page()
  if (!(await page.openAddress())) page.open(exampleProgram(0))
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('./service-worker.js').catch(() => page.say('The page will not work offline.'))
}

void start()
