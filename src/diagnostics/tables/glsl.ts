// What the GLSL writer cannot say.
import { defineDiagnostics } from '../define.ts'

export const glslDiagnostics = defineDiagnostics({
  err_glsl_unsupported: {
    severity: 'error',
    message: '{what} cannot be written as GLSL',
    explain:
      'GLSL for Vulkan has no counterpart of this feature of HLSL. The SPIR-V and HLSL outputs may have one; otherwise write the shader without it.',
  },
})
