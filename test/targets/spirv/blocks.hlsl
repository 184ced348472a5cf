// args: -T cs_6_0
// Structs in blocks have types of their own; booleans are uints there, integer matrices arrays of their columns.
struct Light { float3 color; bool on; row_major float2x3 m; int2x3 grid; float falloff[2]; };
cbuffer Scene : register(b0) { float4x4 view; bool flag; float2 size; Light light; }
RWStructuredBuffer<Light> Lights : register(u1);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Light copy = light;
  copy.on = flag;
  Lights[i] = copy;
  Lights[i + 1].on = !Lights[i].on;
  Lights[i].grid[1] = view[2].xyz;
  Lights[i].color.zx = size;
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Scene %Lights
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_arr_v2int_uint_3 ArrayStride 16
               OpDecorate %_arr_float_uint_2 ArrayStride 16
               OpMemberDecorate %Light 0 Offset 0
               OpMemberDecorate %Light 1 Offset 12
               OpMemberDecorate %Light 2 Offset 16
               OpMemberDecorate %Light 2 ColMajor
               OpMemberDecorate %Light 2 MatrixStride 16
               OpMemberDecorate %Light 3 Offset 48
               OpMemberDecorate %Light 4 Offset 96
               OpMemberDecorate %type_Scene 0 Offset 0
               OpMemberDecorate %type_Scene 0 RowMajor
               OpMemberDecorate %type_Scene 0 MatrixStride 16
               OpMemberDecorate %type_Scene 1 Offset 64
               OpMemberDecorate %type_Scene 2 Offset 68
               OpMemberDecorate %type_Scene 3 Offset 80
               OpDecorate %type_Scene Block
               OpDecorate %Scene DescriptorSet 0
               OpDecorate %Scene Binding 0
               OpDecorate %_arr_v2int_uint_3_0 ArrayStride 8
               OpDecorate %_arr_float_uint_2_0 ArrayStride 4
               OpMemberDecorate %Light_0 0 Offset 0
               OpMemberDecorate %Light_0 1 Offset 12
               OpMemberDecorate %Light_0 2 Offset 16
               OpMemberDecorate %Light_0 2 ColMajor
               OpMemberDecorate %Light_0 2 MatrixStride 16
               OpMemberDecorate %Light_0 3 Offset 48
               OpMemberDecorate %Light_0 4 Offset 72
               OpDecorate %_runtimearr_Light_0 ArrayStride 80
               OpMemberDecorate %type_RWStructuredBuffer_Light 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Light Block
               OpDecorate %Lights DescriptorSet 0
               OpDecorate %Lights Binding 1
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%mat4v4float = OpTypeMatrix %v4float 4
    %v2float = OpTypeVector %float 2
    %v3float = OpTypeVector %float 3
%mat2v3float = OpTypeMatrix %v3float 2
        %int = OpTypeInt 32 1
      %v2int = OpTypeVector %int 2
     %uint_3 = OpConstant %uint 3
%_arr_v2int_uint_3 = OpTypeArray %v2int %uint_3
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
      %Light = OpTypeStruct %v3float %uint %mat2v3float %_arr_v2int_uint_3 %_arr_float_uint_2
 %type_Scene = OpTypeStruct %mat4v4float %uint %v2float %Light
%_ptr_Uniform_type_Scene = OpTypePointer Uniform %type_Scene
      %Scene = OpVariable %_ptr_Uniform_type_Scene Uniform
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
%_arr_v2int_uint_3_0 = OpTypeArray %v2int %uint_3
%_arr_float_uint_2_0 = OpTypeArray %float %uint_2
    %Light_0 = OpTypeStruct %v3float %uint %mat2v3float %_arr_v2int_uint_3_0 %_arr_float_uint_2_0
%_runtimearr_Light_0 = OpTypeRuntimeArray %Light_0
%type_RWStructuredBuffer_Light = OpTypeStruct %_runtimearr_Light_0
%_ptr_StorageBuffer_type_RWStructuredBuffer_Light = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Light
     %Lights = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Light StorageBuffer
       %void = OpTypeVoid
         %34 = OpTypeFunction %void %uint
       %bool = OpTypeBool
      %v3int = OpTypeVector %int 3
%_arr_v3int_uint_2 = OpTypeArray %v3int %uint_2
%_arr_float_uint_2_1 = OpTypeArray %float %uint_2
    %Light_1 = OpTypeStruct %v3float %bool %mat2v3float %_arr_v3int_uint_2 %_arr_float_uint_2_1
%_ptr_Uniform_Light = OpTypePointer Uniform %Light
     %uint_0 = OpConstant %uint 0
%_ptr_Function_Light_1 = OpTypePointer Function %Light_1
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
%_ptr_Function_bool = OpTypePointer Function %bool
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_Light_0 = OpTypePointer StorageBuffer %Light_0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
%_ptr_StorageBuffer__arr_v2int_uint_3_0 = OpTypePointer StorageBuffer %_arr_v2int_uint_3_0
%_ptr_Function__arr_v3int_uint_2 = OpTypePointer Function %_arr_v3int_uint_2
%_ptr_Function_v3int = OpTypePointer Function %v3int
%_ptr_Uniform_v2float = OpTypePointer Uniform %v2float
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
        %141 = OpTypeFunction %void
     %main_1 = OpFunction %void None %34
          %i = OpFunctionParameter %uint
         %35 = OpLabel
       %copy = OpVariable %_ptr_Function_Light_1 Function
        %119 = OpVariable %_ptr_Function__arr_v3int_uint_2 Function
         %43 = OpAccessChain %_ptr_Uniform_Light %Scene %int_3
         %44 = OpLoad %Light %43
         %45 = OpCompositeExtract %v3float %44 0
         %46 = OpCompositeExtract %uint %44 1
         %48 = OpINotEqual %bool %46 %uint_0
         %49 = OpCompositeExtract %mat2v3float %44 2
         %50 = OpCompositeExtract %_arr_v2int_uint_3 %44 3
         %51 = OpCompositeExtract %int %50 0 0
         %52 = OpCompositeExtract %int %50 1 0
         %53 = OpCompositeExtract %int %50 2 0
         %54 = OpCompositeConstruct %v3int %51 %52 %53
         %55 = OpCompositeExtract %int %50 0 1
         %56 = OpCompositeExtract %int %50 1 1
         %57 = OpCompositeExtract %int %50 2 1
         %58 = OpCompositeConstruct %v3int %55 %56 %57
         %59 = OpCompositeConstruct %_arr_v3int_uint_2 %54 %58
         %60 = OpCompositeExtract %_arr_float_uint_2 %44 4
         %61 = OpCopyLogical %_arr_float_uint_2_1 %60
         %62 = OpCompositeConstruct %Light_1 %45 %48 %49 %59 %61
               OpStore %copy %62
         %66 = OpAccessChain %_ptr_Uniform_uint %Scene %int_1
         %67 = OpLoad %uint %66
         %68 = OpINotEqual %bool %67 %uint_0
         %70 = OpAccessChain %_ptr_Function_bool %copy %int_1
               OpStore %70 %68
         %71 = OpLoad %Light_1 %copy
         %72 = OpCompositeExtract %v3float %71 0
         %73 = OpCompositeExtract %bool %71 1
         %75 = OpSelect %uint %73 %uint_1 %uint_0
         %76 = OpCompositeExtract %mat2v3float %71 2
         %77 = OpCompositeExtract %_arr_v3int_uint_2 %71 3
         %78 = OpCompositeExtract %int %77 0 0
         %79 = OpCompositeExtract %int %77 1 0
         %80 = OpCompositeConstruct %v2int %78 %79
         %81 = OpCompositeExtract %int %77 0 1
         %82 = OpCompositeExtract %int %77 1 1
         %83 = OpCompositeConstruct %v2int %81 %82
         %84 = OpCompositeExtract %int %77 0 2
         %85 = OpCompositeExtract %int %77 1 2
         %86 = OpCompositeConstruct %v2int %84 %85
         %87 = OpCompositeConstruct %_arr_v2int_uint_3_0 %80 %83 %86
         %88 = OpCompositeExtract %_arr_float_uint_2_1 %71 4
         %89 = OpCopyLogical %_arr_float_uint_2_0 %88
         %90 = OpCompositeConstruct %Light_0 %72 %75 %76 %87 %89
         %92 = OpAccessChain %_ptr_StorageBuffer_Light_0 %Lights %int_0 %i
               OpStore %92 %90
         %94 = OpAccessChain %_ptr_StorageBuffer_uint %Lights %int_0 %i %int_1
         %95 = OpLoad %uint %94
         %96 = OpINotEqual %bool %95 %uint_0
         %97 = OpLogicalNot %bool %96
         %98 = OpIAdd %uint %i %uint_1
         %99 = OpSelect %uint %97 %uint_1 %uint_0
        %100 = OpAccessChain %_ptr_StorageBuffer_uint %Lights %int_0 %98 %int_1
               OpStore %100 %99
        %102 = OpAccessChain %_ptr_Uniform_v4float %Scene %int_0 %uint_2
        %103 = OpLoad %v4float %102
        %104 = OpVectorShuffle %v3float %103 %103 0 1 2
        %105 = OpConvertFToS %v3int %104
        %107 = OpAccessChain %_ptr_StorageBuffer__arr_v2int_uint_3_0 %Lights %int_0 %i %int_3
        %108 = OpLoad %_arr_v2int_uint_3_0 %107
        %109 = OpCompositeExtract %int %108 0 0
        %110 = OpCompositeExtract %int %108 1 0
        %111 = OpCompositeExtract %int %108 2 0
        %112 = OpCompositeConstruct %v3int %109 %110 %111
        %113 = OpCompositeExtract %int %108 0 1
        %114 = OpCompositeExtract %int %108 1 1
        %115 = OpCompositeExtract %int %108 2 1
        %116 = OpCompositeConstruct %v3int %113 %114 %115
        %117 = OpCompositeConstruct %_arr_v3int_uint_2 %112 %116
               OpStore %119 %117
        %121 = OpAccessChain %_ptr_Function_v3int %119 %uint_1
               OpStore %121 %105
        %122 = OpLoad %_arr_v3int_uint_2 %119
        %123 = OpCompositeExtract %int %122 0 0
        %124 = OpCompositeExtract %int %122 1 0
        %125 = OpCompositeConstruct %v2int %123 %124
        %126 = OpCompositeExtract %int %122 0 1
        %127 = OpCompositeExtract %int %122 1 1
        %128 = OpCompositeConstruct %v2int %126 %127
        %129 = OpCompositeExtract %int %122 0 2
        %130 = OpCompositeExtract %int %122 1 2
        %131 = OpCompositeConstruct %v2int %129 %130
        %132 = OpCompositeConstruct %_arr_v2int_uint_3_0 %125 %128 %131
               OpStore %107 %132
        %134 = OpAccessChain %_ptr_Uniform_v2float %Scene %int_2
        %135 = OpLoad %v2float %134
        %136 = OpCompositeExtract %float %135 0
        %138 = OpAccessChain %_ptr_StorageBuffer_float %Lights %int_0 %i %int_0 %int_2
               OpStore %138 %136
        %139 = OpCompositeExtract %float %135 1
        %140 = OpAccessChain %_ptr_StorageBuffer_float %Lights %int_0 %i %int_0 %int_0
               OpStore %140 %139
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %141
        %142 = OpLabel
        %143 = OpLoad %uint %in_SV_GROUPINDEX0
        %144 = OpFunctionCall %void %main_1 %143
               OpReturn
               OpFunctionEnd
