// args: -T ps_6_0 -fspv-preserve-bindings --rules dxc
struct S { float4 a; };
Texture2D<float4> T; SamplerState Sm; RWStructuredBuffer<S> B : register(u3); cbuffer C { float4 k; float2 j; }; ConstantBuffer<S> CB; Texture2D<float4> Arr[3]; AppendStructuredBuffer<S> Appended;
cbuffer Part { float4 used; float4 unused; };
float4 main(float2 uv : TEXCOORD0) : SV_Target0 { return T.Load(0) + used; }
; ==>
OpEntryPoint Fragment %main "main" %out_SV_TARGET0 %C %Part %T %Arr %counter_var_Appended %Appended %B %CB %Sm
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
               OpDecorate %Part Binding 8
               OpDecorate %T DescriptorSet 0
               OpDecorate %T Binding 0
               OpDecorate %Arr DescriptorSet 0
               OpDecorate %Arr Binding 5
               OpMemberDecorate %S 0 Offset 0
               OpDecorate %_runtimearr_S ArrayStride 16
               OpMemberDecorate %type_AppendStructuredBuffer_S 0 Offset 0
               OpDecorate %type_AppendStructuredBuffer_S Block
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter Block
               OpDecorate %counter_var_Appended DescriptorSet 0
               OpDecorate %counter_var_Appended Binding 7
               OpDecorate %Appended DescriptorSet 0
               OpDecorate %Appended Binding 6
               OpDecorate %_runtimearr_S_0 ArrayStride 16
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
%type_AppendStructuredBuffer_S = OpTypeStruct %_runtimearr_S
%type_counter = OpTypeStruct %int
%_ptr_StorageBuffer_type_counter = OpTypePointer StorageBuffer %type_counter
%counter_var_Appended = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
%_ptr_StorageBuffer_type_AppendStructuredBuffer_S = OpTypePointer StorageBuffer %type_AppendStructuredBuffer_S
   %Appended = OpVariable %_ptr_StorageBuffer_type_AppendStructuredBuffer_S StorageBuffer
%_runtimearr_S_0 = OpTypeRuntimeArray %S
%type_RWStructuredBuffer_S = OpTypeStruct %_runtimearr_S_0
%_ptr_StorageBuffer_type_RWStructuredBuffer_S = OpTypePointer StorageBuffer %type_RWStructuredBuffer_S
          %B = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_S StorageBuffer
%type_ConstantBuffer_S = OpTypeStruct %v4float
%_ptr_Uniform_type_ConstantBuffer_S = OpTypePointer Uniform %type_ConstantBuffer_S
         %CB = OpVariable %_ptr_Uniform_type_ConstantBuffer_S Uniform
         %38 = OpTypeSampler
%_ptr_UniformConstant_38 = OpTypePointer UniformConstant %38
         %Sm = OpVariable %_ptr_UniformConstant_38 UniformConstant
         %43 = OpTypeFunction %v4float %v2float
      %v3int = OpTypeVector %int 3
         %47 = OpConstantNull %v3int
      %v2int = OpTypeVector %int 2
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
       %void = OpTypeVoid
         %57 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
         %60 = OpConstantNull %v2float
     %main_1 = OpFunction %v4float None %43
         %uv = OpFunctionParameter %v2float
         %44 = OpLabel
         %49 = OpVectorShuffle %v2int %47 %47 0 1
         %50 = OpLoad %15 %T
         %51 = OpImageFetch %v4float %50 %49 Lod %int_0
         %53 = OpAccessChain %_ptr_Uniform_v4float %Part %int_0
         %54 = OpLoad %v4float %53
         %55 = OpFAdd %v4float %51 %54
               OpReturnValue %55
               OpFunctionEnd
       %main = OpFunction %void None %57
         %58 = OpLabel
     %result = OpFunctionCall %v4float %main_1 %60
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
