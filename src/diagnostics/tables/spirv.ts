// What SPIR-V cannot say, or this compiler cannot say in SPIR-V.
import { defineDiagnostics } from '../define.ts'

export const spirvDiagnostics = defineDiagnostics({
  err_spirv_unsupported: {
    severity: 'error',
    message: '{what} cannot be written as SPIR-V',
    explain:
      'The shader is correct, but it uses something that Vulkan shaders do not have, or that the SPIR-V writer does not know yet. Everything up to the binding table works for it.',
  },
})
