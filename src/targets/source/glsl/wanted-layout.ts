// Where things lie in memory as the host sees it (the same for SPIR-V); layouts.ts tells where GLSL would put them by itself.
export {
  arrayStride,
  type BlockRules as MemoryRules,
  blockRules,
  bufferMembers,
  matrixStride,
  structLayout,
} from '../../vulkan/layout.ts'
