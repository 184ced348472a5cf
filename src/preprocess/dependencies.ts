// The files a shader depends on, as make and ninja read them:
//
//   out.dxo: main.hlsl \
//    lights.hlsli

export function dependencyRule(target: string, files: readonly string[]): string {
  return `${escapePath(target)}: ${files.map(escapePath).join(' \\\n ')}\n`
}

/** Where `-MD` writes: beside the output, or the input, with the extension `.d`. */
export function dependencyFileFor(path: string): string {
  return `${path.replace(/\.[^./\\]*$/, '')}.d`
}

/** As Clang escapes for make: spaces and `#` with a back slash, `$` doubled. */
function escapePath(path: string): string {
  return path.replace(/[ #]/g, '\\$&').replaceAll('$', '$$$$')
}
