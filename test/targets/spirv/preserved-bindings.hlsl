// args: -T ps_6_0 -fspv-preserve-bindings --rules dxc
struct S { float4 a; };
Texture2D<float4> T; SamplerState Sm; RWStructuredBuffer<S> B : register(u3); cbuffer C { float4 k; float2 j; }; ConstantBuffer<S> CB; Texture2D<float4> Arr[3];
cbuffer Part { float4 used; float4 unused; };
float4 main(float2 uv : TEXCOORD0) : SV_Target0 { return T.Load(0) + used; }
; ==>
OpEntryPoint Fragment %main "main" %out_SV_TARGET0 %C %Part %T %Arr %B %CB %Sm
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %out_SV_TARGET0 Location 0
               OpMemberDecorate %type_C 0 Offset 0
               OpMemberDecorate %type_C 1 Offset 16
               OpDecorate %type_C Block
               OpDecorate %C DescriptorSet 0
               OpDecorate %C Binding 2
               OpMemberDecorate %type_Part 0 Offset 0
               OpMemberDecorate %type_Part 1 Offset 16
               OpDecorate %type_Part Block
               OpDecorate %Part DescriptorSet 0
               OpDecorate %Part Binding 6
               OpDecorate %T DescriptorSet 0
               OpDecorate %T Binding 0
               OpDecorate %Arr DescriptorSet 0
               OpDecorate %Arr Binding 5
               OpMemberDecorate %S 0 Offset 0
               OpDecorate %_runtimearr_S ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_S 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_S Block
               OpDecorate %B DescriptorSet 0
               OpDecorate %B Binding 3
               OpMemberDecorate %type_ConstantBuffer_S 0 Offset 0
               OpDecorate %type_ConstantBuffer_S Block
               OpDecorate %CB DescriptorSet 0
               OpDecorate %CB Binding 4
               OpDecorate %Sm DescriptorSet 0
               OpDecorate %Sm Binding 1
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
    %v2float = OpTypeVector %float 2
     %type_C = OpTypeStruct %v4float %v2float
%_ptr_Uniform_type_C = OpTypePointer Uniform %type_C
          %C = OpVariable %_ptr_Uniform_type_C Uniform
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
  %type_Part = OpTypeStruct %v4float %v4float
%_ptr_Uniform_type_Part = OpTypePointer Uniform %type_Part
       %Part = OpVariable %_ptr_Uniform_type_Part Uniform
         %15 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_15 = OpTypePointer UniformConstant %15
          %T = OpVariable %_ptr_UniformConstant_15 UniformConstant
       %uint = OpTypeInt 32 0
     %uint_3 = OpConstant %uint 3
%_arr_15_uint_3 = OpTypeArray %15 %uint_3
%_ptr_UniformConstant__arr_15_uint_3 = OpTypePointer UniformConstant %_arr_15_uint_3
        %Arr = OpVariable %_ptr_UniformConstant__arr_15_uint_3 UniformConstant
          %S = OpTypeStruct %v4float
%_runtimearr_S = OpTypeRuntimeArray %S
%type_RWStructuredBuffer_S = OpTypeStruct %_runtimearr_S
%_ptr_StorageBuffer_type_RWStructuredBuffer_S = OpTypePointer StorageBuffer %type_RWStructuredBuffer_S
          %B = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_S StorageBuffer
%type_ConstantBuffer_S = OpTypeStruct %v4float
%_ptr_Uniform_type_ConstantBuffer_S = OpTypePointer Uniform %type_ConstantBuffer_S
         %CB = OpVariable %_ptr_Uniform_type_ConstantBuffer_S Uniform
         %31 = OpTypeSampler
%_ptr_UniformConstant_31 = OpTypePointer UniformConstant %31
         %Sm = OpVariable %_ptr_UniformConstant_31 UniformConstant
         %36 = OpTypeFunction %v4float %v2float
      %v3int = OpTypeVector %int 3
         %40 = OpConstantNull %v3int
      %v2int = OpTypeVector %int 2
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
       %void = OpTypeVoid
         %50 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
         %53 = OpConstantNull %v2float
     %main_1 = OpFunction %v4float None %36
         %uv = OpFunctionParameter %v2float
         %37 = OpLabel
         %42 = OpVectorShuffle %v2int %40 %40 0 1
         %43 = OpLoad %15 %T
         %44 = OpImageFetch %v4float %43 %42 Lod %int_0
         %46 = OpAccessChain %_ptr_Uniform_v4float %Part %int_0
         %47 = OpLoad %v4float %46
         %48 = OpFAdd %v4float %44 %47
               OpReturnValue %48
               OpFunctionEnd
       %main = OpFunction %void None %50
         %51 = OpLabel
     %result = OpFunctionCall %v4float %main_1 %53
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
