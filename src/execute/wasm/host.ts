// WebAssembly as browsers and Node have it; the types of both are not asked for anywhere else.
export interface WasmMemory {
  /** A SharedArrayBuffer if threads share it. */
  readonly buffer: ArrayBufferLike
}

interface MemorySize {
  readonly initial: number
  readonly maximum?: number
  readonly shared?: boolean
}

interface WebAssemblyHost {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> }
  readonly Memory: new (size: MemorySize) => WasmMemory
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyHost }).WebAssembly
