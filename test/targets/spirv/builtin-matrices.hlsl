// args: -T cs_6_0
RWStructuredBuffer<float4> results;
cbuffer Input { float4x4 a; row_major float4x3 b; float4 v; float s; int2x2 n; float1x3 row; float3x1 column; };

[numthreads(1, 1, 1)] void main() {
  results[0] = mul(a, v);
  results[1] = mul(v, a);
  results[2] = mul(a, b)[1].xyzz;
  results[3] = mul(a, s)[0] * determinant(a);
  results[4] = transpose(b)[2];
  results[5] = mul(n, n)[1].xyxy;
  results[6] = mul(row, column) + mul(column, row)[2].xyzz + transpose(n)._m01;
}
; ==>
%123 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint GLCompute %main "main" %Input %results
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_arr_v2int_uint_2 ArrayStride 16
               OpMemberDecorate %type_Input 0 Offset 0
               OpMemberDecorate %type_Input 0 RowMajor
               OpMemberDecorate %type_Input 0 MatrixStride 16
               OpMemberDecorate %type_Input 1 Offset 64
               OpMemberDecorate %type_Input 1 ColMajor
               OpMemberDecorate %type_Input 1 MatrixStride 16
               OpMemberDecorate %type_Input 2 Offset 128
               OpMemberDecorate %type_Input 3 Offset 144
               OpMemberDecorate %type_Input 4 Offset 160
               OpMemberDecorate %type_Input 5 Offset 192
               OpMemberDecorate %type_Input 6 Offset 208
               OpDecorate %type_Input Block
               OpDecorate %Input DescriptorSet 0
               OpDecorate %Input Binding 1
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 0
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%mat4v4float = OpTypeMatrix %v4float 4
    %v3float = OpTypeVector %float 3
%mat4v3float = OpTypeMatrix %v3float 4
        %int = OpTypeInt 32 1
      %v2int = OpTypeVector %int 2
       %uint = OpTypeInt 32 0
     %uint_2 = OpConstant %uint 2
%_arr_v2int_uint_2 = OpTypeArray %v2int %uint_2
 %type_Input = OpTypeStruct %mat4v4float %mat4v3float %v4float %float %_arr_v2int_uint_2 %v3float %v3float
%_ptr_Uniform_type_Input = OpTypePointer Uniform %type_Input
      %Input = OpVariable %_ptr_Uniform_type_Input Uniform
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
      %int_4 = OpConstant %int 4
      %int_5 = OpConstant %int 5
      %int_6 = OpConstant %int 6
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
%_arr_v2int_uint_2_0 = OpTypeArray %v2int %uint_2
         %32 = OpTypeFunction %_arr_v2int_uint_2_0 %_arr_v2int_uint_2_0 %_arr_v2int_uint_2_0
     %uint_0 = OpConstant %uint 0
     %uint_1 = OpConstant %uint 1
         %57 = OpTypeFunction %float %v3float %v3float
%mat3v3float = OpTypeMatrix %v3float 3
         %73 = OpTypeFunction %mat3v3float %v3float %v3float
         %87 = OpTypeFunction %_arr_v2int_uint_2_0 %_arr_v2int_uint_2_0
       %void = OpTypeVoid
         %98 = OpTypeFunction %void
%_ptr_Uniform_mat4v4float = OpTypePointer Uniform %mat4v4float
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
%_ptr_Uniform_mat4v3float = OpTypePointer Uniform %mat4v3float
%_ptr_Uniform_float = OpTypePointer Uniform %float
     %uint_3 = OpConstant %uint 3
%mat3v4float = OpTypeMatrix %v4float 3
     %uint_4 = OpConstant %uint 4
%_ptr_Uniform__arr_v2int_uint_2 = OpTypePointer Uniform %_arr_v2int_uint_2
      %v4int = OpTypeVector %int 4
     %uint_5 = OpConstant %uint 5
%_ptr_Uniform_v3float = OpTypePointer Uniform %v3float
     %uint_6 = OpConstant %uint 6
   %hlsl_mul = OpFunction %_arr_v2int_uint_2_0 None %32
          %a = OpFunctionParameter %_arr_v2int_uint_2_0
          %b = OpFunctionParameter %_arr_v2int_uint_2_0
         %33 = OpLabel
         %36 = OpCompositeExtract %int %a 0 0
         %37 = OpCompositeConstruct %v2int %36 %36
         %39 = OpCompositeExtract %v2int %b 0
         %40 = OpIMul %v2int %37 %39
         %41 = OpCompositeExtract %int %a 0 1
         %42 = OpCompositeConstruct %v2int %41 %41
         %44 = OpCompositeExtract %v2int %b 1
         %45 = OpIMul %v2int %42 %44
         %46 = OpIAdd %v2int %40 %45
         %47 = OpCompositeExtract %int %a 1 0
         %48 = OpCompositeConstruct %v2int %47 %47
         %49 = OpCompositeExtract %v2int %b 0
         %50 = OpIMul %v2int %48 %49
         %51 = OpCompositeExtract %int %a 1 1
         %52 = OpCompositeConstruct %v2int %51 %51
         %53 = OpCompositeExtract %v2int %b 1
         %54 = OpIMul %v2int %52 %53
         %55 = OpIAdd %v2int %50 %54
         %56 = OpCompositeConstruct %_arr_v2int_uint_2_0 %46 %55
               OpReturnValue %56
               OpFunctionEnd
 %hlsl_mul_1 = OpFunction %float None %57
        %a_0 = OpFunctionParameter %v3float
        %b_0 = OpFunctionParameter %v3float
         %58 = OpLabel
         %61 = OpCompositeExtract %float %a_0 0
         %62 = OpCompositeExtract %float %b_0 0
         %63 = OpFMul %float %61 %62
         %64 = OpCompositeExtract %float %a_0 1
         %65 = OpCompositeExtract %float %b_0 1
         %66 = OpFMul %float %64 %65
         %67 = OpFAdd %float %63 %66
         %68 = OpCompositeExtract %float %a_0 2
         %69 = OpCompositeExtract %float %b_0 2
         %70 = OpFMul %float %68 %69
         %71 = OpFAdd %float %67 %70
               OpReturnValue %71
               OpFunctionEnd
 %hlsl_mul_2 = OpFunction %mat3v3float None %73
        %a_1 = OpFunctionParameter %v3float
        %b_1 = OpFunctionParameter %v3float
         %74 = OpLabel
         %77 = OpCompositeExtract %float %a_1 0
         %78 = OpCompositeConstruct %v3float %77 %77 %77
         %79 = OpFMul %v3float %78 %b_1
         %80 = OpCompositeExtract %float %a_1 1
         %81 = OpCompositeConstruct %v3float %80 %80 %80
         %82 = OpFMul %v3float %81 %b_1
         %83 = OpCompositeExtract %float %a_1 2
         %84 = OpCompositeConstruct %v3float %83 %83 %83
         %85 = OpFMul %v3float %84 %b_1
         %86 = OpCompositeConstruct %mat3v3float %79 %82 %85
               OpReturnValue %86
               OpFunctionEnd
%hlsl_transpose = OpFunction %_arr_v2int_uint_2_0 None %87
        %a_2 = OpFunctionParameter %_arr_v2int_uint_2_0
         %88 = OpLabel
         %90 = OpCompositeExtract %int %a_2 0 0
         %91 = OpCompositeExtract %int %a_2 1 0
         %92 = OpCompositeConstruct %v2int %90 %91
         %93 = OpCompositeExtract %int %a_2 0 1
         %94 = OpCompositeExtract %int %a_2 1 1
         %95 = OpCompositeConstruct %v2int %93 %94
         %96 = OpCompositeConstruct %_arr_v2int_uint_2_0 %92 %95
               OpReturnValue %96
               OpFunctionEnd
     %main_1 = OpFunction %void None %98
         %99 = OpLabel
        %101 = OpAccessChain %_ptr_Uniform_mat4v4float %Input %int_0
        %102 = OpLoad %mat4v4float %101
        %104 = OpAccessChain %_ptr_Uniform_v4float %Input %int_2
        %105 = OpLoad %v4float %104
        %106 = OpVectorTimesMatrix %v4float %105 %102
        %108 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %108 %106
        %109 = OpMatrixTimesVector %v4float %102 %105
        %110 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_1
               OpStore %110 %109
        %112 = OpAccessChain %_ptr_Uniform_mat4v3float %Input %int_1
        %113 = OpLoad %mat4v3float %112
        %114 = OpMatrixTimesMatrix %mat4v3float %113 %102
        %115 = OpCompositeExtract %v3float %114 1
        %116 = OpVectorShuffle %v4float %115 %115 0 1 2 2
        %117 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_2
               OpStore %117 %116
        %119 = OpAccessChain %_ptr_Uniform_float %Input %int_3
        %120 = OpLoad %float %119
        %121 = OpMatrixTimesScalar %mat4v4float %102 %120
        %122 = OpCompositeExtract %v4float %121 0
        %124 = OpExtInst %float %123 Determinant %102
        %125 = OpCompositeConstruct %v4float %124 %124 %124 %124
        %126 = OpFMul %v4float %122 %125
        %128 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_3
               OpStore %128 %126
        %130 = OpTranspose %mat3v4float %113
        %131 = OpCompositeExtract %v4float %130 2
        %133 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_4
               OpStore %133 %131
        %135 = OpAccessChain %_ptr_Uniform__arr_v2int_uint_2 %Input %int_4
        %136 = OpLoad %_arr_v2int_uint_2 %135
        %137 = OpCopyLogical %_arr_v2int_uint_2_0 %136
        %138 = OpCompositeExtract %int %137 0 0
        %139 = OpCompositeExtract %int %137 1 0
        %140 = OpCompositeConstruct %v2int %138 %139
        %141 = OpCompositeExtract %int %137 0 1
        %142 = OpCompositeExtract %int %137 1 1
        %143 = OpCompositeConstruct %v2int %141 %142
        %144 = OpCompositeConstruct %_arr_v2int_uint_2_0 %140 %143
        %145 = OpCompositeExtract %int %137 0 0
        %146 = OpCompositeExtract %int %137 1 0
        %147 = OpCompositeConstruct %v2int %145 %146
        %148 = OpCompositeExtract %int %137 0 1
        %149 = OpCompositeExtract %int %137 1 1
        %150 = OpCompositeConstruct %v2int %148 %149
        %151 = OpCompositeConstruct %_arr_v2int_uint_2_0 %147 %150
        %152 = OpFunctionCall %_arr_v2int_uint_2_0 %hlsl_mul %144 %151
        %153 = OpCompositeExtract %v2int %152 1
        %155 = OpVectorShuffle %v4int %153 %153 0 1 0 1
        %156 = OpConvertSToF %v4float %155
        %158 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_5
               OpStore %158 %156
        %160 = OpAccessChain %_ptr_Uniform_v3float %Input %int_5
        %161 = OpLoad %v3float %160
        %162 = OpAccessChain %_ptr_Uniform_v3float %Input %int_6
        %163 = OpLoad %v3float %162
        %164 = OpFunctionCall %float %hlsl_mul_1 %161 %163
        %165 = OpCompositeConstruct %v4float %164 %164 %164 %164
        %166 = OpFunctionCall %mat3v3float %hlsl_mul_2 %163 %161
        %167 = OpCompositeExtract %v3float %166 2
        %168 = OpVectorShuffle %v4float %167 %167 0 1 2 2
        %169 = OpFAdd %v4float %165 %168
        %170 = OpCompositeExtract %int %137 0 0
        %171 = OpCompositeExtract %int %137 1 0
        %172 = OpCompositeConstruct %v2int %170 %171
        %173 = OpCompositeExtract %int %137 0 1
        %174 = OpCompositeExtract %int %137 1 1
        %175 = OpCompositeConstruct %v2int %173 %174
        %176 = OpCompositeConstruct %_arr_v2int_uint_2_0 %172 %175
        %177 = OpFunctionCall %_arr_v2int_uint_2_0 %hlsl_transpose %176
        %178 = OpCompositeExtract %int %177 0 1
        %179 = OpConvertSToF %float %178
        %180 = OpCompositeConstruct %v4float %179 %179 %179 %179
        %181 = OpFAdd %v4float %169 %180
        %183 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_6
               OpStore %183 %181
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %98
        %184 = OpLabel
        %185 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
