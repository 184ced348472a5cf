// args: -T ps_6_0 -fspv-flatten-resource-arrays
Texture2D<float4> Maps[3] : register(t0);
SamplerState Samplers[2] : register(s8);
RWStructuredBuffer<int> Lists[2] : register(u1);
RWByteAddressBuffer Raw[2] : register(u4);

[earlydepthstencil]
float4 main(float2 uv : UV, nointerpolation int index : INDEX) : SV_Target {
  const uint i = WaveReadLaneFirst(index);
  Lists[i][0] += 3;
  InterlockedAdd(Lists[i + 1][2], i);
  Raw[i].Store(4, i);
  return Maps[i].SampleLevel(Samplers[i & 1], uv, 0);
}
; ==>
OpCapability GroupNonUniformBallot
               OpEntryPoint Fragment %main "main" %in_UV0 %in_INDEX0 %out_SV_TARGET0 %Maps_0 %Maps_1 %Maps_2 %Lists_0 %Lists_1 %Raw_0 %Raw_1 %Samplers_0 %Samplers_1
               OpExecutionMode %main OriginUpperLeft
               OpExecutionMode %main EarlyFragmentTests
               OpDecorate %in_UV0 Location 0
               OpDecorate %in_INDEX0 Location 1
               OpDecorate %in_INDEX0 Flat
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %Maps_0 DescriptorSet 0
               OpDecorate %Maps_0 Binding 0
               OpDecorate %Maps_1 DescriptorSet 0
               OpDecorate %Maps_1 Binding 1
               OpDecorate %Maps_2 DescriptorSet 0
               OpDecorate %Maps_2 Binding 2
               OpDecorate %_runtimearr_int ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_int 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_int Block
               OpDecorate %Lists_0 DescriptorSet 0
               OpDecorate %Lists_0 Binding 1
               OpDecorate %Lists_0 Aliased
               OpDecorate %Lists_1 DescriptorSet 0
               OpDecorate %Lists_1 Binding 2
               OpDecorate %Lists_1 Aliased
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %Raw_0 DescriptorSet 0
               OpDecorate %Raw_0 Binding 4
               OpDecorate %Raw_1 DescriptorSet 0
               OpDecorate %Raw_1 Binding 5
               OpDecorate %Samplers_0 DescriptorSet 0
               OpDecorate %Samplers_0 Binding 8
               OpDecorate %Samplers_1 DescriptorSet 0
               OpDecorate %Samplers_1 Binding 9
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
     %in_UV0 = OpVariable %_ptr_Input_v2float Input
        %int = OpTypeInt 32 1
%_ptr_Input_int = OpTypePointer Input %int
  %in_INDEX0 = OpVariable %_ptr_Input_int Input
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %11 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_11 = OpTypePointer UniformConstant %11
     %Maps_0 = OpVariable %_ptr_UniformConstant_11 UniformConstant
     %Maps_1 = OpVariable %_ptr_UniformConstant_11 UniformConstant
     %Maps_2 = OpVariable %_ptr_UniformConstant_11 UniformConstant
%_runtimearr_int = OpTypeRuntimeArray %int
%type_RWStructuredBuffer_int = OpTypeStruct %_runtimearr_int
%_ptr_StorageBuffer_type_RWStructuredBuffer_int = OpTypePointer StorageBuffer %type_RWStructuredBuffer_int
    %Lists_0 = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_int StorageBuffer
    %Lists_1 = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_int StorageBuffer
       %uint = OpTypeInt 32 0
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
      %Raw_0 = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
      %Raw_1 = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
         %27 = OpTypeSampler
%_ptr_UniformConstant_27 = OpTypePointer UniformConstant %27
 %Samplers_0 = OpVariable %_ptr_UniformConstant_27 UniformConstant
 %Samplers_1 = OpVariable %_ptr_UniformConstant_27 UniformConstant
         %33 = OpTypeFunction %v4float %v2float %int
%_ptr_Function_uint = OpTypePointer Function %uint
     %uint_3 = OpConstant %uint 3
     %uint_0 = OpConstant %uint 0
       %bool = OpTypeBool
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
      %int_3 = OpConstant %int 3
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
     %uint_4 = OpConstant %uint 4
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
    %float_0 = OpConstant %float 0
        %100 = OpTypeSampledImage %11
       %void = OpTypeVoid
        %148 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %33
         %uv = OpFunctionParameter %v2float
      %index = OpFunctionParameter %int
         %34 = OpLabel
    %element = OpVariable %_ptr_Function_uint Function
  %element_0 = OpVariable %_ptr_Function_uint Function
  %element_1 = OpVariable %_ptr_Function_uint Function
  %element_2 = OpVariable %_ptr_Function_uint Function
  %element_3 = OpVariable %_ptr_Function_uint Function
  %element_4 = OpVariable %_ptr_Function_uint Function
  %element_5 = OpVariable %_ptr_Function_uint Function
         %46 = OpGroupNonUniformBroadcastFirst %int %uint_3 %index
          %i = OpBitcast %uint %46
               OpStore %element %i
         %48 = OpLoad %uint %element
         %51 = OpIEqual %bool %48 %uint_0
               OpSelectionMerge %52 None
               OpBranchConditional %51 %53 %54
         %53 = OpLabel
         %57 = OpAccessChain %_ptr_StorageBuffer_int %Lists_0 %int_0 %uint_0
         %58 = OpLoad %int %57
         %60 = OpIAdd %int %58 %int_3
               OpStore %57 %60
               OpBranch %52
         %54 = OpLabel
         %61 = OpAccessChain %_ptr_StorageBuffer_int %Lists_1 %int_0 %uint_0
         %62 = OpLoad %int %61
         %63 = OpIAdd %int %62 %int_3
               OpStore %61 %63
               OpBranch %52
         %52 = OpLabel
         %64 = OpPhi %int %60 %53 %63 %54
         %66 = OpIAdd %uint %i %uint_1
               OpStore %element_0 %66
         %67 = OpLoad %uint %element_0
         %68 = OpIEqual %bool %67 %uint_0
               OpSelectionMerge %69 None
               OpBranchConditional %68 %70 %71
         %70 = OpLabel
         %73 = OpBitcast %int %i
         %74 = OpAccessChain %_ptr_StorageBuffer_int %Lists_0 %int_0 %uint_2
         %75 = OpAtomicIAdd %int %74 %uint_1 %uint_0 %73
               OpBranch %69
         %71 = OpLabel
         %76 = OpBitcast %int %i
         %77 = OpAccessChain %_ptr_StorageBuffer_int %Lists_1 %int_0 %uint_2
         %78 = OpAtomicIAdd %int %77 %uint_1 %uint_0 %76
               OpBranch %69
         %69 = OpLabel
               OpStore %element_1 %i
         %79 = OpLoad %uint %element_1
         %80 = OpIEqual %bool %79 %uint_0
               OpSelectionMerge %81 None
               OpBranchConditional %80 %82 %83
         %82 = OpLabel
         %86 = OpAccessChain %_ptr_StorageBuffer_uint %Raw_0 %int_0 %uint_1
               OpStore %86 %i
               OpBranch %81
         %83 = OpLabel
         %87 = OpAccessChain %_ptr_StorageBuffer_uint %Raw_1 %int_0 %uint_1
               OpStore %87 %i
               OpBranch %81
         %81 = OpLabel
               OpStore %element_2 %i
         %88 = OpLoad %uint %element_2
         %89 = OpIEqual %bool %88 %uint_0
               OpSelectionMerge %90 None
               OpBranchConditional %89 %91 %92
         %91 = OpLabel
         %93 = OpBitwiseAnd %uint %i %uint_1
               OpStore %element_5 %93
         %94 = OpLoad %uint %element_5
         %95 = OpIEqual %bool %94 %uint_0
               OpSelectionMerge %96 None
               OpBranchConditional %95 %97 %98
         %97 = OpLabel
        %101 = OpLoad %11 %Maps_0
        %102 = OpLoad %27 %Samplers_0
        %103 = OpSampledImage %100 %101 %102
        %104 = OpImageSampleExplicitLod %v4float %103 %uv Lod %float_0
               OpBranch %96
         %98 = OpLabel
        %105 = OpLoad %11 %Maps_0
        %106 = OpLoad %27 %Samplers_1
        %107 = OpSampledImage %100 %105 %106
        %108 = OpImageSampleExplicitLod %v4float %107 %uv Lod %float_0
               OpBranch %96
         %96 = OpLabel
        %109 = OpPhi %v4float %104 %97 %108 %98
               OpBranch %90
         %92 = OpLabel
        %110 = OpLoad %uint %element_2
        %111 = OpIEqual %bool %110 %uint_1
               OpSelectionMerge %112 None
               OpBranchConditional %111 %113 %114
        %113 = OpLabel
        %115 = OpBitwiseAnd %uint %i %uint_1
               OpStore %element_4 %115
        %116 = OpLoad %uint %element_4
        %117 = OpIEqual %bool %116 %uint_0
               OpSelectionMerge %118 None
               OpBranchConditional %117 %119 %120
        %119 = OpLabel
        %121 = OpLoad %11 %Maps_1
        %122 = OpLoad %27 %Samplers_0
        %123 = OpSampledImage %100 %121 %122
        %124 = OpImageSampleExplicitLod %v4float %123 %uv Lod %float_0
               OpBranch %118
        %120 = OpLabel
        %125 = OpLoad %11 %Maps_1
        %126 = OpLoad %27 %Samplers_1
        %127 = OpSampledImage %100 %125 %126
        %128 = OpImageSampleExplicitLod %v4float %127 %uv Lod %float_0
               OpBranch %118
        %118 = OpLabel
        %129 = OpPhi %v4float %124 %119 %128 %120
               OpBranch %112
        %114 = OpLabel
        %130 = OpBitwiseAnd %uint %i %uint_1
               OpStore %element_3 %130
        %131 = OpLoad %uint %element_3
        %132 = OpIEqual %bool %131 %uint_0
               OpSelectionMerge %133 None
               OpBranchConditional %132 %134 %135
        %134 = OpLabel
        %136 = OpLoad %11 %Maps_2
        %137 = OpLoad %27 %Samplers_0
        %138 = OpSampledImage %100 %136 %137
        %139 = OpImageSampleExplicitLod %v4float %138 %uv Lod %float_0
               OpBranch %133
        %135 = OpLabel
        %140 = OpLoad %11 %Maps_2
        %141 = OpLoad %27 %Samplers_1
        %142 = OpSampledImage %100 %140 %141
        %143 = OpImageSampleExplicitLod %v4float %142 %uv Lod %float_0
               OpBranch %133
        %133 = OpLabel
        %144 = OpPhi %v4float %139 %134 %143 %135
               OpBranch %112
        %112 = OpLabel
        %145 = OpPhi %v4float %129 %118 %144 %133
               OpBranch %90
         %90 = OpLabel
        %146 = OpPhi %v4float %109 %96 %145 %112
               OpReturnValue %146
               OpFunctionEnd
       %main = OpFunction %void None %148
        %149 = OpLabel
        %150 = OpLoad %v2float %in_UV0
        %151 = OpLoad %int %in_INDEX0
     %result = OpFunctionCall %v4float %main_1 %150 %151
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
