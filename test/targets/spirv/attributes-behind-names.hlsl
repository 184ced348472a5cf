// args: -T ps_6_0
struct Input { float4 first [[vk::location(4)]] : FIRST; float2 second [[vk::location(7)]] : SECOND, third [[vk::location(8)]] : THIRD; };
struct Data { float first [[vk::offset(16)]]; uint second, third [[vk::offset(32)]]; };
ConstantBuffer<Data> data [[vk::binding(9)]];
float4 main(Input input, uint fourth [[vk::location(2)]] : FOURTH) : SV_Target {
  return input.first + input.second.xyxy + input.third.xxyy + data.first + data.third + fourth;
}
; ==>
OpEntryPoint Fragment %main "main" %in_FIRST0 %in_SECOND0 %in_THIRD0 %in_FOURTH0 %out_SV_TARGET0 %data
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_FIRST0 Location 4
               OpDecorate %in_SECOND0 Location 7
               OpDecorate %in_THIRD0 Location 8
               OpDecorate %in_FOURTH0 Location 2
               OpDecorate %in_FOURTH0 Flat
               OpDecorate %out_SV_TARGET0 Location 0
               OpMemberDecorate %type_ConstantBuffer_Data 0 Offset 16
               OpMemberDecorate %type_ConstantBuffer_Data 1 Offset 20
               OpMemberDecorate %type_ConstantBuffer_Data 2 Offset 32
               OpDecorate %type_ConstantBuffer_Data Block
               OpDecorate %data DescriptorSet 0
               OpDecorate %data Binding 9
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
  %in_FIRST0 = OpVariable %_ptr_Input_v4float Input
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
 %in_SECOND0 = OpVariable %_ptr_Input_v2float Input
  %in_THIRD0 = OpVariable %_ptr_Input_v2float Input
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
 %in_FOURTH0 = OpVariable %_ptr_Input_uint Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
%type_ConstantBuffer_Data = OpTypeStruct %float %uint %uint
%_ptr_Uniform_type_ConstantBuffer_Data = OpTypePointer Uniform %type_ConstantBuffer_Data
       %data = OpVariable %_ptr_Uniform_type_ConstantBuffer_Data Uniform
      %Input = OpTypeStruct %v4float %v2float %v2float
         %20 = OpTypeFunction %v4float %Input %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Uniform_float = OpTypePointer Uniform %float
      %int_2 = OpConstant %int 2
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
       %void = OpTypeVoid
         %49 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %20
      %input = OpFunctionParameter %Input
     %fourth = OpFunctionParameter %uint
         %21 = OpLabel
         %24 = OpCompositeExtract %v4float %input 0
         %25 = OpCompositeExtract %v2float %input 1
         %26 = OpVectorShuffle %v4float %25 %25 0 1 0 1
         %27 = OpFAdd %v4float %24 %26
         %28 = OpCompositeExtract %v2float %input 2
         %29 = OpVectorShuffle %v4float %28 %28 0 0 1 1
         %30 = OpFAdd %v4float %27 %29
         %34 = OpAccessChain %_ptr_Uniform_float %data %int_0
         %35 = OpLoad %float %34
         %36 = OpCompositeConstruct %v4float %35 %35 %35 %35
         %37 = OpFAdd %v4float %30 %36
         %40 = OpAccessChain %_ptr_Uniform_uint %data %int_2
         %41 = OpLoad %uint %40
         %42 = OpConvertUToF %float %41
         %43 = OpCompositeConstruct %v4float %42 %42 %42 %42
         %44 = OpFAdd %v4float %37 %43
         %45 = OpConvertUToF %float %fourth
         %46 = OpCompositeConstruct %v4float %45 %45 %45 %45
         %47 = OpFAdd %v4float %44 %46
               OpReturnValue %47
               OpFunctionEnd
       %main = OpFunction %void None %49
         %50 = OpLabel
         %51 = OpLoad %v4float %in_FIRST0
         %52 = OpLoad %v2float %in_SECOND0
         %53 = OpLoad %v2float %in_THIRD0
         %54 = OpCompositeConstruct %Input %51 %52 %53
         %55 = OpLoad %uint %in_FOURTH0
     %result = OpFunctionCall %v4float %main_1 %54 %55
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
