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
         %99 = OpExtInstImport "GLSL.std.450"
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
       %void = OpTypeVoid
         %25 = OpTypeFunction %void
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Uniform_double = OpTypePointer Uniform %double
     %v2uint = OpTypeVector %uint 2
     %uint_0 = OpConstant %uint 0
%_ptr_Uniform_v4uint = OpTypePointer Uniform %v4uint
    %v4float = OpTypeVector %float 4
   %v4double = OpTypeVector %double 4
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
     %uint_3 = OpConstant %uint 3
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
     %uint_6 = OpConstant %uint 6
     %uint_7 = OpConstant %uint 7
    %uint_16 = OpConstant %uint 16
%_ptr_Uniform_ulong = OpTypePointer Uniform %ulong
%_ptr_Uniform_int = OpTypePointer Uniform %int
       %bool = OpTypeBool
%uint_4294967295 = OpConstant %uint 4294967295
    %uint_32 = OpConstant %uint 32
%_ptr_Uniform_short = OpTypePointer Uniform %short
%_ptr_Uniform_v2float = OpTypePointer Uniform %v2float
    %float_0 = OpConstant %float 0
     %uint_8 = OpConstant %uint 8
     %uint_9 = OpConstant %uint 9
    %uint_48 = OpConstant %uint 48
     %ushort = OpTypeInt 16 0
    %uint_12 = OpConstant %uint 12
    %uint_64 = OpConstant %uint 64
%_struct_190 = OpTypeStruct %uint %uint
    %uint_17 = OpConstant %uint 17
    %uint_18 = OpConstant %uint 18
    %uint_19 = OpConstant %uint 19
    %uint_80 = OpConstant %uint 80
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
    %uint_24 = OpConstant %uint 24
      %v4int = OpTypeVector %int 4
        %259 = OpConstantComposite %v4int %int_0 %int_0 %int_0 %int_0
    %int_255 = OpConstant %int 255
        %261 = OpConstantComposite %v4int %int_255 %int_255 %int_255 %int_255
    %uint_20 = OpConstant %uint 20
    %uint_84 = OpConstant %uint 84
     %v4bool = OpTypeVector %bool 4
        %304 = OpConstantNull %v4uint
    %uint_21 = OpConstant %uint 21
    %uint_22 = OpConstant %uint 22
    %uint_23 = OpConstant %uint 23
     %main_1 = OpFunction %void None %25
         %26 = OpLabel
        %low = OpVariable %_ptr_Function_uint Function
       %high = OpVariable %_ptr_Function_uint Function
         %31 = OpAccessChain %_ptr_Uniform_double %Input %int_4
         %32 = OpLoad %double %31
         %34 = OpBitcast %v2uint %32
         %35 = OpCompositeExtract %uint %34 0
         %36 = OpCompositeExtract %uint %34 1
               OpStore %low %35
         %37 = OpBitcast %v2uint %32
         %38 = OpCompositeExtract %uint %37 0
         %39 = OpCompositeExtract %uint %37 1
               OpStore %high %39
         %42 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
         %43 = OpLoad %v4uint %42
         %45 = OpBitcast %v4float %43
         %47 = OpFConvert %v4double %45
         %48 = OpLoad %uint %low
         %49 = OpLoad %uint %high
         %50 = OpCompositeConstruct %v2uint %48 %49
         %51 = OpBitcast %double %50
         %52 = OpCompositeConstruct %v4double %51 %51 %51 %51
         %53 = OpFAdd %v4double %47 %52
         %54 = OpCompositeExtract %double %53 0
         %55 = OpCompositeExtract %double %53 1
         %56 = OpCompositeExtract %double %53 2
         %57 = OpCompositeExtract %double %53 3
         %58 = OpBitcast %v2uint %54
         %60 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
         %61 = OpCompositeExtract %uint %58 0
               OpStore %60 %61
         %63 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
         %64 = OpCompositeExtract %uint %58 1
               OpStore %63 %64
         %65 = OpBitcast %v2uint %55
         %67 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
         %68 = OpCompositeExtract %uint %65 0
               OpStore %67 %68
         %70 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_3
         %71 = OpCompositeExtract %uint %65 1
               OpStore %70 %71
         %72 = OpBitcast %v2uint %56
         %74 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
         %75 = OpCompositeExtract %uint %72 0
               OpStore %74 %75
         %77 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
         %78 = OpCompositeExtract %uint %72 1
               OpStore %77 %78
         %79 = OpBitcast %v2uint %57
         %81 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
         %82 = OpCompositeExtract %uint %79 0
               OpStore %81 %82
         %84 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_7
         %85 = OpCompositeExtract %uint %79 1
               OpStore %84 %85
         %88 = OpAccessChain %_ptr_Uniform_ulong %Input %int_2
         %89 = OpLoad %ulong %88
         %90 = OpBitcast %v2uint %89
         %91 = OpCompositeExtract %uint %90 0
         %92 = OpCompositeExtract %uint %90 1
         %93 = OpBitCount %uint %91
         %94 = OpBitCount %uint %92
         %95 = OpIAdd %uint %93 %94
         %97 = OpAccessChain %_ptr_Uniform_int %Input %int_1
         %98 = OpLoad %int %97
        %100 = OpExtInst %uint %99 FindSMsb %98
        %101 = OpAccessChain %_ptr_Uniform_ulong %Input %int_2
        %102 = OpLoad %ulong %101
        %104 = OpBitcast %v2uint %102
        %105 = OpCompositeExtract %uint %104 0
        %106 = OpCompositeExtract %uint %104 1
        %108 = OpExtInst %uint %99 FindILsb %105
        %109 = OpExtInst %uint %99 FindILsb %106
        %111 = OpIAdd %uint %109 %uint_32
        %112 = OpIEqual %bool %109 %uint_4294967295
        %113 = OpSelect %uint %112 %uint_4294967295 %111
        %114 = OpIEqual %bool %108 %uint_4294967295
        %115 = OpSelect %uint %114 %113 %108
        %117 = OpAccessChain %_ptr_Uniform_short %Input %int_3
        %118 = OpLoad %short %117
        %119 = OpSConvert %int %118
        %120 = OpExtInst %uint %99 FindSMsb %119
        %121 = OpCompositeConstruct %v4uint %95 %100 %115 %120
        %122 = OpCompositeExtract %uint %121 0
        %123 = OpCompositeExtract %uint %121 1
        %124 = OpCompositeExtract %uint %121 2
        %125 = OpCompositeExtract %uint %121 3
        %126 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
               OpStore %126 %122
        %127 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
               OpStore %127 %123
        %128 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
               OpStore %128 %124
        %129 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_7
               OpStore %129 %125
        %130 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %131 = OpLoad %v4uint %130
        %132 = OpVectorShuffle %v2uint %131 %131 0 1
        %133 = OpBitReverse %v2uint %132
        %134 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %135 = OpLoad %v4uint %134
        %136 = OpVectorShuffle %v2uint %135 %135 0 1
        %137 = OpCompositeExtract %uint %136 0
        %138 = OpCompositeExtract %uint %136 1
        %139 = OpExtInst %v2float %99 UnpackHalf2x16 %137
        %140 = OpCompositeExtract %float %139 0
        %141 = OpExtInst %v2float %99 UnpackHalf2x16 %138
        %142 = OpCompositeExtract %float %141 0
        %143 = OpCompositeConstruct %v2float %140 %142
        %145 = OpAccessChain %_ptr_Uniform_v2float %Input %int_5
        %146 = OpLoad %v2float %145
        %147 = OpFAdd %v2float %143 %146
        %148 = OpCompositeExtract %float %147 0
        %149 = OpCompositeExtract %float %147 1
        %151 = OpCompositeConstruct %v2float %148 %float_0
        %152 = OpExtInst %uint %99 PackHalf2x16 %151
        %153 = OpCompositeConstruct %v2float %149 %float_0
        %154 = OpExtInst %uint %99 PackHalf2x16 %153
        %155 = OpCompositeConstruct %v2uint %152 %154
        %156 = OpIAdd %v2uint %133 %155
        %158 = OpCompositeExtract %uint %156 0
        %159 = OpCompositeExtract %uint %156 1
        %160 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
               OpStore %160 %158
        %162 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
               OpStore %162 %159
        %164 = OpAccessChain %_ptr_Uniform_short %Input %int_3
        %165 = OpLoad %short %164
        %167 = OpBitcast %ushort %165
        %168 = OpUConvert %uint %167
        %169 = OpBitReverse %uint %168
        %170 = OpShiftRightLogical %uint %169 %uint_16
        %171 = OpUConvert %ushort %170
        %172 = OpBitcast %short %171
        %173 = OpSConvert %int %172
        %175 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
        %176 = OpBitcast %uint %173
               OpStore %175 %176
        %178 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %179 = OpLoad %v4uint %178
        %180 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %181 = OpLoad %v4uint %180
        %182 = OpCompositeExtract %uint %179 0
        %183 = OpCompositeExtract %uint %179 1
        %184 = OpCompositeExtract %uint %179 2
        %185 = OpCompositeExtract %uint %179 3
        %186 = OpCompositeExtract %uint %181 0
        %187 = OpCompositeExtract %uint %181 1
        %188 = OpCompositeExtract %uint %181 2
        %189 = OpCompositeExtract %uint %181 3
        %191 = OpIAddCarry %_struct_190 %182 %186
        %192 = OpIAdd %uint %183 %187
        %193 = OpCompositeExtract %uint %191 0
        %194 = OpCompositeExtract %uint %191 1
        %195 = OpIAdd %uint %192 %194
        %196 = OpIAddCarry %_struct_190 %184 %188
        %197 = OpIAdd %uint %185 %189
        %198 = OpCompositeExtract %uint %196 0
        %199 = OpCompositeExtract %uint %196 1
        %200 = OpIAdd %uint %197 %199
        %201 = OpCompositeConstruct %v4uint %193 %195 %198 %200
        %202 = OpCompositeExtract %uint %201 0
        %203 = OpCompositeExtract %uint %201 1
        %204 = OpCompositeExtract %uint %201 2
        %205 = OpCompositeExtract %uint %201 3
        %206 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
               OpStore %206 %202
        %208 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
               OpStore %208 %203
        %210 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
               OpStore %210 %204
        %212 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_19
               OpStore %212 %205
        %215 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %216 = OpLoad %uint %215
        %217 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_1
        %218 = OpLoad %uint %217
        %219 = OpAccessChain %_ptr_Uniform_int %Input %int_1
        %220 = OpLoad %int %219
        %221 = OpBitcast %int %216
        %222 = OpBitFieldSExtract %int %221 %uint_0 %uint_8
        %223 = OpBitcast %int %218
        %224 = OpBitFieldSExtract %int %223 %uint_0 %uint_8
        %225 = OpIMul %int %222 %224
        %226 = OpBitcast %int %216
        %227 = OpBitFieldSExtract %int %226 %uint_8 %uint_8
        %228 = OpBitcast %int %218
        %229 = OpBitFieldSExtract %int %228 %uint_8 %uint_8
        %230 = OpIMul %int %227 %229
        %231 = OpBitcast %int %216
        %232 = OpBitFieldSExtract %int %231 %uint_16 %uint_8
        %233 = OpBitcast %int %218
        %234 = OpBitFieldSExtract %int %233 %uint_16 %uint_8
        %235 = OpIMul %int %232 %234
        %236 = OpBitcast %int %216
        %238 = OpBitFieldSExtract %int %236 %uint_24 %uint_8
        %239 = OpBitcast %int %218
        %240 = OpBitFieldSExtract %int %239 %uint_24 %uint_8
        %241 = OpIMul %int %238 %240
        %242 = OpIAdd %int %220 %225
        %243 = OpIAdd %int %242 %230
        %244 = OpIAdd %int %243 %235
        %245 = OpIAdd %int %244 %241
        %246 = OpBitcast %uint %245
        %247 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %248 = OpLoad %uint %247
        %249 = OpBitcast %int %248
        %250 = OpBitFieldSExtract %int %249 %uint_0 %uint_8
        %251 = OpBitcast %int %248
        %252 = OpBitFieldSExtract %int %251 %uint_8 %uint_8
        %253 = OpBitcast %int %248
        %254 = OpBitFieldSExtract %int %253 %uint_16 %uint_8
        %255 = OpBitcast %int %248
        %256 = OpBitFieldSExtract %int %255 %uint_24 %uint_8
        %258 = OpCompositeConstruct %v4int %250 %252 %254 %256
        %262 = OpExtInst %v4int %99 SClamp %258 %259 %261
        %263 = OpBitcast %v4uint %262
        %264 = OpCompositeExtract %uint %263 0
        %265 = OpCompositeExtract %uint %263 1
        %266 = OpCompositeExtract %uint %263 2
        %267 = OpCompositeExtract %uint %263 3
        %268 = OpBitFieldInsert %uint %uint_0 %264 %uint_0 %uint_8
        %269 = OpBitFieldInsert %uint %268 %265 %uint_8 %uint_8
        %270 = OpBitFieldInsert %uint %269 %266 %uint_16 %uint_8
        %271 = OpBitFieldInsert %uint %270 %267 %uint_24 %uint_8
        %272 = OpIAdd %uint %246 %271
        %274 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
               OpStore %274 %272
        %276 = OpAccessChain %_ptr_Uniform_uint %Input %int_0 %int_0
        %277 = OpLoad %uint %276
        %278 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %279 = OpLoad %v4uint %278
        %280 = OpVectorShuffle %v2uint %279 %279 1 2
        %281 = OpAccessChain %_ptr_Uniform_v4uint %Input %int_0
        %282 = OpLoad %v4uint %281
        %283 = OpCompositeExtract %uint %280 0
        %284 = OpCompositeExtract %uint %280 1
        %285 = OpShiftRightLogical %uint %283 %uint_8
        %286 = OpShiftLeftLogical %uint %284 %uint_24
        %287 = OpBitwiseOr %uint %285 %286
        %288 = OpShiftRightLogical %uint %283 %uint_16
        %289 = OpShiftLeftLogical %uint %284 %uint_16
        %290 = OpBitwiseOr %uint %288 %289
        %291 = OpShiftRightLogical %uint %283 %uint_24
        %292 = OpShiftLeftLogical %uint %284 %uint_8
        %293 = OpBitwiseOr %uint %291 %292
        %294 = OpCompositeConstruct %v4uint %283 %287 %290 %293
        %295 = OpBitFieldUExtract %uint %277 %uint_0 %uint_8
        %296 = OpCompositeConstruct %v4uint %295 %295 %295 %295
        %297 = OpBitFieldUExtract %v4uint %294 %uint_0 %uint_8
        %298 = OpExtInst %v4uint %99 UMax %296 %297
        %299 = OpExtInst %v4uint %99 UMin %296 %297
        %300 = OpISub %v4uint %298 %299
        %301 = OpIEqual %bool %295 %uint_0
        %303 = OpCompositeConstruct %v4bool %301 %301 %301 %301
        %305 = OpSelect %v4uint %303 %304 %300
        %306 = OpIAdd %v4uint %282 %305
        %307 = OpBitFieldUExtract %uint %277 %uint_8 %uint_8
        %308 = OpCompositeConstruct %v4uint %307 %307 %307 %307
        %309 = OpBitFieldUExtract %v4uint %294 %uint_8 %uint_8
        %310 = OpExtInst %v4uint %99 UMax %308 %309
        %311 = OpExtInst %v4uint %99 UMin %308 %309
        %312 = OpISub %v4uint %310 %311
        %313 = OpIEqual %bool %307 %uint_0
        %314 = OpCompositeConstruct %v4bool %313 %313 %313 %313
        %315 = OpSelect %v4uint %314 %304 %312
        %316 = OpIAdd %v4uint %306 %315
        %317 = OpBitFieldUExtract %uint %277 %uint_16 %uint_8
        %318 = OpCompositeConstruct %v4uint %317 %317 %317 %317
        %319 = OpBitFieldUExtract %v4uint %294 %uint_16 %uint_8
        %320 = OpExtInst %v4uint %99 UMax %318 %319
        %321 = OpExtInst %v4uint %99 UMin %318 %319
        %322 = OpISub %v4uint %320 %321
        %323 = OpIEqual %bool %317 %uint_0
        %324 = OpCompositeConstruct %v4bool %323 %323 %323 %323
        %325 = OpSelect %v4uint %324 %304 %322
        %326 = OpIAdd %v4uint %316 %325
        %327 = OpBitFieldUExtract %uint %277 %uint_24 %uint_8
        %328 = OpCompositeConstruct %v4uint %327 %327 %327 %327
        %329 = OpBitFieldUExtract %v4uint %294 %uint_24 %uint_8
        %330 = OpExtInst %v4uint %99 UMax %328 %329
        %331 = OpExtInst %v4uint %99 UMin %328 %329
        %332 = OpISub %v4uint %330 %331
        %333 = OpIEqual %bool %327 %uint_0
        %334 = OpCompositeConstruct %v4bool %333 %333 %333 %333
        %335 = OpSelect %v4uint %334 %304 %332
        %336 = OpIAdd %v4uint %326 %335
        %338 = OpCompositeExtract %uint %336 0
        %339 = OpCompositeExtract %uint %336 1
        %340 = OpCompositeExtract %uint %336 2
        %341 = OpCompositeExtract %uint %336 3
        %342 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
               OpStore %342 %338
        %344 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
               OpStore %344 %339
        %346 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
               OpStore %346 %340
        %347 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
               OpStore %347 %341
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %25
        %348 = OpLabel
        %349 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
