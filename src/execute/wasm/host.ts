// WebAssembly as browsers and Node have it; the types of both are not asked for anywhere else.
export interface WasmMemory {
  readonly buffer: ArrayBuffer
}

interface WebAssemblyHost {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> }
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyHost }).WebAssembly
