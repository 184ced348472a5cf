// What descry-client runs to answer as the command would have: commands for a POSIX shell, made of the functions that client.sh has.
//
//   { out: "a'b 50%\n" }, { status: 1 }     =>     out 'a'\''b 50%%
//                                                  '
//                                                  leave 1
//
// The words are formats of printf, so they can say every byte.
import type { Reply } from './messages.ts'

/** Nothing without a status in the end: the shell goes on, and has the command run by Node. */
export function replyScript(replies: readonly Reply[]): string {
  const last = replies.at(-1)
  if (!last || !('status' in last)) return ''
  return replies.map((reply) => `${line(reply)}\n`).join('')
}

function line(reply: Reply): string {
  if ('out' in reply) return `out ${format(reply.out)}`
  if ('bytes' in reply) return `out ${escaped(Buffer.from(reply.bytes, 'base64'))}`
  if ('error' in reply) return `err ${format(reply.error)}`
  return `leave ${reply.status}`
}

/** Most texts say nothing that a shell might change. */
function format(text: string): string {
  return /^[\n -~]*$/.test(text) ? quoted(text) : escaped(Buffer.from(text, 'utf8'))
}

function escaped(bytes: Buffer): string {
  const isPlain = (byte: number): boolean => byte === 10 || (byte >= 32 && byte < 127)
  let text = ''
  for (const byte of bytes) text += isPlain(byte) ? special(String.fromCharCode(byte)) : octal(byte)
  return wrapped(text)
}

function quoted(text: string): string {
  return wrapped(text.replace(/[\\%']/g, special))
}

/** A format must not look like an option. */
function wrapped(text: string): string {
  return `'${text.startsWith('-') ? octal(45) + text.slice(1) : text}'`
}

function special(character: string): string {
  if (character === "'") return `'\\''`
  return character === '\\' || character === '%' ? character + character : character
}

function octal(byte: number): string {
  return `\\${byte.toString(8).padStart(3, '0')}`
}
