// How the compiler reads files. Synchronous, so the same code runs over a disk and over texts in a browser.
import { slashes } from '../support/slashes.ts'
import { collapsePath } from './paths.ts'

/** Where included files come from. */
export interface Host {
  /** `undefined` when there is no such file. Paths use `/`. */
  readFile(path: string): string | undefined
  /** The names in a folder, for a lookup that ignores case; a host that cannot list leaves it out. */
  listDirectory?(path: string): readonly string[] | undefined
}

/** Files by path, in memory. Those of an object may be called `./a.hlsli` or `lib\\a.hlsli`; a map is asked as it is, whenever it changes. */
export function createMemoryHost(files: Readonly<Record<string, string>> | ReadonlyMap<string, string>): Host {
  const texts =
    files instanceof Map
      ? files
      : new Map(Object.entries(files).map(([path, text]) => [collapsePath(slashes(path)), text]))
  return {
    readFile: (path) => texts.get(path),
    listDirectory(folder) {
      const prefix = folder === '' || folder === '.' ? '' : `${folder}/`
      const names = new Set<string>()
      for (const path of texts.keys())
        if (path.startsWith(prefix)) names.add(path.slice(prefix.length).split('/', 1)[0]!)
      return [...names]
    },
  }
}

/** A host some of whose files have other texts. */
export function overlayHost(host: Host, texts: ReadonlyMap<string, string>): Host {
  const { listDirectory } = host
  return {
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    ...(listDirectory && { listDirectory: (path: string) => listDirectory.call(host, path) }),
  }
}
