// What DXIL cannot say, or this compiler cannot say in DXIL.
import { defineDiagnostics } from '../define.ts'

export const dxilDiagnostics = defineDiagnostics({
  err_dxil_unsupported: {
    severity: 'error',
    message: '{what} cannot be written as DXIL',
    explain:
      'The shader is correct, but it uses something the DXIL writer does not know yet. Everything up to the binding table works for it.',
  },
  err_dxil_shader_model: {
    severity: 'error',
    message: "'{operation}' needs shader model 6.{needed}; the target is 6.{minor}",
  },
})
