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
%35 = OpExtInstImport "GLSL.std.450"
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
       %void = OpTypeVoid
         %23 = OpTypeFunction %void
%_ptr_Function_v3float = OpTypePointer Function %v3float
     %uint_0 = OpConstant %uint 0
%_ptr_Uniform_v3float = OpTypePointer Uniform %v3float
    %float_0 = OpConstant %float 0
         %32 = OpConstantComposite %v3float %float_0 %float_0 %float_0
    %float_1 = OpConstant %float 1
         %34 = OpConstantComposite %v3float %float_1 %float_1 %float_1
  %float_0_5 = OpConstant %float 0.5
         %43 = OpConstantComposite %v3float %float_0_5 %float_0_5 %float_0_5
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
    %uint_16 = OpConstant %uint 16
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
     %uint_6 = OpConstant %uint 6
    %uint_32 = OpConstant %uint 32
      %v3int = OpTypeVector %int 3
%_ptr_Uniform_v4int = OpTypePointer Uniform %v4int
       %bool = OpTypeBool
     %v3bool = OpTypeVector %bool 3
        %107 = OpConstantComposite %v3int %int_1 %int_1 %int_1
        %108 = OpConstantNull %v3int
     %uint_8 = OpConstant %uint 8
     %uint_9 = OpConstant %uint 9
    %uint_10 = OpConstant %uint 10
    %uint_48 = OpConstant %uint 48
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
     %uint_7 = OpConstant %uint 7
        %132 = OpConstantComposite %v2uint %uint_7 %uint_7
    %uint_12 = OpConstant %uint 12
    %uint_13 = OpConstant %uint 13
    %uint_64 = OpConstant %uint 64
    %float_2 = OpConstant %float 2
        %146 = OpConstantComposite %v3float %float_2 %float_2 %float_2
%float_0_30103001 = OpConstant %float 0.30103001
        %158 = OpConstantComposite %v3float %float_0_30103001 %float_0_30103001 %float_0_30103001
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
    %v4float = OpTypeVector %float 4
    %v2float = OpTypeVector %float 2
    %uint_28 = OpConstant %uint 28
    %uint_29 = OpConstant %uint 29
    %uint_30 = OpConstant %uint 30
    %uint_31 = OpConstant %uint 31
   %uint_128 = OpConstant %uint 128
    %uint_33 = OpConstant %uint 33
    %uint_34 = OpConstant %uint 34
   %uint_144 = OpConstant %uint 144
        %285 = OpConstantNull %v3float
       %true = OpConstantTrue %bool
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
     %v3uint = OpTypeVector %uint 3
    %uint_36 = OpConstant %uint 36
    %uint_37 = OpConstant %uint 37
    %uint_38 = OpConstant %uint 38
     %main_1 = OpFunction %void None %23
         %24 = OpLabel
      %whole = OpVariable %_ptr_Function_v3float Function
         %29 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %30 = OpLoad %v3float %29
         %36 = OpExtInst %v3float %35 NClamp %30 %32 %34
         %37 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %38 = OpLoad %v3float %37
         %39 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %40 = OpLoad %v3float %39
         %41 = OpExtInst %v3float %35 NMax %38 %40
         %44 = OpExtInst %v3float %35 FMix %36 %41 %43
         %45 = OpCompositeExtract %float %44 0
         %46 = OpCompositeExtract %float %44 1
         %47 = OpCompositeExtract %float %44 2
         %49 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
         %50 = OpBitcast %uint %45
               OpStore %49 %50
         %52 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
         %53 = OpBitcast %uint %46
               OpStore %52 %53
         %55 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
         %56 = OpBitcast %uint %47
               OpStore %55 %56
         %58 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %59 = OpLoad %v3float %58
         %60 = OpExtInst %v3float %35 Trunc %59
               OpStore %whole %60
         %61 = OpExtInst %v3float %35 Trunc %59
         %62 = OpFSub %v3float %59 %61
         %63 = OpLoad %v3float %whole
         %64 = OpFAdd %v3float %62 %63
         %65 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %66 = OpLoad %v3float %65
         %67 = OpFDiv %v3float %34 %66
         %68 = OpFAdd %v3float %64 %67
         %69 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %70 = OpLoad %v3float %69
         %71 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %72 = OpLoad %v3float %71
         %73 = OpFRem %v3float %70 %72
         %74 = OpFAdd %v3float %68 %73
         %76 = OpCompositeExtract %float %74 0
         %77 = OpCompositeExtract %float %74 1
         %78 = OpCompositeExtract %float %74 2
         %79 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
         %80 = OpBitcast %uint %76
               OpStore %79 %80
         %82 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
         %83 = OpBitcast %uint %77
               OpStore %82 %83
         %85 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
         %86 = OpBitcast %uint %78
               OpStore %85 %86
         %88 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %89 = OpLoad %v3float %88
         %91 = OpExtInst %v3float %35 FSign %89
         %92 = OpConvertFToS %v3int %91
         %94 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
         %95 = OpLoad %v4int %94
         %96 = OpVectorShuffle %v3int %95 %95 0 1 2
         %97 = OpExtInst %v3int %35 SAbs %96
         %98 = OpIAdd %v3int %92 %97
         %99 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %100 = OpLoad %v3float %99
        %103 = OpIsNan %v3bool %100
        %104 = OpIsInf %v3bool %100
        %105 = OpLogicalOr %v3bool %103 %104
        %106 = OpLogicalNot %v3bool %105
        %109 = OpSelect %v3int %106 %107 %108
        %110 = OpIAdd %v3int %98 %109
        %112 = OpCompositeExtract %int %110 0
        %113 = OpCompositeExtract %int %110 1
        %114 = OpCompositeExtract %int %110 2
        %115 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
        %116 = OpBitcast %uint %112
               OpStore %115 %116
        %118 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
        %119 = OpBitcast %uint %113
               OpStore %118 %119
        %121 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_10
        %122 = OpBitcast %uint %114
               OpStore %121 %122
        %125 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %126 = OpLoad %v2uint %125
        %127 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %128 = OpLoad %v2uint %127
        %129 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %130 = OpLoad %v2uint %129
        %133 = OpExtInst %v2uint %35 UMin %130 %132
        %134 = OpIMul %v2uint %126 %128
        %135 = OpIAdd %v2uint %134 %133
        %137 = OpCompositeExtract %uint %135 0
        %138 = OpCompositeExtract %uint %135 1
        %139 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
               OpStore %139 %137
        %141 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_13
               OpStore %141 %138
        %143 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %144 = OpLoad %v3float %143
        %147 = OpFMul %v3float %144 %144
        %148 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %149 = OpLoad %v3float %148
        %150 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %151 = OpLoad %v3float %150
        %152 = OpExtInst %v3float %35 Pow %149 %151
        %153 = OpFAdd %v3float %147 %152
        %154 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %155 = OpLoad %v3float %154
        %156 = OpExtInst %v3float %35 Log2 %155
        %159 = OpFMul %v3float %156 %158
        %160 = OpFAdd %v3float %153 %159
        %161 = OpCompositeExtract %float %160 0
        %162 = OpCompositeExtract %float %160 1
        %163 = OpCompositeExtract %float %160 2
        %164 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
        %165 = OpBitcast %uint %161
               OpStore %164 %165
        %167 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
        %168 = OpBitcast %uint %162
               OpStore %167 %168
        %170 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
        %171 = OpBitcast %uint %163
               OpStore %170 %171
        %174 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %175 = OpLoad %mat2v3float %174
        %176 = OpCompositeExtract %v3float %175 0
        %177 = OpCompositeExtract %v3float %175 1
        %178 = OpExtInst %v3float %35 Floor %176
        %179 = OpExtInst %v3float %35 Floor %177
        %180 = OpCompositeConstruct %mat2v3float %178 %179
        %182 = OpCompositeExtract %v3float %180 0
        %183 = OpCompositeExtract %v3float %180 1
        %184 = OpCompositeExtract %float %182 0
        %185 = OpCompositeExtract %float %182 1
        %186 = OpCompositeExtract %float %182 2
        %187 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
        %188 = OpBitcast %uint %184
               OpStore %187 %188
        %190 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
        %191 = OpBitcast %uint %185
               OpStore %190 %191
        %193 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
        %194 = OpBitcast %uint %186
               OpStore %193 %194
        %195 = OpCompositeExtract %float %183 0
        %196 = OpCompositeExtract %float %183 1
        %197 = OpCompositeExtract %float %183 2
        %199 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
        %200 = OpBitcast %uint %195
               OpStore %199 %200
        %202 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
        %203 = OpBitcast %uint %196
               OpStore %202 %203
        %205 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_25
        %206 = OpBitcast %uint %197
               OpStore %205 %206
        %209 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_0
        %210 = OpLoad %float %209
        %211 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_1
        %212 = OpLoad %float %211
        %213 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_2
        %214 = OpLoad %float %213
        %215 = OpFOrdLessThan %bool %210 %float_0
        %216 = OpFOrdLessThan %bool %212 %float_0
        %217 = OpLogicalOr %bool %215 %216
        %218 = OpSelect %float %215 %float_0 %210
        %219 = OpExtInst %float %35 Pow %212 %214
        %220 = OpSelect %float %217 %float_0 %219
        %222 = OpCompositeConstruct %v4float %float_1 %218 %220 %float_1
        %224 = OpVectorShuffle %v2float %222 %222 1 2
        %225 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %226 = OpLoad %v3float %225
        %227 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %228 = OpLoad %v3float %227
        %229 = OpDot %float %226 %228
        %230 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %231 = OpLoad %v4int %230
        %232 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %233 = OpLoad %v4int %232
        %234 = OpIMul %v4int %231 %233
        %235 = OpCompositeExtract %int %234 0
        %236 = OpCompositeExtract %int %234 1
        %237 = OpCompositeExtract %int %234 2
        %238 = OpCompositeExtract %int %234 3
        %239 = OpIAdd %int %235 %236
        %240 = OpIAdd %int %239 %237
        %241 = OpIAdd %int %240 %238
        %242 = OpConvertSToF %float %241
        %243 = OpCompositeConstruct %v4float %224 %229 %242
        %245 = OpCompositeExtract %float %243 0
        %246 = OpCompositeExtract %float %243 1
        %247 = OpCompositeExtract %float %243 2
        %248 = OpCompositeExtract %float %243 3
        %249 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_28
        %250 = OpBitcast %uint %245
               OpStore %249 %250
        %252 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_29
        %253 = OpBitcast %uint %246
               OpStore %252 %253
        %255 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_30
        %256 = OpBitcast %uint %247
               OpStore %255 %256
        %258 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_31
        %259 = OpBitcast %uint %248
               OpStore %258 %259
        %261 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %262 = OpLoad %v3float %261
        %263 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %264 = OpLoad %v3float %263
        %265 = OpFOrdLessThan %v3bool %262 %264
        %266 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %267 = OpLoad %v3float %266
        %268 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %269 = OpLoad %v3float %268
        %270 = OpSelect %v3float %265 %267 %269
        %271 = OpCompositeExtract %float %270 0
        %272 = OpCompositeExtract %float %270 1
        %273 = OpCompositeExtract %float %270 2
        %274 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_32
        %275 = OpBitcast %uint %271
               OpStore %274 %275
        %277 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_33
        %278 = OpBitcast %uint %272
               OpStore %277 %278
        %280 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_34
        %281 = OpBitcast %uint %273
               OpStore %280 %281
        %283 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %284 = OpLoad %v3float %283
        %286 = OpFUnordNotEqual %v3bool %284 %285
        %287 = OpAll %bool %286
        %288 = OpSelect %uint %287 %uint_1 %uint_0
        %289 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %290 = OpLoad %mat2v3float %289
        %291 = OpCompositeExtract %v3float %290 0
        %292 = OpCompositeExtract %v3float %290 1
        %293 = OpFUnordNotEqual %v3bool %291 %285
        %294 = OpAny %bool %293
        %295 = OpFUnordNotEqual %v3bool %292 %285
        %296 = OpAny %bool %295
        %297 = OpLogicalOr %bool %294 %296
        %298 = OpSelect %uint %297 %uint_1 %uint_0
        %301 = OpAccessChain %_ptr_Uniform_uint %Input %int_3 %int_0
        %302 = OpLoad %uint %301
        %303 = OpUGreaterThan %bool %302 %uint_0
        %304 = OpLogicalAnd %bool %true %303
        %305 = OpSelect %uint %304 %uint_1 %uint_0
        %307 = OpCompositeConstruct %v3uint %288 %298 %305
        %309 = OpCompositeExtract %uint %307 0
        %310 = OpCompositeExtract %uint %307 1
        %311 = OpCompositeExtract %uint %307 2
        %312 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_36
               OpStore %312 %309
        %314 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_37
               OpStore %314 %310
        %316 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_38
               OpStore %316 %311
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %23
        %317 = OpLabel
        %318 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
