// What SPIR-V cannot say, or this compiler cannot say in SPIR-V.
import { defineDiagnostics } from '../define.ts'

export const spirvDiagnostics = defineDiagnostics({
  err_spirv_unsupported: {
    severity: 'error',
    message: '{what} cannot be written as SPIR-V',
    explain:
      'The shader is correct, but it uses something that Vulkan shaders do not have, or that the SPIR-V writer does not know yet. Everything up to the binding table works for it.',
  },
  err_spirv_extension: {
    severity: 'error',
    message: "the module needs the extension '{extension}', which -fspv-extension does not permit",
  },
  err_spirv_unknown_capability: {
    severity: 'error',
    message: 'SPIR-V has no capability {number} for shaders',
    explain:
      'vk::ext_capability takes the number that the specification of SPIR-V gives to a capability: 5055 is ShaderClockKHR.',
  },
  warn_spirv_unknown_extension: {
    severity: 'warning',
    flag: 'unknown-spirv-extension',
    message: "SPIR-V has no extension '{name}' that is known here",
    explain: 'The module names it all the same. A driver that does not know the name refuses the module.',
  },
  err_spirv_ids: {
    severity: 'error',
    message: 'the module has ids up to {bound}, and -fspv-max-id allows {most}',
  },
  err_spirv_environment: {
    severity: 'error',
    message: '{what} needs at least {needed}',
    help: 'compile with -fspv-target-env={option}',
    explain:
      'A module is written for one environment, and uses nothing that the environment does not have. Without -fspv-target-env it is Vulkan 1.0, as in dxc; meshes and ray tracing ask for more by themselves.',
  },
})
