// What each output is written by, loaded on demand: the command starts faster when it reads only what it needs.
import { type OutputName, outputNames, type WriteOutput } from '../outputs.ts'

const loaders: Readonly<Record<OutputName, () => Promise<WriteOutput>>> = {
  preprocessed: async () => (await import('./source.ts')).writePreprocessed,
  tokens: async () => (await import('./source.ts')).writeTokens,
  dependencies: async () => (await import('./source.ts')).writeDependencies,
  ast: async () => (await import('./source.ts')).writeAst,
  'llvm-raw': async () => (await import('./llvm.ts')).writeLlvm('raw'),
  llvm: async () => (await import('./llvm.ts')).writeLlvm('optimized'),
  'llvm-bound': async () => (await import('./llvm.ts')).writeLlvm('bound'),
  bindings: async () => (await import('./bindings.ts')).writeBindingsText,
  'bindings-json': async () => (await import('./bindings.ts')).writeBindingsJson,
  'bindings-csv': async () => (await import('./bindings.ts')).writeBindingsCsv,
  'bindings-dxc': async () => (await import('./bindings.ts')).writeBindingsDxc,
  'import-table': async () => (await import('./bindings.ts')).writeImportTable,
  explain: async () => (await import('./bindings.ts')).writeExplanation,
  reflection: async () => (await import('./reflection.ts')).writeReflection,
  hlsl: async () => (await import('./hlsl.ts')).writeHlslText,
  glsl: async () => (await import('./glsl.ts')).writeGlslText,
  spirv: async () => (await import('./spirv.ts')).writeSpirvModule,
  'spirv-asm': async () => (await import('./spirv.ts')).writeSpirvText,
  dxil: async () => (await import('./dxil.ts')).writeDxilText,
  container: async () => (await import('./dxil.ts')).writeObject,
  listing: async () => (await import('./dxil.ts')).writeListing,
  header: async () => (await import('./header.ts')).writeHeaderText,
  pdb: async () => (await import('./dxil.ts')).writeProgramDatabase,
  'reflection-part': async () => (await import('./dxil.ts')).writeReflectionPart,
  'shader-hash': async () => (await import('./dxil.ts')).writeShaderHash,
  'root-signature': async () => (await import('./root-signature.ts')).writeRootSignatureObject,
  'root-signature-text': async () => (await import('./root-signature.ts')).writeRootSignatureText,
}

export async function loadWriters(names: Iterable<OutputName>): Promise<Map<OutputName, WriteOutput>> {
  const writers = new Map<OutputName, WriteOutput>()
  const asked = new Set(names)
  for (const name of outputNames) if (asked.has(name)) writers.set(name, await loaders[name]())
  return writers
}
