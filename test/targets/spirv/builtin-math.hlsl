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
        %101 = OpConstantComposite %v3float %float_0_5 %float_0_5 %float_0_5
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_2 = OpConstant %uint 2
    %uint_16 = OpConstant %uint 16
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
     %uint_6 = OpConstant %uint 6
    %uint_32 = OpConstant %uint 32
      %v3int = OpTypeVector %int 3
        %153 = OpConstantComposite %v3int %int_1 %int_1 %int_1
        %154 = OpConstantNull %v3int
%_ptr_Uniform_v4int = OpTypePointer Uniform %v4int
     %uint_8 = OpConstant %uint 8
     %uint_9 = OpConstant %uint 9
    %uint_10 = OpConstant %uint 10
    %uint_48 = OpConstant %uint 48
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
     %uint_7 = OpConstant %uint 7
        %200 = OpConstantComposite %v2uint %uint_7 %uint_7
    %uint_12 = OpConstant %uint 12
    %uint_13 = OpConstant %uint 13
    %uint_64 = OpConstant %uint 64
%float_0_30103001 = OpConstant %float 0.30103001
        %225 = OpConstantComposite %v3float %float_0_30103001 %float_0_30103001 %float_0_30103001
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
         %95 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %96 = OpLoad %v3float %95
         %97 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %98 = OpLoad %v3float %97
         %99 = OpExtInst %v3float %31 NMax %96 %98
        %102 = OpExtInst %v3float %31 FMix %94 %99 %101
        %103 = OpCompositeExtract %float %102 0
        %104 = OpCompositeExtract %float %102 1
        %105 = OpCompositeExtract %float %102 2
        %107 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
        %108 = OpBitcast %uint %103
               OpStore %107 %108
        %109 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
        %110 = OpBitcast %uint %104
               OpStore %109 %110
        %112 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
        %113 = OpBitcast %uint %105
               OpStore %112 %113
        %115 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %116 = OpLoad %v3float %115
        %117 = OpExtInst %v3float %31 Trunc %116
               OpStore %whole %117
        %118 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %119 = OpLoad %v3float %118
        %120 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %121 = OpLoad %v3float %120
        %122 = OpExtInst %v3float %31 Trunc %121
        %123 = OpFSub %v3float %119 %122
        %124 = OpLoad %v3float %whole
        %125 = OpFAdd %v3float %123 %124
        %126 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %127 = OpLoad %v3float %126
        %128 = OpFDiv %v3float %93 %127
        %129 = OpFAdd %v3float %125 %128
        %130 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %131 = OpLoad %v3float %130
        %132 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %133 = OpLoad %v3float %132
        %134 = OpFRem %v3float %131 %133
        %135 = OpFAdd %v3float %129 %134
        %137 = OpCompositeExtract %float %135 0
        %138 = OpCompositeExtract %float %135 1
        %139 = OpCompositeExtract %float %135 2
        %140 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
        %141 = OpBitcast %uint %137
               OpStore %140 %141
        %143 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
        %144 = OpBitcast %uint %138
               OpStore %143 %144
        %146 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
        %147 = OpBitcast %uint %139
               OpStore %146 %147
        %149 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %150 = OpLoad %v3float %149
        %151 = OpFOrdLessThan %v3bool %78 %150
        %155 = OpSelect %v3int %151 %153 %154
        %156 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %157 = OpLoad %v3float %156
        %158 = OpFOrdLessThan %v3bool %157 %78
        %159 = OpSelect %v3int %158 %153 %154
        %160 = OpISub %v3int %155 %159
        %162 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %163 = OpLoad %v4int %162
        %164 = OpVectorShuffle %v3int %163 %163 0 1 2
        %165 = OpExtInst %v3int %31 SAbs %164
        %166 = OpIAdd %v3int %160 %165
        %167 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %168 = OpLoad %v3float %167
        %169 = OpIsNan %v3bool %168
        %170 = OpLogicalNot %v3bool %169
        %171 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %172 = OpLoad %v3float %171
        %173 = OpIsInf %v3bool %172
        %174 = OpLogicalNot %v3bool %173
        %175 = OpLogicalAnd %v3bool %170 %174
        %176 = OpSelect %v3int %175 %153 %154
        %177 = OpIAdd %v3int %166 %176
        %179 = OpCompositeExtract %int %177 0
        %180 = OpCompositeExtract %int %177 1
        %181 = OpCompositeExtract %int %177 2
        %182 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
        %183 = OpBitcast %uint %179
               OpStore %182 %183
        %185 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
        %186 = OpBitcast %uint %180
               OpStore %185 %186
        %188 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_10
        %189 = OpBitcast %uint %181
               OpStore %188 %189
        %192 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %193 = OpLoad %v2uint %192
        %194 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %195 = OpLoad %v2uint %194
        %196 = OpIMul %v2uint %193 %195
        %197 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %198 = OpLoad %v2uint %197
        %201 = OpExtInst %v2uint %31 UMin %198 %200
        %202 = OpIAdd %v2uint %196 %201
        %204 = OpCompositeExtract %uint %202 0
        %205 = OpCompositeExtract %uint %202 1
        %206 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
               OpStore %206 %204
        %208 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_13
               OpStore %208 %205
        %210 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %211 = OpLoad %v3float %210
        %212 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %213 = OpLoad %v3float %212
        %214 = OpFMul %v3float %211 %213
        %215 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %216 = OpLoad %v3float %215
        %217 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %218 = OpLoad %v3float %217
        %219 = OpExtInst %v3float %31 Pow %216 %218
        %220 = OpFAdd %v3float %214 %219
        %221 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %222 = OpLoad %v3float %221
        %223 = OpExtInst %v3float %31 Log2 %222
        %226 = OpFMul %v3float %223 %225
        %227 = OpFAdd %v3float %220 %226
        %228 = OpCompositeExtract %float %227 0
        %229 = OpCompositeExtract %float %227 1
        %230 = OpCompositeExtract %float %227 2
        %231 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
        %232 = OpBitcast %uint %228
               OpStore %231 %232
        %234 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
        %235 = OpBitcast %uint %229
               OpStore %234 %235
        %237 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
        %238 = OpBitcast %uint %230
               OpStore %237 %238
        %241 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %242 = OpLoad %mat2v3float %241
        %243 = OpFunctionCall %mat2v3float %hlsl_floor %242
        %245 = OpCompositeExtract %float %243 0 0
        %246 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
        %247 = OpBitcast %uint %245
               OpStore %246 %247
        %248 = OpCompositeExtract %float %243 0 1
        %250 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
        %251 = OpBitcast %uint %248
               OpStore %250 %251
        %252 = OpCompositeExtract %float %243 0 2
        %254 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
        %255 = OpBitcast %uint %252
               OpStore %254 %255
        %256 = OpCompositeExtract %float %243 1 0
        %258 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
        %259 = OpBitcast %uint %256
               OpStore %258 %259
        %260 = OpCompositeExtract %float %243 1 1
        %262 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
        %263 = OpBitcast %uint %260
               OpStore %262 %263
        %264 = OpCompositeExtract %float %243 1 2
        %266 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_25
        %267 = OpBitcast %uint %264
               OpStore %266 %267
        %270 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_0
        %271 = OpLoad %float %270
        %272 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_1
        %273 = OpLoad %float %272
        %274 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_2
        %275 = OpLoad %float %274
        %276 = OpFunctionCall %v4float %hlsl_lit %271 %273 %275
        %278 = OpVectorShuffle %v2float %276 %276 1 2
        %279 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %280 = OpLoad %v3float %279
        %281 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %282 = OpLoad %v3float %281
        %283 = OpDot %float %280 %282
        %284 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %285 = OpLoad %v4int %284
        %286 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %287 = OpLoad %v4int %286
        %288 = OpFunctionCall %int %hlsl_dot %285 %287
        %289 = OpConvertSToF %float %288
        %290 = OpCompositeConstruct %v4float %278 %283 %289
        %292 = OpCompositeExtract %float %290 0
        %293 = OpCompositeExtract %float %290 1
        %294 = OpCompositeExtract %float %290 2
        %295 = OpCompositeExtract %float %290 3
        %296 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_28
        %297 = OpBitcast %uint %292
               OpStore %296 %297
        %299 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_29
        %300 = OpBitcast %uint %293
               OpStore %299 %300
        %302 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_30
        %303 = OpBitcast %uint %294
               OpStore %302 %303
        %305 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_31
        %306 = OpBitcast %uint %295
               OpStore %305 %306
        %308 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %309 = OpLoad %v3float %308
        %310 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %311 = OpLoad %v3float %310
        %312 = OpFOrdLessThan %v3bool %309 %311
        %313 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %314 = OpLoad %v3float %313
        %315 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %316 = OpLoad %v3float %315
        %317 = OpSelect %v3float %312 %314 %316
        %318 = OpCompositeExtract %float %317 0
        %319 = OpCompositeExtract %float %317 1
        %320 = OpCompositeExtract %float %317 2
        %321 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_32
        %322 = OpBitcast %uint %318
               OpStore %321 %322
        %324 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_33
        %325 = OpBitcast %uint %319
               OpStore %324 %325
        %327 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_34
        %328 = OpBitcast %uint %320
               OpStore %327 %328
        %330 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %331 = OpLoad %v3float %330
        %332 = OpFUnordNotEqual %v3bool %331 %78
        %333 = OpAll %bool %332
        %334 = OpSelect %uint %333 %uint_1 %uint_0
        %335 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %336 = OpLoad %mat2v3float %335
        %337 = OpFunctionCall %bool %hlsl_any %336
        %338 = OpSelect %uint %337 %uint_1 %uint_0
        %341 = OpAccessChain %_ptr_Uniform_uint %Input %int_3 %int_0
        %342 = OpLoad %uint %341
        %343 = OpUGreaterThan %bool %342 %uint_0
        %344 = OpLogicalAnd %bool %true %343
        %345 = OpSelect %uint %344 %uint_1 %uint_0
        %347 = OpCompositeConstruct %v3uint %334 %338 %345
        %349 = OpCompositeExtract %uint %347 0
        %350 = OpCompositeExtract %uint %347 1
        %351 = OpCompositeExtract %uint %347 2
        %352 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_36
               OpStore %352 %349
        %354 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_37
               OpStore %354 %350
        %356 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_38
               OpStore %356 %351
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %86
        %357 = OpLabel
        %358 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
