// What `printf` of a shader says: the formats of C, and vectors as layers of Vulkan write them.
//
//   printf("%d of %u: %v3f", -1, 4u, float3(1, 2, 3))        -1 of 4: 1.000000, 2.000000, 3.000000
import type { RuntimeValue } from './memory.ts'

const conversion = /%([-+ 0#]*)(\d*)(?:\.(\d+))?(?:v([234]))?(?:hh|h|ll|l)?([diuxXofFeEgGcs%])/g

/** What has no value is left as it is written. */
export function formatMessage(format: string, values: readonly RuntimeValue[]): string {
  let next = 0
  return format.replace(
    conversion,
    (written: string, flags: string, width: string, precision: string | undefined, _count, kind: string) => {
      if (kind === '%') return '%'
      const value = values[next++]
      if (value === undefined) return written
      const digits = precision === undefined ? undefined : Number(precision)
      const parts = Array.isArray(value) ? value : [value]
      return parts.map((part) => padded(numberText(part, kind, digits, flags), flags, Number(width))).join(', ')
    },
  )
}

function numberText(value: RuntimeValue, kind: string, digits: number | undefined, flags: string): string {
  const plus = (text: string): string => (flags.includes('+') && !text.startsWith('-') ? `+${text}` : text)
  switch (kind) {
    case 'd':
    case 'i':
      return plus(typeof value === 'bigint' ? String(value) : String(Math.trunc(Number(value))))
    case 'u':
      return String(unsigned(value))
    case 'x':
    case 'X': {
      const text = `${flags.includes('#') ? '0x' : ''}${unsigned(value).toString(16)}`
      return kind === 'X' ? text.toUpperCase() : text
    }
    case 'o':
      return unsigned(value).toString(8)
    case 'c':
      return String.fromCodePoint(Number(value) & 0xff)
    case 'e':
    case 'E':
      return plus(Number(value).toExponential(digits ?? 6))
    case 'g':
    case 'G':
      return plus(String(Number(Number(value).toPrecision(digits || 6))))
    case 's':
      return String(value)
    default:
      return plus(Number.isFinite(Number(value)) ? Number(value).toFixed(digits ?? 6) : String(value))
  }
}

function unsigned(value: RuntimeValue): number | bigint {
  return typeof value === 'bigint' ? BigInt.asUintN(64, value) : Math.trunc(Number(value)) >>> 0
}

function padded(text: string, flags: string, width: number): string {
  if (flags.includes('-')) return text.padEnd(width)
  return text.padStart(width, flags.includes('0') ? '0' : ' ')
}
