// Every table of diagnostics, for `--explain`, the generated list and the names `-W` may carry.
//
// A stage imports its own table; this file is for those who need all of them. A test keeps it complete.
import './tables/attributes.ts'
import './tables/binding.ts'
import './tables/declarations.ts'
import './tables/driver.ts'
import './tables/dxil.ts'
import './tables/expressions.ts'
import './tables/glsl.ts'
import './tables/handles.ts'
import './tables/lexer.ts'
import './tables/options.ts'
import './tables/parser.ts'
import './tables/passes.ts'
import './tables/preprocessor.ts'
import './tables/registers.ts'
import './tables/root-signatures.ts'
import './tables/spirv.ts'
import './tables/stage-limits.ts'
import './tables/subobjects.ts'
import './tables/vulkan.ts'

export { allDiagnostics } from './define.ts'
