// What DXIL cannot say, or this compiler cannot say in DXIL.
import { defineDiagnostics } from '../define.ts'
import { validationFlag } from '../flags.ts'

export const dxilDiagnostics = defineDiagnostics({
  err_dxil_unsupported: {
    severity: 'error',
    message: '{what} cannot be written as DXIL',
    explain:
      'DXIL has nothing for it: sampling functions of Direct3D 9 such as tex2D are methods of textures there (Sample), and what begins with vk:: is for Vulkan.',
  },
  err_dxil_not_written: {
    severity: 'default-error',
    flag: validationFlag,
    message: '{what} cannot be written as DXIL',
    explain:
      'DXC can write this, and descry cannot. Everything up to the binding table works: under --rules dxc the table is given.',
  },
  err_dxil_shader_model: {
    severity: 'error',
    message: "'{operation}' needs shader model 6.{needed}; the target is 6.{minor}",
  },
  err_dxil_signature_full: {
    severity: 'error',
    message:
      "Failed to allocate all {direction} signature elements in available space. ('{name}' finds no place in {limit} registers)",
    explain:
      'Values that enter or leave a stage lie in 32 registers of four components. Arrays take a register for each element.',
  },
  err_dxil_distances_full: {
    severity: 'error',
    message: "'{name}' of the {direction} does not fit: clip and cull distances share two registers",
    help: 'use a vector: an array takes a register for each element',
  },
  err_dxil_invalid: {
    severity: 'error',
    message: '{text} ({subject}; rule {rule} of DXIL)',
    explain:
      'Before DXIL is written it is checked by the rules of its official validator. Sizes of thread groups, of groupshared memory and of constant buffers, texture offsets, loops without an end and outputs that are never written are for the shader to mend. Any other rule means a mistake in descry: please report it with the shader.',
  },
})
