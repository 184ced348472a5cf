// `descry FILE`: compile like dxc. Diagnostics go to stderr, the output to stdout or into the files that were asked for.
import type { GenerateOutcome, Input } from '../../driver/compile.ts'
import type { Compiler } from '../../driver/compiler.ts'
import { createCompiler } from '../../driver/compiler.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { createDiskHost } from '../../node/host.ts'
import { dependencyFileFor, dependencyRule } from '../dependencies.ts'
import type { Emitted } from '../emit/emitters.ts'
import { emitters } from '../emit/emitters.ts'
import { readInput } from '../input.ts'
import { writeTo } from '../output.ts'
import { writeReflection } from '../reflection-file.ts'
import { reportText } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const input = readInput(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  // As dxc: without a file to write to, the text.
  if (settings.isSpirv) settings.emit ??= settings.objectFile === undefined ? 'spirv-asm' : 'spirv'
  const compiler = createCompiler(createDiskHost())
  const options = compileOptions(settings)
  const { outcome, output, problems: unwritable = [] } = await emit(settings, compiler, input, options)
  terminal.error(await reportText([outcome], settings, terminal))
  const problems: string[] = [...unwritable]
  if (settings.dependencies === 'write')
    writeTo(dependencyFile(settings), dependencies(settings, outcome.dependencies), problems)
  const { objectFile, reflectionFile } = settings
  if (outcome.errorCount === 0 && reflectionFile !== undefined)
    writeReflection(reflectionFile, generated(compiler, input, options), input.path, options, problems)
  if (outcome.errorCount === 0 && objectFile !== undefined && output instanceof Uint8Array)
    await writeObject(objectFile, output, settings, compiler, input, problems)
  else if (outcome.errorCount === 0 && output.length > 0) {
    const file = settings.preprocess ? settings.preprocessFile : (objectFile ?? settings.listingFile)
    if (file !== undefined) writeTo(file, output, problems)
    else terminal.out(output)
  }
  if (problems.length > 0) return fail(terminal, problems)
  return outcome.errorCount > 0 ? exitStatus.failure : exitStatus.success
}

/** Sets and bindings are known once a program is prepared for Vulkan. */
function generated(compiler: Compiler, input: Input, options: CompileOptions): GenerateOutcome {
  const isVulkan = options.target === 'glsl' || options.target === 'spirv'
  return isVulkan ? compiler.vulkan(input, options) : compiler.generate(input, options)
}

/** `-Fo`, and beside it the listing of `-Fc`. */
async function writeObject(
  file: string,
  container: Uint8Array,
  settings: Settings,
  compiler: Compiler,
  input: Input,
  problems: string[],
): Promise<void> {
  writeTo(file, container, problems)
  if (settings.listingFile === undefined) return
  const list =
    settings.emit === 'spirv' ? await emitters['spirv-asm']() : (await import('../emit/listing.ts')).emitListing
  writeTo(settings.listingFile, list(compiler, input, compileOptions(settings)).output, problems)
}

async function emit(settings: Settings, compiler: Compiler, input: Input, options: CompileOptions): Promise<Emitted> {
  if (settings.dependencies === 'print') {
    const outcome = compiler.preprocess(input, options)
    return { outcome, output: dependencies(settings, outcome.dependencies) }
  }
  if (settings.preprocess) {
    const { emitPreprocessed } = await import('../emit/preprocessed.ts')
    return emitPreprocessed(compiler, input, options)
  }
  if (settings.objectFile !== undefined && settings.emit === undefined) {
    const { emitContainer } = await import('../emit/container.ts')
    return emitContainer(settings.signsObject)(compiler, input, options)
  }
  const emitter =
    settings.emit === undefined ? (await import('../emit/listing.ts')).emitListing : await emitters[settings.emit]()
  return emitter(compiler, input, options)
}

function dependencies(settings: Settings, files: readonly string[]): string {
  return dependencyRule(settings.objectFile ?? settings.inputs[0]!, files)
}

function dependencyFile({ dependencyFile, objectFile, inputs }: Settings): string {
  return dependencyFile ?? dependencyFileFor(objectFile ?? inputs[0]!)
}
