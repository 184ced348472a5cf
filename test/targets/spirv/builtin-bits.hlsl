// args: -T cs_6_6 -enable-16bit-types
RWByteAddressBuffer results;
cbuffer Input { uint4 u; int i; uint64_t wide; int16_t narrow; double d; float2 f; };

[numthreads(1, 1, 1)] void main() {
  uint low, high;
  asuint(d, low, high);
  results.Store(0, asfloat(u) + asdouble(low, high));
  results.Store(16, uint4(countbits(wide), firstbithigh(i), firstbitlow(wide), firstbithigh(narrow)));
  results.Store(32, reversebits(u.xy) + f32tof16(f16tof32(u.xy) + f));
  results.Store(48, (int)reversebits(narrow));
  results.Store(64, AddUint64(u, u));
  results.Store(80, dot4add_i8packed(u.x, u.y, i) + pack_clamp_u8(unpack_s8s32(u.x)));
  results.Store(84, msad4(u.x, u.yz, u));
}
; ==>
OpCapability Int64
               OpCapability UniformAndStorageBuffer16BitAccess
               OpCapability Int16
               OpCapability Float64
         %51 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint GLCompute %main "main" %Input %results
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %type_Input 0 Offset 0
               OpMemberDecorate %type_Input 1 Offset 16
               OpMemberDecorate %type_Input 2 Offset 24
               OpMemberDecorate %type_Input 3 Offset 32
               OpMemberDecorate %type_Input 4 Offset 40
               OpMemberDecorate %type_Input 5 Offset 48
               OpDecorate %type_Input Block
               OpDecorate %Input DescriptorSet 0
               OpDecorate %Input Binding 1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 0
       %uint = OpTypeInt 32 0
     %v4uint = OpTypeVector %uint 4
        %int = OpTypeInt 32 1
      %ulong = OpTypeInt 64 0
      %short = OpTypeInt 16 1
     %double = OpTypeFloat 64
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
 %type_Input = OpTypeStruct %v4uint %int %ulong %short %double %v2float
%_ptr_Uniform_type_Input = OpTypePointer Uniform %type_Input
      %Input = OpVariable %_ptr_Uniform_type_Input Uniform
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
      %int_4 = OpConstant %int 4
      %int_5 = OpConstant %int 5
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
    %results = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
         %34 = OpTypeFunction %uint %ulong
   %ulong_32 = OpConstant %ulong 32
     %uint_0 = OpConstant %uint 0
       %bool = OpTypeBool
    %uint_32 = OpConstant %uint 32
     %v2uint = OpTypeVector %uint 2
         %60 = OpTypeFunction %v2uint %v2float
    %float_0 = OpConstant %float 0
         %71 = OpTypeFunction %v4uint %v4uint %v4uint
     %uint_1 = OpConstant %uint 1
      %v4int = OpTypeVector %int 4
        %104 = OpTypeFunction %int %v4int %v4int
        %123 = OpTypeFunction %int %uint %uint %int
     %int_24 = OpConstant %int 24
     %int_16 = OpConstant %int 16
      %int_8 = OpConstant %int 8
        %133 = OpConstantComposite %v4int %int_24 %int_16 %int_8 %int_0
     %int_31 = OpConstant %int 31
        %135 = OpConstantComposite %v4int %int_31 %int_31 %int_31 %int_31
        %138 = OpConstantComposite %v4int %int_24 %int_24 %int_24 %int_24
        %149 = OpTypeFunction %uint %v4uint %v4uint
        %171 = OpConstantNull %v4uint
     %v4bool = OpTypeVector %bool 4
        %178 = OpTypeFunction %v4uint %v4uint %v4uint %v4uint
   %uint_255 = OpConstant %uint 255
        %184 = OpConstantComposite %v4uint %uint_255 %uint_255 %uint_255 %uint_255
     %uint_8 = OpConstant %uint 8
        %190 = OpConstantComposite %v4uint %uint_8 %uint_8 %uint_8 %uint_8
    %uint_31 = OpConstant %uint 31
        %192 = OpConstantComposite %v4uint %uint_31 %uint_31 %uint_31 %uint_31
    %uint_16 = OpConstant %uint 16
        %202 = OpConstantComposite %v4uint %uint_16 %uint_16 %uint_16 %uint_16
    %uint_24 = OpConstant %uint 24
        %212 = OpConstantComposite %v4uint %uint_24 %uint_24 %uint_24 %uint_24
        %221 = OpTypeFunction %v4uint %uint %v2uint %v4uint
       %void = OpTypeVoid
        %246 = OpTypeFunction %void
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Uniform_double = OpTypePointer Uniform %double
%_ptr_Uniform_v4uint = OpTypePointer Uniform %v4uint
    %v4float = OpTypeVector %float 4
   %v4double = OpTypeVector %double 4
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_2 = OpConstant %uint 2
     %uint_3 = OpConstant %uint 3
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
     %uint_6 = OpConstant %uint 6
     %uint_7 = OpConstant %uint 7
%_ptr_Uniform_ulong = OpTypePointer Uniform %ulong
%_ptr_Uniform_int = OpTypePointer Uniform %int
%_ptr_Uniform_short = OpTypePointer Uniform %short
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
%_ptr_Uniform_v2float = OpTypePointer Uniform %v2float
     %uint_9 = OpConstant %uint 9
    %uint_48 = OpConstant %uint 48
     %ushort = OpTypeInt 16 0
    %uint_12 = OpConstant %uint 12
    %uint_64 = OpConstant %uint 64
    %uint_17 = OpConstant %uint 17
    %uint_18 = OpConstant %uint 18
    %uint_19 = OpConstant %uint 19
    %uint_80 = OpConstant %uint 80
        %399 = OpConstantNull %v4int
    %int_255 = OpConstant %int 255
        %401 = OpConstantComposite %v4int %int_255 %int_255 %int_255 %int_255
   %uint_256 = OpConstant %uint 256
 %uint_65536 = OpConstant %uint 65536
%uint_16777216 = OpConstant %uint 16777216
        %408 = OpConstantComposite %v4uint %uint_1 %uint_256 %uint_65536 %uint_16777216
    %uint_20 = OpConstant %uint 20
    %uint_84 = OpConstant %uint 84
    %uint_21 = OpConstant %uint 21
    %uint_22 = OpConstant %uint 22
    %uint_23 = OpConstant %uint 23
%hlsl_countbits = OpFunction %uint None %34
          %a = OpFunctionParameter %ulong
         %35 = OpLabel
         %37 = OpUConvert %uint %a
         %38 = OpBitCount %uint %37
         %40 = OpShiftRightLogical %ulong %a %ulong_32
         %41 = OpUConvert %uint %40
         %42 = OpBitCount %uint %41
         %43 = OpIAdd %uint %38 %42
               OpReturnValue %43
               OpFunctionEnd
%hlsl_firstbitlow = OpFunction %uint None %34
        %a_0 = OpFunctionParameter %ulong
         %44 = OpLabel
         %46 = OpUConvert %uint %a_0
         %49 = OpINotEqual %bool %46 %uint_0
         %50 = OpUConvert %uint %a_0
         %52 = OpExtInst %uint %51 FindILsb %50
         %53 = OpShiftRightLogical %ulong %a_0 %ulong_32
         %54 = OpUConvert %uint %53
         %55 = OpExtInst %uint %51 FindILsb %54
         %57 = OpBitwiseOr %uint %55 %uint_32
         %58 = OpSelect %uint %49 %52 %57
               OpReturnValue %58
               OpFunctionEnd
%hlsl_f32tof16 = OpFunction %v2uint None %60
        %a_1 = OpFunctionParameter %v2float
         %61 = OpLabel
         %63 = OpCompositeExtract %float %a_1 0
         %65 = OpCompositeConstruct %v2float %63 %float_0
         %66 = OpExtInst %uint %51 PackHalf2x16 %65
         %67 = OpCompositeExtract %float %a_1 1
         %68 = OpCompositeConstruct %v2float %67 %float_0
         %69 = OpExtInst %uint %51 PackHalf2x16 %68
         %70 = OpCompositeConstruct %v2uint %66 %69
               OpReturnValue %70
               OpFunctionEnd
%hlsl_AddUint64 = OpFunction %v4uint None %71
        %a_2 = OpFunctionParameter %v4uint
          %b = OpFunctionParameter %v4uint
         %72 = OpLabel
         %75 = OpCompositeExtract %uint %a_2 0
         %76 = OpCompositeExtract %uint %b 0
         %77 = OpIAdd %uint %75 %76
         %78 = OpCompositeExtract %uint %a_2 1
         %79 = OpCompositeExtract %uint %b 1
         %80 = OpIAdd %uint %78 %79
         %81 = OpCompositeExtract %uint %a_2 0
         %82 = OpCompositeExtract %uint %b 0
         %83 = OpIAdd %uint %81 %82
         %84 = OpCompositeExtract %uint %a_2 0
         %85 = OpULessThan %bool %83 %84
         %87 = OpSelect %uint %85 %uint_1 %uint_0
         %88 = OpIAdd %uint %80 %87
         %89 = OpCompositeExtract %uint %a_2 2
         %90 = OpCompositeExtract %uint %b 2
         %91 = OpIAdd %uint %89 %90
         %92 = OpCompositeExtract %uint %a_2 3
         %93 = OpCompositeExtract %uint %b 3
         %94 = OpIAdd %uint %92 %93
         %95 = OpCompositeExtract %uint %a_2 2
         %96 = OpCompositeExtract %uint %b 2
         %97 = OpIAdd %uint %95 %96
         %98 = OpCompositeExtract %uint %a_2 2
         %99 = OpULessThan %bool %97 %98
        %100 = OpSelect %uint %99 %uint_1 %uint_0
        %101 = OpIAdd %uint %94 %100
        %102 = OpCompositeConstruct %v4uint %77 %88 %91 %101
               OpReturnValue %102
               OpFunctionEnd
   %hlsl_dot = OpFunction %int None %104
        %a_3 = OpFunctionParameter %v4int
        %b_0 = OpFunctionParameter %v4int
        %105 = OpLabel
        %108 = OpCompositeExtract %int %a_3 0
        %109 = OpCompositeExtract %int %b_0 0
        %110 = OpIMul %int %108 %109
        %111 = OpCompositeExtract %int %a_3 1
        %112 = OpCompositeExtract %int %b_0 1
        %113 = OpIMul %int %111 %112
        %114 = OpIAdd %int %110 %113
        %115 = OpCompositeExtract %int %a_3 2
        %116 = OpCompositeExtract %int %b_0 2
        %117 = OpIMul %int %115 %116
        %118 = OpIAdd %int %114 %117
        %119 = OpCompositeExtract %int %a_3 3
        %120 = OpCompositeExtract %int %b_0 3
        %121 = OpIMul %int %119 %120
        %122 = OpIAdd %int %118 %121
               OpReturnValue %122
               OpFunctionEnd
%hlsl_dot4add_i8packed = OpFunction %int None %123
        %a_4 = OpFunctionParameter %uint
        %b_1 = OpFunctionParameter %uint
          %c = OpFunctionParameter %int
        %124 = OpLabel
        %128 = OpBitcast %int %a_4
        %129 = OpCompositeConstruct %v4int %128 %128 %128 %128
        %136 = OpBitwiseAnd %v4int %133 %135
        %137 = OpShiftLeftLogical %v4int %129 %136
        %139 = OpBitwiseAnd %v4int %138 %135
        %140 = OpShiftRightArithmetic %v4int %137 %139
        %141 = OpBitcast %int %b_1
        %142 = OpCompositeConstruct %v4int %141 %141 %141 %141
        %143 = OpBitwiseAnd %v4int %133 %135
        %144 = OpShiftLeftLogical %v4int %142 %143
        %145 = OpBitwiseAnd %v4int %138 %135
        %146 = OpShiftRightArithmetic %v4int %144 %145
        %147 = OpFunctionCall %int %hlsl_dot %140 %146
        %148 = OpIAdd %int %c %147
               OpReturnValue %148
               OpFunctionEnd
 %hlsl_dot_1 = OpFunction %uint None %149
        %a_5 = OpFunctionParameter %v4uint
        %b_2 = OpFunctionParameter %v4uint
        %150 = OpLabel
        %153 = OpCompositeExtract %uint %a_5 0
        %154 = OpCompositeExtract %uint %b_2 0
        %155 = OpIMul %uint %153 %154
        %156 = OpCompositeExtract %uint %a_5 1
        %157 = OpCompositeExtract %uint %b_2 1
        %158 = OpIMul %uint %156 %157
        %159 = OpIAdd %uint %155 %158
        %160 = OpCompositeExtract %uint %a_5 2
        %161 = OpCompositeExtract %uint %b_2 2
        %162 = OpIMul %uint %160 %161
        %163 = OpIAdd %uint %159 %162
        %164 = OpCompositeExtract %uint %a_5 3
        %165 = OpCompositeExtract %uint %b_2 3
        %166 = OpIMul %uint %164 %165
        %167 = OpIAdd %uint %163 %166
               OpReturnValue %167
               OpFunctionEnd
%hlsl_msad4_bytes = OpFunction %v4uint None %71
        %a_6 = OpFunctionParameter %v4uint
        %b_3 = OpFunctionParameter %v4uint
        %168 = OpLabel
        %173 = OpIEqual %v4bool %a_6 %171
        %174 = OpExtInst %v4uint %51 UMax %a_6 %b_3
        %175 = OpExtInst %v4uint %51 UMin %a_6 %b_3
        %176 = OpISub %v4uint %174 %175
        %177 = OpSelect %v4uint %173 %171 %176
               OpReturnValue %177
               OpFunctionEnd
%hlsl_msad4_words = OpFunction %v4uint None %178
        %a_7 = OpFunctionParameter %v4uint
        %b_4 = OpFunctionParameter %v4uint
        %c_0 = OpFunctionParameter %v4uint
        %179 = OpLabel
        %185 = OpBitwiseAnd %v4uint %a_7 %184
        %186 = OpBitwiseAnd %v4uint %b_4 %184
        %187 = OpFunctionCall %v4uint %hlsl_msad4_bytes %185 %186
        %188 = OpIAdd %v4uint %c_0 %187
        %193 = OpBitwiseAnd %v4uint %190 %192
        %194 = OpShiftRightLogical %v4uint %a_7 %193
        %195 = OpBitwiseAnd %v4uint %194 %184
        %196 = OpBitwiseAnd %v4uint %190 %192
        %197 = OpShiftRightLogical %v4uint %b_4 %196
        %198 = OpBitwiseAnd %v4uint %197 %184
        %199 = OpFunctionCall %v4uint %hlsl_msad4_bytes %195 %198
        %200 = OpIAdd %v4uint %188 %199
        %203 = OpBitwiseAnd %v4uint %202 %192
        %204 = OpShiftRightLogical %v4uint %a_7 %203
        %205 = OpBitwiseAnd %v4uint %204 %184
        %206 = OpBitwiseAnd %v4uint %202 %192
        %207 = OpShiftRightLogical %v4uint %b_4 %206
        %208 = OpBitwiseAnd %v4uint %207 %184
        %209 = OpFunctionCall %v4uint %hlsl_msad4_bytes %205 %208
        %210 = OpIAdd %v4uint %200 %209
        %213 = OpBitwiseAnd %v4uint %212 %192
        %214 = OpShiftRightLogical %v4uint %a_7 %213
        %215 = OpBitwiseAnd %v4uint %214 %184
        %216 = OpBitwiseAnd %v4uint %212 %192
        %217 = OpShiftRightLogical %v4uint %b_4 %216
        %218 = OpBitwiseAnd %v4uint %217 %184
        %219 = OpFunctionCall %v4uint %hlsl_msad4_bytes %215 %218
        %220 = OpIAdd %v4uint %210 %219
               OpReturnValue %220
               OpFunctionEnd
 %hlsl_msad4 = OpFunction %v4uint None %221
        %a_8 = OpFunctionParameter %uint
        %b_5 = OpFunctionParameter %v2uint
        %c_1 = OpFunctionParameter %v4uint
        %222 = OpLabel
        %226 = OpCompositeConstruct %v4uint %a_8 %a_8 %a_8 %a_8
        %227 = OpCompositeExtract %uint %b_5 0
        %228 = OpCompositeExtract %uint %b_5 0
        %229 = OpShiftRightLogical %uint %228 %uint_8
        %230 = OpCompositeExtract %uint %b_5 1
        %231 = OpShiftLeftLogical %uint %230 %uint_24
        %232 = OpBitwiseOr %uint %229 %231
        %233 = OpCompositeExtract %uint %b_5 0
        %234 = OpShiftRightLogical %uint %233 %uint_16
        %235 = OpCompositeExtract %uint %b_5 1
        %236 = OpShiftLeftLogical %uint %235 %uint_16
        %237 = OpBitwiseOr %uint %234 %236
        %238 = OpCompositeExtract %uint %b_5 0
        %239 = OpShiftRightLogical %uint %238 %uint_24
        %240 = OpCompositeExtract %uint %b_5 1
        %241 = OpShiftLeftLogical %uint %240 %uint_8
        %242 = OpBitwiseOr %uint %239 %241
        %243 = OpCompositeConstruct %v4uint %227 %232 %237 %242
        %244 = OpFunctionCall %v4uint %hlsl_msad4_words %226 %243 %c_1
               OpReturnValue %244
               OpFunctionEnd
     %main_1 = OpFunction %void None %246
        %247 = OpLabel
        %low = OpVariable %_ptr_Function_uint Function
       %high = OpVariable %_ptr_Function_uint Function
        %252 = OpAccessChain %_ptr_Uniform_double %Input %int_4
        %253 = OpLoad %double %252
        %254 = OpBitcast %v2uint %253
        %255 = OpCompositeExtract %uint %254 0
               OpStore %low %255
        %256 = OpCompositeExtract %uint %254 1
               OpStore %high %256
        %258 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %259 = OpLoad %v4uint %258
        %261 = OpBitcast %v4float %259
        %263 = OpFConvert %v4double %261
        %264 = OpLoad %uint %low
        %265 = OpLoad %uint %high
        %266 = OpCompositeConstruct %v2uint %264 %265
        %267 = OpBitcast %double %266
        %268 = OpCompositeConstruct %v4double %267 %267 %267 %267
        %269 = OpFAdd %v4double %263 %268
        %270 = OpCompositeExtract %double %269 0
        %271 = OpCompositeExtract %double %269 1
        %272 = OpCompositeExtract %double %269 2
        %273 = OpCompositeExtract %double %269 3
        %274 = OpBitcast %v2uint %270
        %276 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
        %277 = OpCompositeExtract %uint %274 0
               OpStore %276 %277
        %278 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
        %279 = OpCompositeExtract %uint %274 1
               OpStore %278 %279
        %280 = OpBitcast %v2uint %271
        %282 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
        %283 = OpCompositeExtract %uint %280 0
               OpStore %282 %283
        %285 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_3
        %286 = OpCompositeExtract %uint %280 1
               OpStore %285 %286
        %287 = OpBitcast %v2uint %272
        %289 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
        %290 = OpCompositeExtract %uint %287 0
               OpStore %289 %290
        %292 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
        %293 = OpCompositeExtract %uint %287 1
               OpStore %292 %293
        %294 = OpBitcast %v2uint %273
        %296 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
        %297 = OpCompositeExtract %uint %294 0
               OpStore %296 %297
        %299 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_7
        %300 = OpCompositeExtract %uint %294 1
               OpStore %299 %300
        %302 = OpAccessChain %_ptr_Uniform_ulong %Input %int_2
        %303 = OpLoad %ulong %302
        %304 = OpFunctionCall %uint %hlsl_countbits %303
        %306 = OpAccessChain %_ptr_Uniform_int %Input %int_1
        %307 = OpLoad %int %306
        %308 = OpExtInst %uint %51 FindSMsb %307
        %309 = OpAccessChain %_ptr_Uniform_ulong %Input %int_2
        %310 = OpLoad %ulong %309
        %311 = OpFunctionCall %uint %hlsl_firstbitlow %310
        %313 = OpAccessChain %_ptr_Uniform_short %Input %int_3
        %314 = OpLoad %short %313
        %315 = OpSConvert %int %314
        %316 = OpExtInst %uint %51 FindSMsb %315
        %317 = OpCompositeConstruct %v4uint %304 %308 %311 %316
        %318 = OpCompositeExtract %uint %317 0
        %319 = OpCompositeExtract %uint %317 1
        %320 = OpCompositeExtract %uint %317 2
        %321 = OpCompositeExtract %uint %317 3
        %322 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
               OpStore %322 %318
        %323 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
               OpStore %323 %319
        %324 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
               OpStore %324 %320
        %325 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_7
               OpStore %325 %321
        %326 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %327 = OpLoad %v4uint %326
        %328 = OpVectorShuffle %v2uint %327 %327 0 1
        %329 = OpBitReverse %v2uint %328
        %331 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %332 = OpLoad %uint %331
        %333 = OpExtInst %v2float %51 UnpackHalf2x16 %332
        %334 = OpCompositeExtract %float %333 0
        %335 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_1
        %336 = OpLoad %uint %335
        %337 = OpExtInst %v2float %51 UnpackHalf2x16 %336
        %338 = OpCompositeExtract %float %337 0
        %339 = OpCompositeConstruct %v2float %334 %338
        %341 = OpAccessChain %_ptr_Uniform_v2float %Input %int_5
        %342 = OpLoad %v2float %341
        %343 = OpFAdd %v2float %339 %342
        %344 = OpFunctionCall %v2uint %hlsl_f32tof16 %343
        %345 = OpIAdd %v2uint %329 %344
        %346 = OpCompositeExtract %uint %345 0
        %347 = OpCompositeExtract %uint %345 1
        %348 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
               OpStore %348 %346
        %350 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
               OpStore %350 %347
        %352 = OpAccessChain %_ptr_Uniform_short %Input %int_3
        %353 = OpLoad %short %352
        %355 = OpBitcast %ushort %353
        %356 = OpUConvert %uint %355
        %357 = OpBitReverse %uint %356
        %358 = OpShiftRightLogical %uint %357 %uint_16
        %359 = OpUConvert %ushort %358
        %360 = OpBitcast %short %359
        %361 = OpSConvert %int %360
        %363 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
        %364 = OpBitcast %uint %361
               OpStore %363 %364
        %366 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %367 = OpLoad %v4uint %366
        %368 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %369 = OpLoad %v4uint %368
        %370 = OpFunctionCall %v4uint %hlsl_AddUint64 %367 %369
        %371 = OpCompositeExtract %uint %370 0
        %372 = OpCompositeExtract %uint %370 1
        %373 = OpCompositeExtract %uint %370 2
        %374 = OpCompositeExtract %uint %370 3
        %375 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
               OpStore %375 %371
        %377 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
               OpStore %377 %372
        %379 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
               OpStore %379 %373
        %381 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_19
               OpStore %381 %374
        %383 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %384 = OpLoad %uint %383
        %385 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_1
        %386 = OpLoad %uint %385
        %387 = OpAccessChain %_ptr_Uniform_int %Input %int_1
        %388 = OpLoad %int %387
        %389 = OpFunctionCall %int %hlsl_dot4add_i8packed %384 %386 %388
        %390 = OpBitcast %uint %389
        %391 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %392 = OpLoad %uint %391
        %393 = OpBitcast %int %392
        %394 = OpCompositeConstruct %v4int %393 %393 %393 %393
        %395 = OpBitwiseAnd %v4int %133 %135
        %396 = OpShiftLeftLogical %v4int %394 %395
        %397 = OpBitwiseAnd %v4int %138 %135
        %398 = OpShiftRightArithmetic %v4int %396 %397
        %402 = OpExtInst %v4int %51 SClamp %398 %399 %401
        %403 = OpBitcast %v4uint %402
        %404 = OpBitwiseAnd %v4uint %403 %184
        %409 = OpFunctionCall %uint %hlsl_dot_1 %404 %408
        %410 = OpIAdd %uint %390 %409
        %412 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
               OpStore %412 %410
        %414 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %415 = OpLoad %uint %414
        %416 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %417 = OpLoad %v4uint %416
        %418 = OpVectorShuffle %v2uint %417 %417 1 2
        %419 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %420 = OpLoad %v4uint %419
        %421 = OpFunctionCall %v4uint %hlsl_msad4 %415 %418 %420
        %423 = OpCompositeExtract %uint %421 0
        %424 = OpCompositeExtract %uint %421 1
        %425 = OpCompositeExtract %uint %421 2
        %426 = OpCompositeExtract %uint %421 3
        %427 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
               OpStore %427 %423
        %429 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
               OpStore %429 %424
        %431 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
               OpStore %431 %425
        %432 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
               OpStore %432 %426
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %246
        %433 = OpLabel
        %434 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
