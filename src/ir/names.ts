// How LLVM writes names: plain when they look like identifiers, otherwise in quotes with \XX for every byte that is not
// printable ASCII.
//
//   main -> main        $Globals.cb -> $Globals.cb        class.hlsl::RWBuffer -> "class.hlsl::RWBuffer"
const PLAIN_NAME = /^[-a-zA-Z$._][-a-zA-Z$._0-9]*$/

const encoder = new TextEncoder()

/** The inside of a quoted LLVM string. */
export function escapeBytes(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) {
    if (byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c) text += String.fromCharCode(byte)
    else text += `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return text
}

export function escapeString(text: string): string {
  return /^[ !#-[\]-~]*$/.test(text) ? text : escapeBytes(encoder.encode(text))
}

/** The name as it stands after `%` or `@`. */
export function quoteName(name: string): string {
  return PLAIN_NAME.test(name) ? name : `"${escapeString(name)}"`
}
