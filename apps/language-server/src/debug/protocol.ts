// Messages of the Debug Adapter Protocol over a stream: a header with the length, then JSON.
//
//   Content-Length: 34\r\n\r\n{"seq":1,"type":"request",...}

export interface Request {
  readonly seq: number
  readonly type: 'request'
  readonly command: string
  readonly arguments?: Readonly<Record<string, unknown>>
}

export type Message = Readonly<Record<string, unknown>>

const header = /^Content-Length: *(\d+)\r\n(?:[^\r\n]+\r\n)*\r\n/i

/** Takes bytes as they come and gives whole messages. */
export class MessageReader {
  #rest = Buffer.alloc(0)
  readonly #take: (message: Message) => void

  constructor(take: (message: Message) => void) {
    this.#take = take
  }

  push(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes])
    for (;;) {
      const end = this.#rest.indexOf('\r\n\r\n')
      if (end < 0) return
      const match = header.exec(this.#rest.subarray(0, end + 4).toString('latin1'))
      const length = match ? Number(match[1]) : 0
      if (this.#rest.length < end + 4 + length) return
      const text = this.#rest.subarray(end + 4, end + 4 + length).toString('utf8')
      this.#rest = this.#rest.subarray(end + 4 + length)
      if (match) this.#take(JSON.parse(text) as Message)
    }
  }
}

export function encodeMessage(message: Message): Buffer {
  const text = JSON.stringify(message)
  return Buffer.from(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
}
