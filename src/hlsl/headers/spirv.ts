// `#include <vk/spirv.h>`: numbers of SPIR-V by DXC's names, and pointers to groupshared memory for inline SPIR-V.

const enumerations: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CooperativeMatrixUse: {
    CooperativeMatrixUseMatrixAKHR: 0,
    CooperativeMatrixUseMatrixBKHR: 1,
    CooperativeMatrixUseMatrixAccumulatorKHR: 2,
  },
  CooperativeMatrixLayout: {
    CooperativeMatrixLayoutRowMajorKHR: 0,
    CooperativeMatrixLayoutColumnMajorKHR: 1,
    CooperativeMatrixLayoutRowBlockedInterleavedARM: 4202,
    CooperativeMatrixLayoutColumnBlockedInterleavedARM: 4203,
  },
  CooperativeMatrixOperandsMask: {
    CooperativeMatrixOperandsMaskNone: 0,
    CooperativeMatrixOperandsMatrixASignedComponentsKHRMask: 1,
    CooperativeMatrixOperandsMatrixBSignedComponentsKHRMask: 2,
    CooperativeMatrixOperandsMatrixCSignedComponentsKHRMask: 4,
    CooperativeMatrixOperandsMatrixResultSignedComponentsKHRMask: 8,
    CooperativeMatrixOperandsSaturatingAccumulationKHRMask: 16,
  },
  MemoryAccessMask: {
    MemoryAccessMaskNone: 0,
    MemoryAccessVolatileMask: 1,
    MemoryAccessAlignedMask: 2,
    MemoryAccessNontemporalMask: 4,
    MemoryAccessMakePointerAvailableMask: 8,
    MemoryAccessMakePointerAvailableKHRMask: 8,
    MemoryAccessMakePointerVisibleMask: 16,
    MemoryAccessMakePointerVisibleKHRMask: 16,
    MemoryAccessNonPrivatePointerMask: 32,
    MemoryAccessNonPrivatePointerKHRMask: 32,
  },
  Scope: {
    ScopeCrossDevice: 0,
    ScopeDevice: 1,
    ScopeWorkgroup: 2,
    ScopeSubgroup: 3,
    ScopeInvocation: 4,
    ScopeQueueFamily: 5,
    ScopeQueueFamilyKHR: 5,
    ScopeShaderCallKHR: 6,
  },
  StorageClass: { StorageClassWorkgroup: 4 },
}

export function spirvHeader(): string {
  const rows = Object.entries(enumerations).map(
    ([name, values]) =>
      `enum ${name} {\n${Object.entries(values)
        .map(([word, value]) => `  ${word} = ${value},\n`)
        .join('')}};\n`,
  )
  return `#pragma once
namespace vk {
${rows.join('')}template <typename PointeeType> [[vk::ext_instruction(83)]]
WorkgroupSpirvPointer<PointeeType> GetGroupSharedAddress([[vk::ext_reference]] PointeeType value);
}
`
}
