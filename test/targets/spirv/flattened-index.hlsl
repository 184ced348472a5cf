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
%_ptr_Function_int = OpTypePointer Function %int
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
        %114 = OpTypeSampledImage %11
       %void = OpTypeVoid
        %162 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %33
         %uv = OpFunctionParameter %v2float
      %index = OpFunctionParameter %int
         %34 = OpLabel
    %element = OpVariable %_ptr_Function_uint Function
     %stored = OpVariable %_ptr_Function_int Function
  %element_0 = OpVariable %_ptr_Function_uint Function
  %element_1 = OpVariable %_ptr_Function_uint Function
  %element_2 = OpVariable %_ptr_Function_uint Function
  %element_3 = OpVariable %_ptr_Function_uint Function
  %element_4 = OpVariable %_ptr_Function_uint Function
  %element_5 = OpVariable %_ptr_Function_uint Function
  %element_6 = OpVariable %_ptr_Function_uint Function
         %49 = OpGroupNonUniformBroadcastFirst %int %uint_3 %index
          %i = OpBitcast %uint %49
               OpStore %element %i
               OpStore %element_0 %i
         %51 = OpLoad %uint %element_0
         %54 = OpIEqual %bool %51 %uint_0
               OpSelectionMerge %55 None
               OpBranchConditional %54 %56 %57
         %56 = OpLabel
         %60 = OpAccessChain %_ptr_StorageBuffer_int %Lists_0 %int_0 %uint_0
         %61 = OpLoad %int %60
               OpBranch %55
         %57 = OpLabel
         %62 = OpAccessChain %_ptr_StorageBuffer_int %Lists_1 %int_0 %uint_0
         %63 = OpLoad %int %62
               OpBranch %55
         %55 = OpLabel
         %64 = OpPhi %int %61 %56 %63 %57
         %66 = OpIAdd %int %64 %int_3
               OpStore %stored %66
         %67 = OpLoad %uint %element
         %68 = OpIEqual %bool %67 %uint_0
               OpSelectionMerge %69 None
               OpBranchConditional %68 %70 %71
         %70 = OpLabel
         %72 = OpLoad %int %stored
         %73 = OpAccessChain %_ptr_StorageBuffer_int %Lists_0 %int_0 %uint_0
               OpStore %73 %72
         %74 = OpLoad %int %stored
               OpBranch %69
         %71 = OpLabel
         %75 = OpLoad %int %stored
         %76 = OpAccessChain %_ptr_StorageBuffer_int %Lists_1 %int_0 %uint_0
               OpStore %76 %75
         %77 = OpLoad %int %stored
               OpBranch %69
         %69 = OpLabel
         %78 = OpPhi %int %74 %70 %77 %71
         %80 = OpIAdd %uint %i %uint_1
               OpStore %element_1 %80
         %81 = OpLoad %uint %element_1
         %82 = OpIEqual %bool %81 %uint_0
               OpSelectionMerge %83 None
               OpBranchConditional %82 %84 %85
         %84 = OpLabel
         %87 = OpBitcast %int %i
         %88 = OpAccessChain %_ptr_StorageBuffer_int %Lists_0 %int_0 %uint_2
         %89 = OpAtomicIAdd %int %88 %uint_1 %uint_0 %87
               OpBranch %83
         %85 = OpLabel
         %90 = OpBitcast %int %i
         %91 = OpAccessChain %_ptr_StorageBuffer_int %Lists_1 %int_0 %uint_2
         %92 = OpAtomicIAdd %int %91 %uint_1 %uint_0 %90
               OpBranch %83
         %83 = OpLabel
               OpStore %element_2 %i
         %93 = OpLoad %uint %element_2
         %94 = OpIEqual %bool %93 %uint_0
               OpSelectionMerge %95 None
               OpBranchConditional %94 %96 %97
         %96 = OpLabel
        %100 = OpAccessChain %_ptr_StorageBuffer_uint %Raw_0 %int_0 %uint_1
               OpStore %100 %i
               OpBranch %95
         %97 = OpLabel
        %101 = OpAccessChain %_ptr_StorageBuffer_uint %Raw_1 %int_0 %uint_1
               OpStore %101 %i
               OpBranch %95
         %95 = OpLabel
               OpStore %element_3 %i
        %102 = OpLoad %uint %element_3
        %103 = OpIEqual %bool %102 %uint_0
               OpSelectionMerge %104 None
               OpBranchConditional %103 %105 %106
        %105 = OpLabel
        %107 = OpBitwiseAnd %uint %i %uint_1
               OpStore %element_6 %107
        %108 = OpLoad %uint %element_6
        %109 = OpIEqual %bool %108 %uint_0
               OpSelectionMerge %110 None
               OpBranchConditional %109 %111 %112
        %111 = OpLabel
        %115 = OpLoad %11 %Maps_0
        %116 = OpLoad %27 %Samplers_0
        %117 = OpSampledImage %114 %115 %116
        %118 = OpImageSampleExplicitLod %v4float %117 %uv Lod %float_0
               OpBranch %110
        %112 = OpLabel
        %119 = OpLoad %11 %Maps_0
        %120 = OpLoad %27 %Samplers_1
        %121 = OpSampledImage %114 %119 %120
        %122 = OpImageSampleExplicitLod %v4float %121 %uv Lod %float_0
               OpBranch %110
        %110 = OpLabel
        %123 = OpPhi %v4float %118 %111 %122 %112
               OpBranch %104
        %106 = OpLabel
        %124 = OpLoad %uint %element_3
        %125 = OpIEqual %bool %124 %uint_1
               OpSelectionMerge %126 None
               OpBranchConditional %125 %127 %128
        %127 = OpLabel
        %129 = OpBitwiseAnd %uint %i %uint_1
               OpStore %element_5 %129
        %130 = OpLoad %uint %element_5
        %131 = OpIEqual %bool %130 %uint_0
               OpSelectionMerge %132 None
               OpBranchConditional %131 %133 %134
        %133 = OpLabel
        %135 = OpLoad %11 %Maps_1
        %136 = OpLoad %27 %Samplers_0
        %137 = OpSampledImage %114 %135 %136
        %138 = OpImageSampleExplicitLod %v4float %137 %uv Lod %float_0
               OpBranch %132
        %134 = OpLabel
        %139 = OpLoad %11 %Maps_1
        %140 = OpLoad %27 %Samplers_1
        %141 = OpSampledImage %114 %139 %140
        %142 = OpImageSampleExplicitLod %v4float %141 %uv Lod %float_0
               OpBranch %132
        %132 = OpLabel
        %143 = OpPhi %v4float %138 %133 %142 %134
               OpBranch %126
        %128 = OpLabel
        %144 = OpBitwiseAnd %uint %i %uint_1
               OpStore %element_4 %144
        %145 = OpLoad %uint %element_4
        %146 = OpIEqual %bool %145 %uint_0
               OpSelectionMerge %147 None
               OpBranchConditional %146 %148 %149
        %148 = OpLabel
        %150 = OpLoad %11 %Maps_2
        %151 = OpLoad %27 %Samplers_0
        %152 = OpSampledImage %114 %150 %151
        %153 = OpImageSampleExplicitLod %v4float %152 %uv Lod %float_0
               OpBranch %147
        %149 = OpLabel
        %154 = OpLoad %11 %Maps_2
        %155 = OpLoad %27 %Samplers_1
        %156 = OpSampledImage %114 %154 %155
        %157 = OpImageSampleExplicitLod %v4float %156 %uv Lod %float_0
               OpBranch %147
        %147 = OpLabel
        %158 = OpPhi %v4float %153 %148 %157 %149
               OpBranch %126
        %126 = OpLabel
        %159 = OpPhi %v4float %143 %132 %158 %147
               OpBranch %104
        %104 = OpLabel
        %160 = OpPhi %v4float %123 %110 %159 %126
               OpReturnValue %160
               OpFunctionEnd
       %main = OpFunction %void None %162
        %163 = OpLabel
        %164 = OpLoad %v2float %in_UV0
        %165 = OpLoad %int %in_INDEX0
     %result = OpFunctionCall %v4float %main_1 %164 %165
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
