// Paths as text: `/` separates, `\` is read as `/`.

/** The folder of a path, without the final slash; '' when the path has none. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : slash === 0 ? '/' : path.slice(0, slash)
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path)
}

export function joinPath(folder: string, name: string): string {
  if (folder === '' || isAbsolute(name)) return name
  return folder.endsWith('/') ? folder + name : `${folder}/${name}`
}

/** What stands before the names of folders: `//` of a share on Windows, `https://` of what an editor or a page has from elsewhere. */
const remote = /^(?:[A-Za-z][\w+.-]+:)?\/\/(?=[^/])/

/** One name per file: `a/./b/../c.h` is `a/c.h`. */
export function collapsePath(path: string): string {
  if (!path.includes('./') && !path.includes('//')) return path
  const root = remote.exec(path)?.[0] ?? ''
  const parts: string[] = []
  for (const part of path.slice(root.length).split('/')) {
    if (part === '.' || (part === '' && parts.length > 0)) continue
    const last = parts.at(-1)
    if (part === '..' && last !== undefined && last !== '..' && last !== '') parts.pop()
    else if (part !== '..' || last !== '') parts.push(part)
  }
  return root + parts.join('/')
}
