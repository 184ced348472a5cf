// args: -T ps_6_0
// Push constants and specialisation constants.
struct Push { float4x4 transform; bool on; uint2 pad; float weights[3]; };
[[vk::push_constant]] Push push;
[[vk::constant_id(3)]] const int count = 4;
[[vk::constant_id(4)]] const bool fast = true;
[[vk::constant_id(5)]] const float scale = 0.5;

float4 main(float4 p : POSITION) : SV_Target {
  precise float4 q = mul(push.transform, p) * scale;
  for (int i = 0; i < count; i++) q.x += push.weights[i];
  return push.on && fast ? q : -q;
}
; ==>
OpEntryPoint Fragment %main "main" %in_POSITION0 %out_SV_TARGET0 %push
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_POSITION0 Location 0
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %scale SpecId 5
               OpDecorate %count SpecId 3
               OpDecorate %fast SpecId 4
               OpDecorate %_arr_float_uint_3 ArrayStride 4
               OpMemberDecorate %type_PushConstant_Push 0 Offset 0
               OpMemberDecorate %type_PushConstant_Push 0 RowMajor
               OpMemberDecorate %type_PushConstant_Push 0 MatrixStride 16
               OpMemberDecorate %type_PushConstant_Push 1 Offset 64
               OpMemberDecorate %type_PushConstant_Push 2 Offset 68
               OpMemberDecorate %type_PushConstant_Push 3 Offset 76
               OpDecorate %type_PushConstant_Push Block
               OpDecorate %39 NoContraction
               OpDecorate %57 NoContraction
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_POSITION0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
  %float_0_5 = OpConstant %float 0.5
      %scale = OpSpecConstant %float 0.5
        %int = OpTypeInt 32 1
      %int_4 = OpConstant %int 4
      %count = OpSpecConstant %int 4
       %bool = OpTypeBool
       %true = OpConstantTrue %bool
       %fast = OpSpecConstantTrue %bool
%mat4v4float = OpTypeMatrix %v4float 4
       %uint = OpTypeInt 32 0
     %v2uint = OpTypeVector %uint 2
     %uint_3 = OpConstant %uint 3
%_arr_float_uint_3 = OpTypeArray %float %uint_3
%type_PushConstant_Push = OpTypeStruct %mat4v4float %uint %v2uint %_arr_float_uint_3
%_ptr_PushConstant_type_PushConstant_Push = OpTypePointer PushConstant %type_PushConstant_Push
       %push = OpVariable %_ptr_PushConstant_type_PushConstant_Push PushConstant
         %28 = OpTypeFunction %v4float %v4float
%_ptr_Function_v4float = OpTypePointer Function %v4float
      %int_0 = OpConstant %int 0
%_ptr_PushConstant_mat4v4float = OpTypePointer PushConstant %mat4v4float
%_ptr_Function_int = OpTypePointer Function %int
%_ptr_Function_float = OpTypePointer Function %float
      %int_3 = OpConstant %int 3
%_ptr_PushConstant_float = OpTypePointer PushConstant %float
      %int_1 = OpConstant %int 1
%_ptr_PushConstant_uint = OpTypePointer PushConstant %uint
     %uint_0 = OpConstant %uint 0
       %void = OpTypeVoid
         %72 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %28
          %p = OpFunctionParameter %v4float
         %29 = OpLabel
          %q = OpVariable %_ptr_Function_v4float Function
          %i = OpVariable %_ptr_Function_int Function
         %35 = OpAccessChain %_ptr_PushConstant_mat4v4float %push %int_0
         %36 = OpLoad %mat4v4float %35
         %37 = OpVectorTimesMatrix %v4float %p %36
         %38 = OpCompositeConstruct %v4float %scale %scale %scale %scale
         %39 = OpFMul %v4float %37 %38
               OpStore %q %39
               OpStore %i %int_0
               OpBranch %42
         %42 = OpLabel
               OpLoopMerge %45 %44 None
               OpBranch %46
         %46 = OpLabel
         %47 = OpLoad %int %i
         %48 = OpSLessThan %bool %47 %count
               OpBranchConditional %48 %43 %45
         %43 = OpLabel
         %50 = OpAccessChain %_ptr_Function_float %q %int_0
         %51 = OpLoad %float %50
         %53 = OpLoad %int %i
         %55 = OpAccessChain %_ptr_PushConstant_float %push %int_3 %53
         %56 = OpLoad %float %55
         %57 = OpFAdd %float %51 %56
               OpStore %50 %57
               OpBranch %44
         %44 = OpLabel
         %58 = OpLoad %int %i
         %60 = OpIAdd %int %58 %int_1
               OpStore %i %60
               OpBranch %42
         %45 = OpLabel
         %62 = OpAccessChain %_ptr_PushConstant_uint %push %int_1
         %63 = OpLoad %uint %62
         %65 = OpINotEqual %bool %63 %uint_0
         %66 = OpLogicalAnd %bool %65 %fast
         %67 = OpLoad %v4float %q
         %68 = OpLoad %v4float %q
         %69 = OpFNegate %v4float %68
         %70 = OpSelect %v4float %66 %67 %69
               OpReturnValue %70
               OpFunctionEnd
       %main = OpFunction %void None %72
         %73 = OpLabel
         %74 = OpLoad %v4float %in_POSITION0
     %result = OpFunctionCall %v4float %main_1 %74
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
