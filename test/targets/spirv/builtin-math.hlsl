// args: -T cs_6_2 -enable-16bit-types
RWByteAddressBuffer results;
cbuffer Input { float3 x; float3 y; int4 i; uint2 u; float2x3 m; };

[numthreads(1, 1, 1)] void main() {
  float3 whole;
  results.Store(0, lerp(saturate(x), max(x, y), 0.5));
  results.Store(16, modf(x, whole) + whole + rcp(y) + fmod(x, y));
  results.Store(32, sign(x) + abs(i.xyz) + (int3)isfinite(y));
  results.Store(48, mad(u, u, min(u, 7)));
  results.Store(64, pow(x, 2) + pow(x, y) + log10(y));
  results.Store(80, floor(m));
  results.Store(112, float4(lit(x.x, x.y, x.z).yz, dot(x, y), dot(i, i)));
  results.Store(128, select(x < y, x, y));
  results.Store(144, uint3(all(x), any(m), and(true, u.x > 0)));
}
; ==>
%31 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint GLCompute %main "main" %Input %results
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %type_Input 0 Offset 0
               OpMemberDecorate %type_Input 1 Offset 16
               OpMemberDecorate %type_Input 2 Offset 32
               OpMemberDecorate %type_Input 3 Offset 48
               OpMemberDecorate %type_Input 4 Offset 64
               OpMemberDecorate %type_Input 4 RowMajor
               OpMemberDecorate %type_Input 4 MatrixStride 16
               OpDecorate %type_Input Block
               OpDecorate %Input DescriptorSet 0
               OpDecorate %Input Binding 1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 0
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
        %int = OpTypeInt 32 1
      %v4int = OpTypeVector %int 4
       %uint = OpTypeInt 32 0
     %v2uint = OpTypeVector %uint 2
%mat2v3float = OpTypeMatrix %v3float 2
 %type_Input = OpTypeStruct %v3float %v3float %v4int %v2uint %mat2v3float
%_ptr_Uniform_type_Input = OpTypePointer Uniform %type_Input
      %Input = OpVariable %_ptr_Uniform_type_Input Uniform
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
      %int_4 = OpConstant %int 4
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
    %results = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
         %26 = OpTypeFunction %mat2v3float %mat2v3float
     %uint_0 = OpConstant %uint 0
     %uint_1 = OpConstant %uint 1
    %v4float = OpTypeVector %float 4
         %38 = OpTypeFunction %v4float %float %float %float
    %float_1 = OpConstant %float 1
    %float_0 = OpConstant %float 0
       %bool = OpTypeBool
         %54 = OpTypeFunction %int %v4int %v4int
         %73 = OpTypeFunction %bool %mat2v3float
     %v3bool = OpTypeVector %bool 3
         %78 = OpConstantNull %v3float
       %void = OpTypeVoid
         %86 = OpTypeFunction %void
%_ptr_Function_v3float = OpTypePointer Function %v3float
%_ptr_Uniform_v3float = OpTypePointer Uniform %v3float
         %93 = OpConstantComposite %v3float %float_1 %float_1 %float_1
  %float_0_5 = OpConstant %float 0.5
        %100 = OpConstantComposite %v3float %float_0_5 %float_0_5 %float_0_5
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_2 = OpConstant %uint 2
    %uint_16 = OpConstant %uint 16
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
     %uint_6 = OpConstant %uint 6
    %uint_32 = OpConstant %uint 32
      %v3int = OpTypeVector %int 3
        %145 = OpConstantComposite %v3int %int_1 %int_1 %int_1
        %146 = OpConstantNull %v3int
%_ptr_Uniform_v4int = OpTypePointer Uniform %v4int
     %uint_8 = OpConstant %uint 8
     %uint_9 = OpConstant %uint 9
    %uint_10 = OpConstant %uint 10
    %uint_48 = OpConstant %uint 48
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
     %uint_7 = OpConstant %uint 7
        %187 = OpConstantComposite %v2uint %uint_7 %uint_7
    %uint_12 = OpConstant %uint 12
    %uint_13 = OpConstant %uint 13
    %uint_64 = OpConstant %uint 64
%float_0_30103001 = OpConstant %float 0.30103001
        %207 = OpConstantComposite %v3float %float_0_30103001 %float_0_30103001 %float_0_30103001
    %uint_17 = OpConstant %uint 17
    %uint_18 = OpConstant %uint 18
    %uint_80 = OpConstant %uint 80
%_ptr_Uniform_mat2v3float = OpTypePointer Uniform %mat2v3float
    %uint_20 = OpConstant %uint 20
    %uint_22 = OpConstant %uint 22
    %uint_24 = OpConstant %uint 24
    %uint_21 = OpConstant %uint 21
    %uint_23 = OpConstant %uint 23
    %uint_25 = OpConstant %uint 25
   %uint_112 = OpConstant %uint 112
%_ptr_Uniform_float = OpTypePointer Uniform %float
    %v2float = OpTypeVector %float 2
    %uint_28 = OpConstant %uint 28
    %uint_29 = OpConstant %uint 29
    %uint_30 = OpConstant %uint 30
    %uint_31 = OpConstant %uint 31
   %uint_128 = OpConstant %uint 128
    %uint_33 = OpConstant %uint 33
    %uint_34 = OpConstant %uint 34
   %uint_144 = OpConstant %uint 144
       %true = OpConstantTrue %bool
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
     %v3uint = OpTypeVector %uint 3
    %uint_36 = OpConstant %uint 36
    %uint_37 = OpConstant %uint 37
    %uint_38 = OpConstant %uint 38
 %hlsl_floor = OpFunction %mat2v3float None %26
          %a = OpFunctionParameter %mat2v3float
         %27 = OpLabel
         %30 = OpCompositeExtract %v3float %a 0
         %32 = OpExtInst %v3float %31 Floor %30
         %34 = OpCompositeExtract %v3float %a 1
         %35 = OpExtInst %v3float %31 Floor %34
         %36 = OpCompositeConstruct %mat2v3float %32 %35
               OpReturnValue %36
               OpFunctionEnd
   %hlsl_lit = OpFunction %v4float None %38
        %a_0 = OpFunctionParameter %float
          %b = OpFunctionParameter %float
          %c = OpFunctionParameter %float
         %39 = OpLabel
         %46 = OpFOrdLessThan %bool %a_0 %float_0
         %47 = OpSelect %float %46 %float_0 %a_0
         %48 = OpFOrdLessThan %bool %a_0 %float_0
         %49 = OpFOrdLessThan %bool %b %float_0
         %50 = OpLogicalOr %bool %48 %49
         %51 = OpExtInst %float %31 Pow %b %c
         %52 = OpSelect %float %50 %float_0 %51
         %53 = OpCompositeConstruct %v4float %float_1 %47 %52 %float_1
               OpReturnValue %53
               OpFunctionEnd
   %hlsl_dot = OpFunction %int None %54
        %a_1 = OpFunctionParameter %v4int
        %b_0 = OpFunctionParameter %v4int
         %55 = OpLabel
         %58 = OpCompositeExtract %int %a_1 0
         %59 = OpCompositeExtract %int %b_0 0
         %60 = OpIMul %int %58 %59
         %61 = OpCompositeExtract %int %a_1 1
         %62 = OpCompositeExtract %int %b_0 1
         %63 = OpIMul %int %61 %62
         %64 = OpIAdd %int %60 %63
         %65 = OpCompositeExtract %int %a_1 2
         %66 = OpCompositeExtract %int %b_0 2
         %67 = OpIMul %int %65 %66
         %68 = OpIAdd %int %64 %67
         %69 = OpCompositeExtract %int %a_1 3
         %70 = OpCompositeExtract %int %b_0 3
         %71 = OpIMul %int %69 %70
         %72 = OpIAdd %int %68 %71
               OpReturnValue %72
               OpFunctionEnd
   %hlsl_any = OpFunction %bool None %73
        %a_2 = OpFunctionParameter %mat2v3float
         %74 = OpLabel
         %76 = OpCompositeExtract %v3float %a_2 0
         %79 = OpFUnordNotEqual %v3bool %76 %78
         %80 = OpAny %bool %79
         %81 = OpCompositeExtract %v3float %a_2 1
         %82 = OpFUnordNotEqual %v3bool %81 %78
         %83 = OpAny %bool %82
         %84 = OpLogicalOr %bool %80 %83
               OpReturnValue %84
               OpFunctionEnd
     %main_1 = OpFunction %void None %86
         %87 = OpLabel
      %whole = OpVariable %_ptr_Function_v3float Function
         %91 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %92 = OpLoad %v3float %91
         %94 = OpExtInst %v3float %31 NClamp %92 %78 %93
         %95 = OpLoad %v3float %91
         %96 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %97 = OpLoad %v3float %96
         %98 = OpExtInst %v3float %31 NMax %95 %97
        %101 = OpExtInst %v3float %31 FMix %94 %98 %100
        %102 = OpCompositeExtract %float %101 0
        %103 = OpCompositeExtract %float %101 1
        %104 = OpCompositeExtract %float %101 2
        %106 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
        %107 = OpBitcast %uint %102
               OpStore %106 %107
        %108 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
        %109 = OpBitcast %uint %103
               OpStore %108 %109
        %111 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
        %112 = OpBitcast %uint %104
               OpStore %111 %112
        %114 = OpLoad %v3float %91
        %115 = OpExtInst %v3float %31 Trunc %114
               OpStore %whole %115
        %116 = OpLoad %v3float %91
        %117 = OpLoad %v3float %91
        %118 = OpExtInst %v3float %31 Trunc %117
        %119 = OpFSub %v3float %116 %118
        %120 = OpLoad %v3float %whole
        %121 = OpFAdd %v3float %119 %120
        %122 = OpLoad %v3float %96
        %123 = OpFDiv %v3float %93 %122
        %124 = OpFAdd %v3float %121 %123
        %125 = OpLoad %v3float %91
        %126 = OpLoad %v3float %96
        %127 = OpFRem %v3float %125 %126
        %128 = OpFAdd %v3float %124 %127
        %130 = OpCompositeExtract %float %128 0
        %131 = OpCompositeExtract %float %128 1
        %132 = OpCompositeExtract %float %128 2
        %133 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
        %134 = OpBitcast %uint %130
               OpStore %133 %134
        %136 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
        %137 = OpBitcast %uint %131
               OpStore %136 %137
        %139 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
        %140 = OpBitcast %uint %132
               OpStore %139 %140
        %142 = OpLoad %v3float %91
        %143 = OpFOrdLessThan %v3bool %78 %142
        %147 = OpSelect %v3int %143 %145 %146
        %148 = OpLoad %v3float %91
        %149 = OpFOrdLessThan %v3bool %148 %78
        %150 = OpSelect %v3int %149 %145 %146
        %151 = OpISub %v3int %147 %150
        %153 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %154 = OpLoad %v4int %153
        %155 = OpVectorShuffle %v3int %154 %154 0 1 2
        %156 = OpExtInst %v3int %31 SAbs %155
        %157 = OpIAdd %v3int %151 %156
        %158 = OpLoad %v3float %96
        %159 = OpIsNan %v3bool %158
        %160 = OpLogicalNot %v3bool %159
        %161 = OpLoad %v3float %96
        %162 = OpIsInf %v3bool %161
        %163 = OpLogicalNot %v3bool %162
        %164 = OpLogicalAnd %v3bool %160 %163
        %165 = OpSelect %v3int %164 %145 %146
        %166 = OpIAdd %v3int %157 %165
        %168 = OpCompositeExtract %int %166 0
        %169 = OpCompositeExtract %int %166 1
        %170 = OpCompositeExtract %int %166 2
        %171 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
        %172 = OpBitcast %uint %168
               OpStore %171 %172
        %174 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
        %175 = OpBitcast %uint %169
               OpStore %174 %175
        %177 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_10
        %178 = OpBitcast %uint %170
               OpStore %177 %178
        %181 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %182 = OpLoad %v2uint %181
        %183 = OpLoad %v2uint %181
        %184 = OpIMul %v2uint %182 %183
        %185 = OpLoad %v2uint %181
        %188 = OpExtInst %v2uint %31 UMin %185 %187
        %189 = OpIAdd %v2uint %184 %188
        %191 = OpCompositeExtract %uint %189 0
        %192 = OpCompositeExtract %uint %189 1
        %193 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
               OpStore %193 %191
        %195 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_13
               OpStore %195 %192
        %197 = OpLoad %v3float %91
        %198 = OpLoad %v3float %91
        %199 = OpFMul %v3float %197 %198
        %200 = OpLoad %v3float %91
        %201 = OpLoad %v3float %96
        %202 = OpExtInst %v3float %31 Pow %200 %201
        %203 = OpFAdd %v3float %199 %202
        %204 = OpLoad %v3float %96
        %205 = OpExtInst %v3float %31 Log2 %204
        %208 = OpFMul %v3float %205 %207
        %209 = OpFAdd %v3float %203 %208
        %210 = OpCompositeExtract %float %209 0
        %211 = OpCompositeExtract %float %209 1
        %212 = OpCompositeExtract %float %209 2
        %213 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
        %214 = OpBitcast %uint %210
               OpStore %213 %214
        %216 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
        %217 = OpBitcast %uint %211
               OpStore %216 %217
        %219 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
        %220 = OpBitcast %uint %212
               OpStore %219 %220
        %223 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %224 = OpLoad %mat2v3float %223
        %225 = OpFunctionCall %mat2v3float %hlsl_floor %224
        %227 = OpCompositeExtract %float %225 0 0
        %228 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
        %229 = OpBitcast %uint %227
               OpStore %228 %229
        %230 = OpCompositeExtract %float %225 0 1
        %232 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
        %233 = OpBitcast %uint %230
               OpStore %232 %233
        %234 = OpCompositeExtract %float %225 0 2
        %236 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
        %237 = OpBitcast %uint %234
               OpStore %236 %237
        %238 = OpCompositeExtract %float %225 1 0
        %240 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
        %241 = OpBitcast %uint %238
               OpStore %240 %241
        %242 = OpCompositeExtract %float %225 1 1
        %244 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
        %245 = OpBitcast %uint %242
               OpStore %244 %245
        %246 = OpCompositeExtract %float %225 1 2
        %248 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_25
        %249 = OpBitcast %uint %246
               OpStore %248 %249
        %252 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_0
        %253 = OpLoad %float %252
        %254 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_1
        %255 = OpLoad %float %254
        %256 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_2
        %257 = OpLoad %float %256
        %258 = OpFunctionCall %v4float %hlsl_lit %253 %255 %257
        %260 = OpVectorShuffle %v2float %258 %258 1 2
        %261 = OpLoad %v3float %91
        %262 = OpLoad %v3float %96
        %263 = OpDot %float %261 %262
        %264 = OpLoad %v4int %153
        %265 = OpLoad %v4int %153
        %266 = OpFunctionCall %int %hlsl_dot %264 %265
        %267 = OpConvertSToF %float %266
        %268 = OpCompositeConstruct %v4float %260 %263 %267
        %270 = OpCompositeExtract %float %268 0
        %271 = OpCompositeExtract %float %268 1
        %272 = OpCompositeExtract %float %268 2
        %273 = OpCompositeExtract %float %268 3
        %274 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_28
        %275 = OpBitcast %uint %270
               OpStore %274 %275
        %277 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_29
        %278 = OpBitcast %uint %271
               OpStore %277 %278
        %280 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_30
        %281 = OpBitcast %uint %272
               OpStore %280 %281
        %283 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_31
        %284 = OpBitcast %uint %273
               OpStore %283 %284
        %286 = OpLoad %v3float %91
        %287 = OpLoad %v3float %96
        %288 = OpFOrdLessThan %v3bool %286 %287
        %289 = OpLoad %v3float %91
        %290 = OpLoad %v3float %96
        %291 = OpSelect %v3float %288 %289 %290
        %292 = OpCompositeExtract %float %291 0
        %293 = OpCompositeExtract %float %291 1
        %294 = OpCompositeExtract %float %291 2
        %295 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_32
        %296 = OpBitcast %uint %292
               OpStore %295 %296
        %298 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_33
        %299 = OpBitcast %uint %293
               OpStore %298 %299
        %301 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_34
        %302 = OpBitcast %uint %294
               OpStore %301 %302
        %304 = OpLoad %v3float %91
        %305 = OpFUnordNotEqual %v3bool %304 %78
        %306 = OpAll %bool %305
        %307 = OpSelect %uint %306 %uint_1 %uint_0
        %308 = OpLoad %mat2v3float %223
        %309 = OpFunctionCall %bool %hlsl_any %308
        %310 = OpSelect %uint %309 %uint_1 %uint_0
        %313 = OpAccessChain %_ptr_Uniform_uint %Input %int_3 %int_0
        %314 = OpLoad %uint %313
        %315 = OpUGreaterThan %bool %314 %uint_0
        %316 = OpLogicalAnd %bool %true %315
        %317 = OpSelect %uint %316 %uint_1 %uint_0
        %319 = OpCompositeConstruct %v3uint %307 %310 %317
        %321 = OpCompositeExtract %uint %319 0
        %322 = OpCompositeExtract %uint %319 1
        %323 = OpCompositeExtract %uint %319 2
        %324 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_36
               OpStore %324 %321
        %326 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_37
               OpStore %326 %322
        %328 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_38
               OpStore %328 %323
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %86
        %329 = OpLabel
        %330 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
