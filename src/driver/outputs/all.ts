// What each output is written by, for those that cannot wait: the library is synchronous.

import type { OutputName, WriteOutput } from '../outputs.ts'
import {
  writeBindingsCsv,
  writeBindingsDxc,
  writeBindingsJson,
  writeBindingsText,
  writeExplanation,
  writeImportTable,
} from './bindings.ts'
import {
  writeDxilText,
  writeListing,
  writeObject,
  writeProgramDatabase,
  writeReflectionPart,
  writeShaderHash,
} from './dxil.ts'
import { writeGlslText } from './glsl.ts'
import { writeHeaderText } from './header.ts'
import { writeHlslText } from './hlsl.ts'
import { writeLlvm } from './llvm.ts'
import { writeReflection } from './reflection.ts'
import { writeRootSignatureObject, writeRootSignatureText } from './root-signature.ts'
import { writeAst, writeDependencies, writePreprocessed, writeTokens } from './source.ts'
import { writeSpirvModule, writeSpirvText } from './spirv.ts'

export const writers: Readonly<Record<OutputName, WriteOutput>> = {
  preprocessed: writePreprocessed,
  tokens: writeTokens,
  dependencies: writeDependencies,
  ast: writeAst,
  'llvm-raw': writeLlvm('raw'),
  llvm: writeLlvm('optimized'),
  'llvm-bound': writeLlvm('bound'),
  bindings: writeBindingsText,
  'bindings-json': writeBindingsJson,
  'bindings-csv': writeBindingsCsv,
  'bindings-dxc': writeBindingsDxc,
  'import-table': writeImportTable,
  explain: writeExplanation,
  reflection: writeReflection,
  hlsl: writeHlslText,
  glsl: writeGlslText,
  spirv: writeSpirvModule,
  'spirv-asm': writeSpirvText,
  dxil: writeDxilText,
  container: writeObject,
  listing: writeListing,
  header: writeHeaderText,
  pdb: writeProgramDatabase,
  'reflection-part': writeReflectionPart,
  'shader-hash': writeShaderHash,
  'root-signature': writeRootSignatureObject,
  'root-signature-text': writeRootSignatureText,
}
