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
%_ptr_Function_Light_1 = OpTypePointer Function %Light_1
%_arr_v2int_uint_3_1 = OpTypeArray %v2int %uint_3
%_ptr_Uniform__arr_v2int_uint_3 = OpTypePointer Uniform %_arr_v2int_uint_3
%_ptr_Uniform_v3float = OpTypePointer Uniform %v3float
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
     %uint_0 = OpConstant %uint 0
%_ptr_Uniform_mat2v3float = OpTypePointer Uniform %mat2v3float
      %int_4 = OpConstant %int 4
%_ptr_Uniform__arr_float_uint_2 = OpTypePointer Uniform %_arr_float_uint_2
%_ptr_Function_bool = OpTypePointer Function %bool
%_ptr_StorageBuffer_v3float = OpTypePointer StorageBuffer %v3float
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
%_ptr_StorageBuffer_mat2v3float = OpTypePointer StorageBuffer %mat2v3float
%_ptr_StorageBuffer__arr_v2int_uint_3_0 = OpTypePointer StorageBuffer %_arr_v2int_uint_3_0
%_ptr_StorageBuffer__arr_float_uint_2_0 = OpTypePointer StorageBuffer %_arr_float_uint_2_0
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
%_ptr_Uniform_v2float = OpTypePointer Uniform %v2float
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
        %135 = OpTypeFunction %void
     %main_1 = OpFunction %void None %34
          %i = OpFunctionParameter %uint
         %35 = OpLabel
       %copy = OpVariable %_ptr_Function_Light_1 Function
         %46 = OpAccessChain %_ptr_Uniform__arr_v2int_uint_3 %Scene %int_3 %int_3
         %47 = OpLoad %_arr_v2int_uint_3 %46
         %48 = OpCopyLogical %_arr_v2int_uint_3_1 %47
         %50 = OpAccessChain %_ptr_Uniform_v3float %Scene %int_3 %int_0
         %51 = OpLoad %v3float %50
         %53 = OpAccessChain %_ptr_Uniform_uint %Scene %int_3 %int_1
         %54 = OpLoad %uint %53
         %56 = OpINotEqual %bool %54 %uint_0
         %58 = OpAccessChain %_ptr_Uniform_mat2v3float %Scene %int_3 %int_2
         %59 = OpLoad %mat2v3float %58
         %60 = OpCompositeExtract %int %48 0 0
         %61 = OpCompositeExtract %int %48 1 0
         %62 = OpCompositeExtract %int %48 2 0
         %63 = OpCompositeConstruct %v3int %60 %61 %62
         %64 = OpCompositeExtract %int %48 0 1
         %65 = OpCompositeExtract %int %48 1 1
         %66 = OpCompositeExtract %int %48 2 1
         %67 = OpCompositeConstruct %v3int %64 %65 %66
         %68 = OpCompositeConstruct %_arr_v3int_uint_2 %63 %67
         %71 = OpAccessChain %_ptr_Uniform__arr_float_uint_2 %Scene %int_3 %int_4
         %72 = OpLoad %_arr_float_uint_2 %71
         %73 = OpCopyLogical %_arr_float_uint_2_1 %72
         %74 = OpCompositeConstruct %Light_1 %51 %56 %59 %68 %73
               OpStore %copy %74
         %75 = OpAccessChain %_ptr_Uniform_uint %Scene %int_1
         %76 = OpLoad %uint %75
         %77 = OpINotEqual %bool %76 %uint_0
         %79 = OpAccessChain %_ptr_Function_bool %copy %int_1
               OpStore %79 %77
         %80 = OpLoad %Light_1 %copy
         %81 = OpCompositeExtract %v3float %80 0
         %83 = OpAccessChain %_ptr_StorageBuffer_v3float %Lights %int_0 %i %int_0
               OpStore %83 %81
         %84 = OpCompositeExtract %bool %80 1
         %86 = OpSelect %uint %84 %uint_1 %uint_0
         %88 = OpAccessChain %_ptr_StorageBuffer_uint %Lights %int_0 %i %int_1
               OpStore %88 %86
         %89 = OpCompositeExtract %mat2v3float %80 2
         %91 = OpAccessChain %_ptr_StorageBuffer_mat2v3float %Lights %int_0 %i %int_2
               OpStore %91 %89
         %92 = OpCompositeExtract %int %80 3 0 0
         %93 = OpCompositeExtract %int %80 3 1 0
         %94 = OpCompositeConstruct %v2int %92 %93
         %95 = OpCompositeExtract %int %80 3 0 1
         %96 = OpCompositeExtract %int %80 3 1 1
         %97 = OpCompositeConstruct %v2int %95 %96
         %98 = OpCompositeExtract %int %80 3 0 2
         %99 = OpCompositeExtract %int %80 3 1 2
        %100 = OpCompositeConstruct %v2int %98 %99
        %101 = OpCompositeConstruct %_arr_v2int_uint_3_1 %94 %97 %100
        %102 = OpCopyLogical %_arr_v2int_uint_3_0 %101
        %104 = OpAccessChain %_ptr_StorageBuffer__arr_v2int_uint_3_0 %Lights %int_0 %i %int_3
               OpStore %104 %102
        %105 = OpCompositeExtract %_arr_float_uint_2_1 %80 4
        %106 = OpCopyLogical %_arr_float_uint_2_0 %105
        %108 = OpAccessChain %_ptr_StorageBuffer__arr_float_uint_2_0 %Lights %int_0 %i %int_4
               OpStore %108 %106
        %109 = OpLoad %uint %88
        %110 = OpINotEqual %bool %109 %uint_0
        %111 = OpLogicalNot %bool %110
        %112 = OpSelect %uint %111 %uint_1 %uint_0
        %113 = OpIAdd %uint %i %uint_1
        %114 = OpAccessChain %_ptr_StorageBuffer_uint %Lights %int_0 %113 %int_1
               OpStore %114 %112
        %116 = OpAccessChain %_ptr_Uniform_v4float %Scene %int_0 %uint_2
        %117 = OpLoad %v4float %116
        %118 = OpVectorShuffle %v3float %117 %117 0 1 2
        %119 = OpConvertFToS %v3int %118
        %120 = OpCompositeExtract %int %119 0
        %122 = OpAccessChain %_ptr_StorageBuffer_int %Lights %int_0 %i %int_3 %uint_0 %uint_1
               OpStore %122 %120
        %123 = OpCompositeExtract %int %119 1
        %124 = OpAccessChain %_ptr_StorageBuffer_int %Lights %int_0 %i %int_3 %uint_1 %uint_1
               OpStore %124 %123
        %125 = OpCompositeExtract %int %119 2
        %126 = OpAccessChain %_ptr_StorageBuffer_int %Lights %int_0 %i %int_3 %uint_2 %uint_1
               OpStore %126 %125
        %128 = OpAccessChain %_ptr_Uniform_v2float %Scene %int_2
        %129 = OpLoad %v2float %128
        %130 = OpCompositeExtract %float %129 0
        %132 = OpAccessChain %_ptr_StorageBuffer_float %Lights %int_0 %i %int_0 %int_2
               OpStore %132 %130
        %133 = OpCompositeExtract %float %129 1
        %134 = OpAccessChain %_ptr_StorageBuffer_float %Lights %int_0 %i %int_0 %int_0
               OpStore %134 %133
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %135
        %136 = OpLabel
        %137 = OpLoad %uint %in_SV_GROUPINDEX0
        %138 = OpFunctionCall %void %main_1 %137
               OpReturn
               OpFunctionEnd
