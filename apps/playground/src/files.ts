// Files from outside: dropped folders and archives, a file dialog, the text of a gist.

/** What shaders and their headers are called; other files of a folder are not read. */
const names = /\.(?:hlsl|hlsli|h|hh|hpp|slang|fx|fxh|inc|usf|ush|vsh|psh|csh|txt)$/i
const mostFiles = 2000
const mostBytes = 4_000_000

export interface Dropped {
  readonly files: Readonly<Record<string, string>>
  /** What was left out, and why. */
  readonly leftOut: readonly string[]
}

class Collector {
  readonly files: Record<string, string> = {}
  readonly leftOut: string[] = []
  #bytes = 0

  add(path: string, bytes: Uint8Array): void {
    if (Object.keys(this.files).length >= mostFiles || this.#bytes + bytes.length > mostBytes) {
      this.leftOut.push(`${path}: the page takes ${mostFiles} files of ${mostBytes / 1_000_000} MB together`)
      return
    }
    this.#bytes += bytes.length
    this.files[path] = new TextDecoder().decode(bytes)
  }

  async addFile(path: string, file: File): Promise<void> {
    if (/\.zip$/i.test(path)) await this.addArchive(path, file)
    else if (file.size > mostBytes) this.leftOut.push(`${path}: it is larger than ${mostBytes / 1_000_000} MB`)
    else this.add(path, new Uint8Array(await file.arrayBuffer()))
  }

  async addArchive(path: string, file: File): Promise<void> {
    if (file.size > 10 * mostBytes) {
      this.leftOut.push(`${path}: the archive is larger than ${(10 * mostBytes) / 1_000_000} MB`)
      return
    }
    const { unzip } = await import('fflate')
    const packed = new Uint8Array(await file.arrayBuffer())
    // Sizes are checked before anything is unpacked: an archive may hold far more than it looks.
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean =>
      names.test(name) && originalSize <= mostBytes
    await new Promise<void>((resolve) =>
      unzip(packed, { filter }, (error, entries) => {
        if (error) this.leftOut.push(`${path}: ${error.message}`)
        else for (const [name, bytes] of Object.entries(entries)) this.add(plainPath(name), bytes)
        resolve()
      }),
    )
  }
}

/** `./a/../b.h` is `b.h`; nothing leads out of the folder. */
function plainPath(path: string): string {
  const parts: string[] = []
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

export async function readFiles(list: Iterable<File>): Promise<Dropped> {
  const collector = new Collector()
  for (const file of list) await collector.addFile(plainPath(file.webkitRelativePath || file.name), file)
  return withoutCommonFolder(collector)
}

export async function readDropped(transfer: DataTransfer): Promise<Dropped> {
  const collector = new Collector()
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return await readFiles(transfer.files)
  for (const entry of entries) await walk(entry, entry.isFile, collector)
  return withoutCommonFolder(collector)
}

async function walk(entry: FileSystemEntry, isChosen: boolean, collector: Collector): Promise<void> {
  const path = plainPath(entry.fullPath)
  if (entry.isFile) {
    if (!isChosen && !names.test(path)) return
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    await collector.addFile(path, file)
    return
  }
  if (/(?:^|\/)(?:\.git|node_modules)$/.test(path)) return
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (batch.length === 0) return
    for (const inner of batch) await walk(inner, false, collector)
  }
}

/** A folder that holds everything says nothing. */
function withoutCommonFolder({ files, leftOut }: Collector): Dropped {
  const paths = Object.keys(files)
  const [first = ''] = paths
  const folder = first.includes('/') ? `${first.split('/', 1)[0]}/` : ''
  if (folder === '' || !paths.every((path) => path.startsWith(folder))) return { files, leftOut }
  return { files: Object.fromEntries(paths.map((path) => [path.slice(folder.length), files[path]!])), leftOut }
}

/** One file, several with `// file: name` lines between, or the JSON that describes a gist. */
export function readPasted(text: string): Readonly<Record<string, string>> {
  if (/^\s*\{/.test(text)) {
    const gist = readGist(text)
    if (gist) return gist
  }
  const parts = text.split(/^[ \t]*\/\/[ \t]*file:[ \t]*(\S+)[ \t]*\r?\n/m)
  if (parts.length === 1) return { 'shader.hlsl': text }
  const files: Record<string, string> = {}
  for (let index = 1; index < parts.length; index += 2) files[plainPath(parts[index]!)] = parts[index + 1]!
  return files
}

function readGist(text: string): Readonly<Record<string, string>> | undefined {
  try {
    const { files } = JSON.parse(text) as { readonly files?: Readonly<Record<string, { readonly content?: unknown }>> }
    const found = Object.entries(files ?? {}).flatMap(([name, { content }]) =>
      typeof content === 'string' ? [[plainPath(name), content] as const] : [],
    )
    return found.length === 0 ? undefined : Object.fromEntries(found)
  } catch {
    return undefined
  }
}

/** The file that is most likely meant to be compiled. */
export function mainFile(files: Readonly<Record<string, string>>): string {
  const paths = Object.keys(files)
  const hasEntry = (path: string): boolean => /\[\s*(?:numthreads|shader)\b|\bmain\s*\(/.test(files[path]!)
  const sources = paths.filter((path) => /\.(?:hlsl|slang|fx|usf)$/i.test(path))
  return sources.find(hasEntry) ?? paths.find(hasEntry) ?? sources[0] ?? paths[0] ?? 'shader.hlsl'
}
