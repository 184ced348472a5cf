// A compiled shader as C: its listing as a comment, then its bytes as an array (`-Fh`, `-Vn`).
//
//   #if 0  ...  #endif     const unsigned char g_main[] = { 0x44, 0x58, ...

const bytesPerLine = 12

export function writeHeader(listing: string, bytes: Uint8Array, variable: string): string {
  const lines: string[] = []
  for (let start = 0; start < bytes.length; start += bytesPerLine) {
    const row = [...bytes.subarray(start, start + bytesPerLine)]
    lines.push(`  ${row.map((byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ')}`)
  }
  return `#if 0\n${listing}\n#endif\n\nconst unsigned char ${variable}[] = {\n${lines.join(',\n')}\n};\n`
}
