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
        %135 = OpConstantComposite %v4int %int_24 %int_24 %int_24 %int_24
        %143 = OpTypeFunction %uint %v4uint %v4uint
        %165 = OpConstantNull %v4uint
     %v4bool = OpTypeVector %bool 4
        %172 = OpTypeFunction %v4uint %v4uint %v4uint %v4uint
   %uint_255 = OpConstant %uint 255
        %178 = OpConstantComposite %v4uint %uint_255 %uint_255 %uint_255 %uint_255
     %uint_8 = OpConstant %uint 8
        %184 = OpConstantComposite %v4uint %uint_8 %uint_8 %uint_8 %uint_8
    %uint_16 = OpConstant %uint 16
        %192 = OpConstantComposite %v4uint %uint_16 %uint_16 %uint_16 %uint_16
    %uint_24 = OpConstant %uint 24
        %200 = OpConstantComposite %v4uint %uint_24 %uint_24 %uint_24 %uint_24
        %207 = OpTypeFunction %v4uint %uint %v2uint %v4uint
       %void = OpTypeVoid
        %232 = OpTypeFunction %void
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
        %365 = OpConstantNull %v4int
    %int_255 = OpConstant %int 255
        %367 = OpConstantComposite %v4int %int_255 %int_255 %int_255 %int_255
   %uint_256 = OpConstant %uint 256
 %uint_65536 = OpConstant %uint 65536
%uint_16777216 = OpConstant %uint 16777216
        %374 = OpConstantComposite %v4uint %uint_1 %uint_256 %uint_65536 %uint_16777216
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
        %134 = OpShiftLeftLogical %v4int %129 %133
        %136 = OpShiftRightArithmetic %v4int %134 %135
        %137 = OpBitcast %int %b_1
        %138 = OpCompositeConstruct %v4int %137 %137 %137 %137
        %139 = OpShiftLeftLogical %v4int %138 %133
        %140 = OpShiftRightArithmetic %v4int %139 %135
        %141 = OpFunctionCall %int %hlsl_dot %136 %140
        %142 = OpIAdd %int %c %141
               OpReturnValue %142
               OpFunctionEnd
 %hlsl_dot_1 = OpFunction %uint None %143
        %a_5 = OpFunctionParameter %v4uint
        %b_2 = OpFunctionParameter %v4uint
        %144 = OpLabel
        %147 = OpCompositeExtract %uint %a_5 0
        %148 = OpCompositeExtract %uint %b_2 0
        %149 = OpIMul %uint %147 %148
        %150 = OpCompositeExtract %uint %a_5 1
        %151 = OpCompositeExtract %uint %b_2 1
        %152 = OpIMul %uint %150 %151
        %153 = OpIAdd %uint %149 %152
        %154 = OpCompositeExtract %uint %a_5 2
        %155 = OpCompositeExtract %uint %b_2 2
        %156 = OpIMul %uint %154 %155
        %157 = OpIAdd %uint %153 %156
        %158 = OpCompositeExtract %uint %a_5 3
        %159 = OpCompositeExtract %uint %b_2 3
        %160 = OpIMul %uint %158 %159
        %161 = OpIAdd %uint %157 %160
               OpReturnValue %161
               OpFunctionEnd
%hlsl_msad4_bytes = OpFunction %v4uint None %71
        %a_6 = OpFunctionParameter %v4uint
        %b_3 = OpFunctionParameter %v4uint
        %162 = OpLabel
        %167 = OpIEqual %v4bool %a_6 %165
        %168 = OpExtInst %v4uint %51 UMax %a_6 %b_3
        %169 = OpExtInst %v4uint %51 UMin %a_6 %b_3
        %170 = OpISub %v4uint %168 %169
        %171 = OpSelect %v4uint %167 %165 %170
               OpReturnValue %171
               OpFunctionEnd
%hlsl_msad4_words = OpFunction %v4uint None %172
        %a_7 = OpFunctionParameter %v4uint
        %b_4 = OpFunctionParameter %v4uint
        %c_0 = OpFunctionParameter %v4uint
        %173 = OpLabel
        %179 = OpBitwiseAnd %v4uint %a_7 %178
        %180 = OpBitwiseAnd %v4uint %b_4 %178
        %181 = OpFunctionCall %v4uint %hlsl_msad4_bytes %179 %180
        %182 = OpIAdd %v4uint %c_0 %181
        %185 = OpShiftRightLogical %v4uint %a_7 %184
        %186 = OpBitwiseAnd %v4uint %185 %178
        %187 = OpShiftRightLogical %v4uint %b_4 %184
        %188 = OpBitwiseAnd %v4uint %187 %178
        %189 = OpFunctionCall %v4uint %hlsl_msad4_bytes %186 %188
        %190 = OpIAdd %v4uint %182 %189
        %193 = OpShiftRightLogical %v4uint %a_7 %192
        %194 = OpBitwiseAnd %v4uint %193 %178
        %195 = OpShiftRightLogical %v4uint %b_4 %192
        %196 = OpBitwiseAnd %v4uint %195 %178
        %197 = OpFunctionCall %v4uint %hlsl_msad4_bytes %194 %196
        %198 = OpIAdd %v4uint %190 %197
        %201 = OpShiftRightLogical %v4uint %a_7 %200
        %202 = OpBitwiseAnd %v4uint %201 %178
        %203 = OpShiftRightLogical %v4uint %b_4 %200
        %204 = OpBitwiseAnd %v4uint %203 %178
        %205 = OpFunctionCall %v4uint %hlsl_msad4_bytes %202 %204
        %206 = OpIAdd %v4uint %198 %205
               OpReturnValue %206
               OpFunctionEnd
 %hlsl_msad4 = OpFunction %v4uint None %207
        %a_8 = OpFunctionParameter %uint
        %b_5 = OpFunctionParameter %v2uint
        %c_1 = OpFunctionParameter %v4uint
        %208 = OpLabel
        %212 = OpCompositeConstruct %v4uint %a_8 %a_8 %a_8 %a_8
        %213 = OpCompositeExtract %uint %b_5 0
        %214 = OpCompositeExtract %uint %b_5 0
        %215 = OpShiftRightLogical %uint %214 %uint_8
        %216 = OpCompositeExtract %uint %b_5 1
        %217 = OpShiftLeftLogical %uint %216 %uint_24
        %218 = OpBitwiseOr %uint %215 %217
        %219 = OpCompositeExtract %uint %b_5 0
        %220 = OpShiftRightLogical %uint %219 %uint_16
        %221 = OpCompositeExtract %uint %b_5 1
        %222 = OpShiftLeftLogical %uint %221 %uint_16
        %223 = OpBitwiseOr %uint %220 %222
        %224 = OpCompositeExtract %uint %b_5 0
        %225 = OpShiftRightLogical %uint %224 %uint_24
        %226 = OpCompositeExtract %uint %b_5 1
        %227 = OpShiftLeftLogical %uint %226 %uint_8
        %228 = OpBitwiseOr %uint %225 %227
        %229 = OpCompositeConstruct %v4uint %213 %218 %223 %228
        %230 = OpFunctionCall %v4uint %hlsl_msad4_words %212 %229 %c_1
               OpReturnValue %230
               OpFunctionEnd
     %main_1 = OpFunction %void None %232
        %233 = OpLabel
        %low = OpVariable %_ptr_Function_uint Function
       %high = OpVariable %_ptr_Function_uint Function
        %238 = OpAccessChain %_ptr_Uniform_double %Input %int_4
        %239 = OpLoad %double %238
        %240 = OpBitcast %v2uint %239
        %241 = OpCompositeExtract %uint %240 0
               OpStore %low %241
        %242 = OpCompositeExtract %uint %240 1
               OpStore %high %242
        %244 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %245 = OpLoad %v4uint %244
        %247 = OpBitcast %v4float %245
        %249 = OpFConvert %v4double %247
        %250 = OpLoad %uint %low
        %251 = OpLoad %uint %high
        %252 = OpCompositeConstruct %v2uint %250 %251
        %253 = OpBitcast %double %252
        %254 = OpCompositeConstruct %v4double %253 %253 %253 %253
        %255 = OpFAdd %v4double %249 %254
        %256 = OpCompositeExtract %double %255 0
        %257 = OpCompositeExtract %double %255 1
        %258 = OpCompositeExtract %double %255 2
        %259 = OpCompositeExtract %double %255 3
        %260 = OpBitcast %v2uint %256
        %262 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
        %263 = OpCompositeExtract %uint %260 0
               OpStore %262 %263
        %264 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
        %265 = OpCompositeExtract %uint %260 1
               OpStore %264 %265
        %266 = OpBitcast %v2uint %257
        %268 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
        %269 = OpCompositeExtract %uint %266 0
               OpStore %268 %269
        %271 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_3
        %272 = OpCompositeExtract %uint %266 1
               OpStore %271 %272
        %273 = OpBitcast %v2uint %258
        %275 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
        %276 = OpCompositeExtract %uint %273 0
               OpStore %275 %276
        %278 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
        %279 = OpCompositeExtract %uint %273 1
               OpStore %278 %279
        %280 = OpBitcast %v2uint %259
        %282 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
        %283 = OpCompositeExtract %uint %280 0
               OpStore %282 %283
        %285 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_7
        %286 = OpCompositeExtract %uint %280 1
               OpStore %285 %286
        %288 = OpAccessChain %_ptr_Uniform_ulong %Input %int_2
        %289 = OpLoad %ulong %288
        %290 = OpFunctionCall %uint %hlsl_countbits %289
        %292 = OpAccessChain %_ptr_Uniform_int %Input %int_1
        %293 = OpLoad %int %292
        %294 = OpExtInst %uint %51 FindSMsb %293
        %295 = OpFunctionCall %uint %hlsl_firstbitlow %289
        %297 = OpAccessChain %_ptr_Uniform_short %Input %int_3
        %298 = OpLoad %short %297
        %299 = OpSConvert %int %298
        %300 = OpExtInst %uint %51 FindSMsb %299
        %301 = OpCompositeConstruct %v4uint %290 %294 %295 %300
        %302 = OpCompositeExtract %uint %301 0
        %303 = OpCompositeExtract %uint %301 1
        %304 = OpCompositeExtract %uint %301 2
        %305 = OpCompositeExtract %uint %301 3
        %306 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
               OpStore %306 %302
        %307 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
               OpStore %307 %303
        %308 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
               OpStore %308 %304
        %309 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_7
               OpStore %309 %305
        %310 = OpVectorShuffle %v2uint %245 %245 0 1
        %311 = OpBitReverse %v2uint %310
        %313 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %314 = OpLoad %uint %313
        %315 = OpExtInst %v2float %51 UnpackHalf2x16 %314
        %316 = OpCompositeExtract %float %315 0
        %317 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_1
        %318 = OpLoad %uint %317
        %319 = OpExtInst %v2float %51 UnpackHalf2x16 %318
        %320 = OpCompositeExtract %float %319 0
        %321 = OpCompositeConstruct %v2float %316 %320
        %323 = OpAccessChain %_ptr_Uniform_v2float %Input %int_5
        %324 = OpLoad %v2float %323
        %325 = OpFAdd %v2float %321 %324
        %326 = OpFunctionCall %v2uint %hlsl_f32tof16 %325
        %327 = OpIAdd %v2uint %311 %326
        %328 = OpCompositeExtract %uint %327 0
        %329 = OpCompositeExtract %uint %327 1
        %330 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
               OpStore %330 %328
        %332 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
               OpStore %332 %329
        %335 = OpBitcast %ushort %298
        %336 = OpUConvert %uint %335
        %337 = OpBitReverse %uint %336
        %338 = OpShiftRightLogical %uint %337 %uint_16
        %339 = OpUConvert %ushort %338
        %340 = OpBitcast %short %339
        %341 = OpSConvert %int %340
        %343 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
        %344 = OpBitcast %uint %341
               OpStore %343 %344
        %346 = OpFunctionCall %v4uint %hlsl_AddUint64 %245 %245
        %347 = OpCompositeExtract %uint %346 0
        %348 = OpCompositeExtract %uint %346 1
        %349 = OpCompositeExtract %uint %346 2
        %350 = OpCompositeExtract %uint %346 3
        %351 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
               OpStore %351 %347
        %353 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
               OpStore %353 %348
        %355 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
               OpStore %355 %349
        %357 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_19
               OpStore %357 %350
        %359 = OpFunctionCall %int %hlsl_dot4add_i8packed %314 %318 %293
        %360 = OpBitcast %uint %359
        %361 = OpBitcast %int %314
        %362 = OpCompositeConstruct %v4int %361 %361 %361 %361
        %363 = OpShiftLeftLogical %v4int %362 %133
        %364 = OpShiftRightArithmetic %v4int %363 %135
        %368 = OpExtInst %v4int %51 SClamp %364 %365 %367
        %369 = OpBitcast %v4uint %368
        %370 = OpBitwiseAnd %v4uint %369 %178
        %375 = OpFunctionCall %uint %hlsl_dot_1 %370 %374
        %376 = OpIAdd %uint %360 %375
        %378 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
               OpStore %378 %376
        %380 = OpVectorShuffle %v2uint %245 %245 1 2
        %381 = OpFunctionCall %v4uint %hlsl_msad4 %314 %380 %245
        %383 = OpCompositeExtract %uint %381 0
        %384 = OpCompositeExtract %uint %381 1
        %385 = OpCompositeExtract %uint %381 2
        %386 = OpCompositeExtract %uint %381 3
        %387 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
               OpStore %387 %383
        %389 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
               OpStore %389 %384
        %391 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
               OpStore %391 %385
        %392 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
               OpStore %392 %386
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %232
        %393 = OpLabel
        %394 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
