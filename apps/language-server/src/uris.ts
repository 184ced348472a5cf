// URIs of the protocol and paths of the service: `file:///a%20b/c.hlsl` is `/a b/c.hlsl`, `file:///C:/x.hlsl` is `C:/x.hlsl`, and
// `file://server/c.hlsl` is `//server/c.hlsl`. What is no file keeps its URI as its path.

export function pathOf(uri: string): string {
  if (!uri.startsWith('file://')) return uri
  const path = decodeURIComponent(uri.slice('file://'.length))
  if (!path.startsWith('/')) return `//${path}`
  return /^\/[A-Za-z]:/.test(path) ? path[1]!.toUpperCase() + path.slice(2) : path
}

export function uriOf(path: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(path) && !/^[A-Za-z]:\//.test(path)) return path
  const encoded = path
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/')
  if (path.startsWith('//')) return `file:${encoded}`
  return path.startsWith('/') ? `file://${encoded}` : `file:///${encoded.replace('%3A', ':')}`
}
