// Addresses of documents and the paths the compiler knows them by.
//
//   file:///c%3A/shaders/a.hlsl              c:/shaders/a.hlsl
//   vscode-vfs://github/owner/repo/a.hlsl    /@vscode-vfs/github/owner/repo/a.hlsl
//   untitled:Untitled-1                      /@untitled/-/Untitled-1

/** Stands for an authority that an address does not have. */
const none = '-'
const drive = /^\/([a-z]):/i

export function pathOf(uri: string): string {
  const [, scheme = 'file', authority = '', path = ''] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/]*))?(.*)$/i.exec(uri) ?? [
    '',
    'file',
    '',
    uri,
  ]
  const decoded = decode(path)
  if (scheme !== 'file') return `/@${scheme}/${authority || none}/${decoded.replace(/^\//, '')}`
  if (authority !== '') return `//${authority}${decoded}`
  return drive.test(decoded) ? decoded.slice(1) : decoded
}

export function uriOf(path: string): string {
  const [, scheme, authority, rest] = /^\/@([^/]+)\/([^/]*)(\/.*)$/.exec(path) ?? []
  if (scheme !== undefined)
    return authority === none ? `${scheme}:${encode(rest!.slice(1))}` : `${scheme}://${authority}${encode(rest!)}`
  if (path.startsWith('//')) return `file:${encode(path)}`
  return `file://${encode(/^[a-z]:/i.test(path) ? `/${path}` : path)}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** As editors write addresses: everything but letters, digits and a few marks is a number. */
function encode(path: string): string {
  return path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/')
}
