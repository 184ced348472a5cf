// What a shader for Vulkan cannot have, or gets otherwise than it asked.
import { defineDiagnostics } from '../define.ts'

export const vulkanDiagnostics = defineDiagnostics({
  err_vulkan_stage: {
    severity: 'error',
    message: '{stage} shaders cannot be written for Vulkan yet',
    explain: 'GLSL and SPIR-V are written for compute, vertex and pixel shaders. DXIL is written for every stage.',
  },
  warn_vulkan_binding_shared: {
    severity: 'warning',
    flag: 'vulkan-binding-overlap',
    message: "'{name}' and '{other}' share binding {binding} of descriptor set {set}",
    help: 'shift one class of registers with -fvk-{letter}-shift N {set}, or use [[vk::binding]]',
    explain:
      'Direct3D counts registers per class, Vulkan has one row of bindings per set: `register(t0)` and `register(s0)` are both binding 0. DXC leaves it at that too. `-fvk-t-shift 16 all` moves every t register by 16.',
  },
  note_vulkan_binding_taken: {
    severity: 'note',
    message: "'{name}' is declared here",
  },
})
