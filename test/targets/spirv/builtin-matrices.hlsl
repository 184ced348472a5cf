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
%65 = OpExtInstImport "GLSL.std.450"
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
       %void = OpTypeVoid
         %28 = OpTypeFunction %void
%_ptr_Uniform_mat4v4float = OpTypePointer Uniform %mat4v4float
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
     %uint_0 = OpConstant %uint 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %uint_1 = OpConstant %uint 1
%_ptr_Uniform_mat4v3float = OpTypePointer Uniform %mat4v3float
%_ptr_Uniform_float = OpTypePointer Uniform %float
     %uint_3 = OpConstant %uint 3
%mat3v4float = OpTypeMatrix %v4float 3
     %uint_4 = OpConstant %uint 4
%_ptr_Uniform__arr_v2int_uint_2 = OpTypePointer Uniform %_arr_v2int_uint_2
%_arr_v2int_uint_2_0 = OpTypeArray %v2int %uint_2
      %v4int = OpTypeVector %int 4
     %uint_5 = OpConstant %uint 5
%_ptr_Uniform_v3float = OpTypePointer Uniform %v3float
%mat3v3float = OpTypeMatrix %v3float 3
     %uint_6 = OpConstant %uint 6
     %main_1 = OpFunction %void None %28
         %29 = OpLabel
         %31 = OpAccessChain %_ptr_Uniform_mat4v4float %Input %int_0
         %32 = OpLoad %mat4v4float %31
         %34 = OpAccessChain %_ptr_Uniform_v4float %Input %int_2
         %35 = OpLoad %v4float %34
         %36 = OpVectorTimesMatrix %v4float %35 %32
         %39 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %39 %36
         %40 = OpAccessChain %_ptr_Uniform_v4float %Input %int_2
         %41 = OpLoad %v4float %40
         %42 = OpAccessChain %_ptr_Uniform_mat4v4float %Input %int_0
         %43 = OpLoad %mat4v4float %42
         %44 = OpMatrixTimesVector %v4float %43 %41
         %46 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_1
               OpStore %46 %44
         %47 = OpAccessChain %_ptr_Uniform_mat4v4float %Input %int_0
         %48 = OpLoad %mat4v4float %47
         %50 = OpAccessChain %_ptr_Uniform_mat4v3float %Input %int_1
         %51 = OpLoad %mat4v3float %50
         %52 = OpMatrixTimesMatrix %mat4v3float %51 %48
         %53 = OpCompositeExtract %v3float %52 1
         %54 = OpVectorShuffle %v4float %53 %53 0 1 2 2
         %55 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_2
               OpStore %55 %54
         %56 = OpAccessChain %_ptr_Uniform_mat4v4float %Input %int_0
         %57 = OpLoad %mat4v4float %56
         %59 = OpAccessChain %_ptr_Uniform_float %Input %int_3
         %60 = OpLoad %float %59
         %61 = OpMatrixTimesScalar %mat4v4float %57 %60
         %62 = OpCompositeExtract %v4float %61 0
         %63 = OpAccessChain %_ptr_Uniform_mat4v4float %Input %int_0
         %64 = OpLoad %mat4v4float %63
         %66 = OpExtInst %float %65 Determinant %64
         %67 = OpCompositeConstruct %v4float %66 %66 %66 %66
         %68 = OpFMul %v4float %62 %67
         %70 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_3
               OpStore %70 %68
         %71 = OpAccessChain %_ptr_Uniform_mat4v3float %Input %int_1
         %72 = OpLoad %mat4v3float %71
         %74 = OpTranspose %mat3v4float %72
         %75 = OpCompositeExtract %v4float %74 2
         %77 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_4
               OpStore %77 %75
         %79 = OpAccessChain %_ptr_Uniform__arr_v2int_uint_2 %Input %int_4
         %80 = OpLoad %_arr_v2int_uint_2 %79
         %82 = OpCompositeExtract %int %80 0 0
         %83 = OpCompositeExtract %int %80 1 0
         %84 = OpCompositeConstruct %v2int %82 %83
         %85 = OpCompositeExtract %int %80 0 1
         %86 = OpCompositeExtract %int %80 1 1
         %87 = OpCompositeConstruct %v2int %85 %86
         %88 = OpCompositeConstruct %_arr_v2int_uint_2_0 %84 %87
         %89 = OpAccessChain %_ptr_Uniform__arr_v2int_uint_2 %Input %int_4
         %90 = OpLoad %_arr_v2int_uint_2 %89
         %91 = OpCompositeExtract %int %90 0 0
         %92 = OpCompositeExtract %int %90 1 0
         %93 = OpCompositeConstruct %v2int %91 %92
         %94 = OpCompositeExtract %int %90 0 1
         %95 = OpCompositeExtract %int %90 1 1
         %96 = OpCompositeConstruct %v2int %94 %95
         %97 = OpCompositeConstruct %_arr_v2int_uint_2_0 %93 %96
         %98 = OpCompositeExtract %v2int %88 0
         %99 = OpCompositeExtract %v2int %88 1
        %100 = OpCompositeExtract %int %98 0
        %101 = OpCompositeExtract %int %98 1
        %102 = OpCompositeExtract %int %99 0
        %103 = OpCompositeExtract %int %99 1
        %104 = OpCompositeExtract %v2int %97 0
        %105 = OpCompositeExtract %v2int %97 1
        %106 = OpCompositeExtract %int %104 0
        %107 = OpCompositeExtract %int %104 1
        %108 = OpCompositeExtract %int %105 0
        %109 = OpCompositeExtract %int %105 1
        %110 = OpIMul %int %100 %106
        %111 = OpIMul %int %101 %108
        %112 = OpIAdd %int %110 %111
        %113 = OpIMul %int %100 %107
        %114 = OpIMul %int %101 %109
        %115 = OpIAdd %int %113 %114
        %116 = OpIMul %int %102 %106
        %117 = OpIMul %int %103 %108
        %118 = OpIAdd %int %116 %117
        %119 = OpIMul %int %102 %107
        %120 = OpIMul %int %103 %109
        %121 = OpIAdd %int %119 %120
        %122 = OpCompositeConstruct %v2int %112 %115
        %123 = OpCompositeConstruct %v2int %118 %121
        %124 = OpCompositeConstruct %_arr_v2int_uint_2_0 %122 %123
        %125 = OpCompositeExtract %v2int %124 1
        %127 = OpVectorShuffle %v4int %125 %125 0 1 0 1
        %128 = OpConvertSToF %v4float %127
        %130 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_5
               OpStore %130 %128
        %132 = OpAccessChain %_ptr_Uniform_v3float %Input %int_5
        %133 = OpLoad %v3float %132
        %134 = OpAccessChain %_ptr_Uniform_v3float %Input %int_6
        %135 = OpLoad %v3float %134
        %136 = OpCompositeExtract %float %133 0
        %137 = OpCompositeExtract %float %133 1
        %138 = OpCompositeExtract %float %133 2
        %139 = OpCompositeExtract %float %135 0
        %140 = OpCompositeExtract %float %135 1
        %141 = OpCompositeExtract %float %135 2
        %142 = OpFMul %float %136 %139
        %143 = OpFMul %float %137 %140
        %144 = OpFMul %float %138 %141
        %145 = OpFAdd %float %142 %143
        %146 = OpFAdd %float %145 %144
        %147 = OpCompositeConstruct %v4float %146 %146 %146 %146
        %148 = OpAccessChain %_ptr_Uniform_v3float %Input %int_6
        %149 = OpLoad %v3float %148
        %150 = OpAccessChain %_ptr_Uniform_v3float %Input %int_5
        %151 = OpLoad %v3float %150
        %152 = OpCompositeExtract %float %149 0
        %153 = OpCompositeExtract %float %149 1
        %154 = OpCompositeExtract %float %149 2
        %155 = OpCompositeExtract %float %151 0
        %156 = OpCompositeExtract %float %151 1
        %157 = OpCompositeExtract %float %151 2
        %158 = OpFMul %float %152 %155
        %159 = OpFMul %float %152 %156
        %160 = OpFMul %float %152 %157
        %161 = OpFMul %float %153 %155
        %162 = OpFMul %float %153 %156
        %163 = OpFMul %float %153 %157
        %164 = OpFMul %float %154 %155
        %165 = OpFMul %float %154 %156
        %166 = OpFMul %float %154 %157
        %168 = OpCompositeConstruct %v3float %158 %159 %160
        %169 = OpCompositeConstruct %v3float %161 %162 %163
        %170 = OpCompositeConstruct %v3float %164 %165 %166
        %171 = OpCompositeConstruct %mat3v3float %168 %169 %170
        %172 = OpCompositeExtract %v3float %171 2
        %173 = OpVectorShuffle %v4float %172 %172 0 1 2 2
        %174 = OpFAdd %v4float %147 %173
        %175 = OpAccessChain %_ptr_Uniform__arr_v2int_uint_2 %Input %int_4
        %176 = OpLoad %_arr_v2int_uint_2 %175
        %177 = OpCompositeExtract %int %176 0 0
        %178 = OpCompositeExtract %int %176 1 0
        %179 = OpCompositeConstruct %v2int %177 %178
        %180 = OpCompositeExtract %int %176 0 1
        %181 = OpCompositeExtract %int %176 1 1
        %182 = OpCompositeConstruct %v2int %180 %181
        %183 = OpCompositeConstruct %_arr_v2int_uint_2_0 %179 %182
        %184 = OpCompositeExtract %v2int %183 0
        %185 = OpCompositeExtract %v2int %183 1
        %186 = OpCompositeExtract %int %184 0
        %187 = OpCompositeExtract %int %184 1
        %188 = OpCompositeExtract %int %185 0
        %189 = OpCompositeExtract %int %185 1
        %190 = OpCompositeConstruct %v2int %186 %188
        %191 = OpCompositeConstruct %v2int %187 %189
        %192 = OpCompositeConstruct %_arr_v2int_uint_2_0 %190 %191
        %193 = OpCompositeExtract %int %192 0 1
        %194 = OpConvertSToF %float %193
        %195 = OpCompositeConstruct %v4float %194 %194 %194 %194
        %196 = OpFAdd %v4float %174 %195
        %198 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_6
               OpStore %198 %196
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %28
        %199 = OpLabel
        %200 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
