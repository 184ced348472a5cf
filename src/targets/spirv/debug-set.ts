// The instructions of NonSemantic.Shader.DebugInfo.100, those at module scope and those in functions; drivers may ignore all of them.
import { type DebugInstruction, debugInstructions, debugSetName } from './debug-instructions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id, SpirvModule } from './module.ts'
import { textParts } from './texts.ts'

const dwarfVersion = 4
const hlsl = 5

export class DebugSet {
  /** The compilation as a whole, the scope of functions. */
  readonly unit: Id
  readonly expression: Id
  readonly #module: SpirvModule
  readonly #id: Id
  readonly #files: ReadonlyMap<string, string>
  readonly #sources = new Map<string, Id>()

  /** `files`: whose texts are kept. */
  constructor(
    module: SpirvModule,
    files: readonly { readonly name: string; readonly text: string }[],
    mainFile: string,
  ) {
    this.#module = module
    module.extension('SPV_KHR_non_semantic_info', 1, 6)
    this.#id = module.extendedSet(debugSetName)
    this.#files = new Map(files.map(({ name, text }) => [name, text]))
    const numbers = [1, dwarfVersion, hlsl].map((number) => module.uint(number))
    this.unit = this.declare('DebugCompilationUnit', numbers[0]!, numbers[1]!, this.source(mainFile), numbers[2]!)
    this.expression = this.declare('DebugExpression')
  }

  declare(name: DebugInstruction, ...operands: Id[]): Id {
    const module = this.#module
    return module.freshConstant('OpExtInst', module.voidType(), this.#id, debugInstructions[name], ...operands)
  }

  write(writer: FunctionWriter, name: DebugInstruction, ...operands: Id[]): void {
    writer.emit('OpExtInst', this.#module.voidType(), this.#id, debugInstructions[name], ...operands)
  }

  source(file: string): Id {
    const known = this.#sources.get(file)
    if (known !== undefined) return known
    const module = this.#module
    const [first, ...others] = textParts(this.#files.get(file))
    const texts = first === undefined ? [] : [module.string(first)]
    const id = this.declare('DebugSource', module.string(file), ...texts)
    for (const text of others) this.declare('DebugSourceContinued', module.string(text))
    this.#sources.set(file, id)
    return id
  }
}
