// The extensions of SPIR-V that `-fspv-extension` may name: those of dxc, and others that modules of this compiler may need.
//
//   -fspv-extension=KHR -fspv-extension=SPV_EXT_mesh_shader      every KHR extension, and this one; nothing else may be used

const names = `
SPV_AMDX_shader_enqueue SPV_AMD_gpu_shader_half_float SPV_AMD_shader_early_and_late_fragment_tests SPV_EXT_demote_to_helper_invocation
SPV_EXT_descriptor_heap SPV_EXT_descriptor_indexing SPV_EXT_fragment_fully_covered SPV_EXT_fragment_invocation_density
SPV_EXT_fragment_shader_interlock SPV_EXT_mesh_shader SPV_EXT_physical_storage_buffer SPV_EXT_shader_atomic_float_add SPV_EXT_shader_image_int64
SPV_EXT_shader_stencil_export SPV_EXT_shader_viewport_index_layer SPV_GOOGLE_hlsl_functionality1 SPV_GOOGLE_user_type SPV_KHR_16bit_storage
SPV_KHR_compute_shader_derivatives SPV_KHR_cooperative_matrix SPV_KHR_device_group SPV_KHR_float_controls SPV_KHR_fragment_shader_barycentric
SPV_KHR_fragment_shading_rate SPV_KHR_integer_dot_product SPV_KHR_maximal_reconvergence SPV_KHR_multiview SPV_KHR_non_semantic_info
SPV_KHR_physical_storage_buffer SPV_KHR_post_depth_coverage SPV_KHR_quad_control SPV_KHR_ray_query SPV_KHR_ray_tracing SPV_KHR_shader_clock
SPV_KHR_shader_draw_parameters SPV_KHR_storage_buffer_storage_class SPV_KHR_untyped_pointers SPV_KHR_vulkan_memory_model SPV_NV_compute_shader_derivatives
SPV_NV_mesh_shader SPV_NV_ray_tracing SPV_NV_shader_subgroup_partitioned`

export const knownExtensions: readonly string[] = names.split(/\s+/).filter(Boolean)

/** What took the place of an extension is written instead of it. */
const successors: Readonly<Record<string, string>> = {
  SPV_NV_ray_tracing: 'SPV_KHR_ray_tracing',
  SPV_NV_mesh_shader: 'SPV_EXT_mesh_shader',
  SPV_KHR_compute_shader_derivatives: 'SPV_NV_compute_shader_derivatives',
}

/** Everything is, unless something is listed. */
export function isPermitted(extension: string, permitted: readonly string[]): boolean {
  if (permitted.length === 0 || permitted.includes(extension)) return true
  if (permitted.includes('KHR') && extension.startsWith('SPV_KHR_')) return true
  return permitted.some((name) => successors[name] === extension)
}
