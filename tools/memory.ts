// Compiles shaders of ever new names and numbers in one process, and prints what the heap holds.
//
//   node --expose-gc --import tsx tools/memory.ts [--compilations 10000]
//
// After the first thousand it must stay flat: a language server lives for days.
import { parseArgs } from 'node:util'
import { createCompiler } from '../src/driver/compiler.ts'
import { defaultOptions } from '../src/driver/options.ts'
import { createMemoryHost } from '../src/preprocess/host.ts'
import { freshShader } from '../test/support/fresh-shader.ts'

const { values } = parseArgs({ options: { compilations: { type: 'string', default: '10000' } } })
const compiler = createCompiler(createMemoryHost({}))
const collect = globalThis.gc
if (!collect) throw new Error('run with --expose-gc')

for (let index = 0; index <= Number(values.compilations); index++) {
  const compilation = compiler.compile(
    { path: `shader${index}.hlsl`, text: freshShader(index) },
    { ...defaultOptions, profile: 'cs_6_6' },
  )
  if (compilation.bindings === undefined || compilation.errorCount > 0) throw new Error('the shader does not compile')
  if (index % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  if (index % 1000 !== 0) continue
  for (let round = 0; round < 3; round++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  console.log(`${String(index).padStart(6)}  ${(process.memoryUsage().heapUsed / 1e6).toFixed(1)} MB`)
}
