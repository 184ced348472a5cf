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
%37 = OpExtInstImport "GLSL.std.450"
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
    %v4float = OpTypeVector %float 4
         %24 = OpTypeFunction %v4float %float %float %float
    %float_1 = OpConstant %float 1
    %float_0 = OpConstant %float 0
       %bool = OpTypeBool
       %void = OpTypeVoid
         %42 = OpTypeFunction %void
%_ptr_Function_v3float = OpTypePointer Function %v3float
     %uint_0 = OpConstant %uint 0
%_ptr_Uniform_v3float = OpTypePointer Uniform %v3float
         %50 = OpConstantNull %v3float
         %51 = OpConstantComposite %v3float %float_1 %float_1 %float_1
  %float_0_5 = OpConstant %float 0.5
         %59 = OpConstantComposite %v3float %float_0_5 %float_0_5 %float_0_5
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
     %v3bool = OpTypeVector %bool 3
        %121 = OpConstantComposite %v3int %int_1 %int_1 %int_1
        %122 = OpConstantNull %v3int
     %uint_8 = OpConstant %uint 8
     %uint_9 = OpConstant %uint 9
    %uint_10 = OpConstant %uint 10
    %uint_48 = OpConstant %uint 48
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
     %uint_7 = OpConstant %uint 7
        %146 = OpConstantComposite %v2uint %uint_7 %uint_7
    %uint_12 = OpConstant %uint 12
    %uint_13 = OpConstant %uint 13
    %uint_64 = OpConstant %uint 64
%float_0_30103001 = OpConstant %float 0.30103001
        %172 = OpConstantComposite %v3float %float_0_30103001 %float_0_30103001 %float_0_30103001
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
   %hlsl_lit = OpFunction %v4float None %24
          %a = OpFunctionParameter %float
          %b = OpFunctionParameter %float
          %c = OpFunctionParameter %float
         %25 = OpLabel
         %32 = OpFOrdLessThan %bool %a %float_0
         %33 = OpSelect %float %32 %float_0 %a
         %34 = OpFOrdLessThan %bool %a %float_0
         %35 = OpFOrdLessThan %bool %b %float_0
         %36 = OpLogicalOr %bool %34 %35
         %38 = OpExtInst %float %37 Pow %b %c
         %39 = OpSelect %float %36 %float_0 %38
         %40 = OpCompositeConstruct %v4float %float_1 %33 %39 %float_1
               OpReturnValue %40
               OpFunctionEnd
     %main_1 = OpFunction %void None %42
         %43 = OpLabel
      %whole = OpVariable %_ptr_Function_v3float Function
         %48 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %49 = OpLoad %v3float %48
         %52 = OpExtInst %v3float %37 NClamp %49 %50 %51
         %53 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %54 = OpLoad %v3float %53
         %55 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %56 = OpLoad %v3float %55
         %57 = OpExtInst %v3float %37 NMax %54 %56
         %60 = OpExtInst %v3float %37 FMix %52 %57 %59
         %61 = OpCompositeExtract %float %60 0
         %62 = OpCompositeExtract %float %60 1
         %63 = OpCompositeExtract %float %60 2
         %65 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
         %66 = OpBitcast %uint %61
               OpStore %65 %66
         %68 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
         %69 = OpBitcast %uint %62
               OpStore %68 %69
         %71 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
         %72 = OpBitcast %uint %63
               OpStore %71 %72
         %74 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %75 = OpLoad %v3float %74
         %76 = OpExtInst %v3float %37 Trunc %75
         %77 = OpFSub %v3float %75 %76
               OpStore %whole %76
         %78 = OpLoad %v3float %whole
         %79 = OpFAdd %v3float %77 %78
         %80 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %81 = OpLoad %v3float %80
         %82 = OpFDiv %v3float %51 %81
         %83 = OpFAdd %v3float %79 %82
         %84 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
         %85 = OpLoad %v3float %84
         %86 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %87 = OpLoad %v3float %86
         %88 = OpFRem %v3float %85 %87
         %89 = OpFAdd %v3float %83 %88
         %91 = OpCompositeExtract %float %89 0
         %92 = OpCompositeExtract %float %89 1
         %93 = OpCompositeExtract %float %89 2
         %94 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
         %95 = OpBitcast %uint %91
               OpStore %94 %95
         %97 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
         %98 = OpBitcast %uint %92
               OpStore %97 %98
        %100 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
        %101 = OpBitcast %uint %93
               OpStore %100 %101
        %103 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %104 = OpLoad %v3float %103
        %106 = OpExtInst %v3float %37 FSign %104
        %107 = OpConvertFToS %v3int %106
        %109 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %110 = OpLoad %v4int %109
        %111 = OpVectorShuffle %v3int %110 %110 0 1 2
        %112 = OpExtInst %v3int %37 SAbs %111
        %113 = OpIAdd %v3int %107 %112
        %114 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %115 = OpLoad %v3float %114
        %117 = OpIsNan %v3bool %115
        %118 = OpIsInf %v3bool %115
        %119 = OpLogicalOr %v3bool %117 %118
        %120 = OpLogicalNot %v3bool %119
        %123 = OpSelect %v3int %120 %121 %122
        %124 = OpIAdd %v3int %113 %123
        %126 = OpCompositeExtract %int %124 0
        %127 = OpCompositeExtract %int %124 1
        %128 = OpCompositeExtract %int %124 2
        %129 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
        %130 = OpBitcast %uint %126
               OpStore %129 %130
        %132 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
        %133 = OpBitcast %uint %127
               OpStore %132 %133
        %135 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_10
        %136 = OpBitcast %uint %128
               OpStore %135 %136
        %139 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %140 = OpLoad %v2uint %139
        %141 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %142 = OpLoad %v2uint %141
        %143 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %144 = OpLoad %v2uint %143
        %147 = OpExtInst %v2uint %37 UMin %144 %146
        %148 = OpIMul %v2uint %140 %142
        %149 = OpIAdd %v2uint %148 %147
        %151 = OpCompositeExtract %uint %149 0
        %152 = OpCompositeExtract %uint %149 1
        %153 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
               OpStore %153 %151
        %155 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_13
               OpStore %155 %152
        %157 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %158 = OpLoad %v3float %157
        %159 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %160 = OpLoad %v3float %159
        %161 = OpFMul %v3float %158 %160
        %162 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %163 = OpLoad %v3float %162
        %164 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %165 = OpLoad %v3float %164
        %166 = OpExtInst %v3float %37 Pow %163 %165
        %167 = OpFAdd %v3float %161 %166
        %168 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %169 = OpLoad %v3float %168
        %170 = OpExtInst %v3float %37 Log2 %169
        %173 = OpFMul %v3float %170 %172
        %174 = OpFAdd %v3float %167 %173
        %175 = OpCompositeExtract %float %174 0
        %176 = OpCompositeExtract %float %174 1
        %177 = OpCompositeExtract %float %174 2
        %178 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
        %179 = OpBitcast %uint %175
               OpStore %178 %179
        %181 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
        %182 = OpBitcast %uint %176
               OpStore %181 %182
        %184 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
        %185 = OpBitcast %uint %177
               OpStore %184 %185
        %188 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %189 = OpLoad %mat2v3float %188
        %190 = OpCompositeExtract %v3float %189 0
        %191 = OpCompositeExtract %v3float %189 1
        %192 = OpExtInst %v3float %37 Floor %190
        %193 = OpExtInst %v3float %37 Floor %191
        %194 = OpCompositeConstruct %mat2v3float %192 %193
        %196 = OpCompositeExtract %v3float %194 0
        %197 = OpCompositeExtract %v3float %194 1
        %198 = OpCompositeExtract %float %196 0
        %199 = OpCompositeExtract %float %196 1
        %200 = OpCompositeExtract %float %196 2
        %201 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
        %202 = OpBitcast %uint %198
               OpStore %201 %202
        %204 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
        %205 = OpBitcast %uint %199
               OpStore %204 %205
        %207 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
        %208 = OpBitcast %uint %200
               OpStore %207 %208
        %209 = OpCompositeExtract %float %197 0
        %210 = OpCompositeExtract %float %197 1
        %211 = OpCompositeExtract %float %197 2
        %213 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
        %214 = OpBitcast %uint %209
               OpStore %213 %214
        %216 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
        %217 = OpBitcast %uint %210
               OpStore %216 %217
        %219 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_25
        %220 = OpBitcast %uint %211
               OpStore %219 %220
        %223 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_0
        %224 = OpLoad %float %223
        %225 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_1
        %226 = OpLoad %float %225
        %227 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_2
        %228 = OpLoad %float %227
        %229 = OpFunctionCall %v4float %hlsl_lit %224 %226 %228
        %231 = OpVectorShuffle %v2float %229 %229 1 2
        %232 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %233 = OpLoad %v3float %232
        %234 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %235 = OpLoad %v3float %234
        %236 = OpDot %float %233 %235
        %237 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %238 = OpLoad %v4int %237
        %239 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %240 = OpLoad %v4int %239
        %241 = OpIMul %v4int %238 %240
        %242 = OpCompositeExtract %int %241 0
        %243 = OpCompositeExtract %int %241 1
        %244 = OpCompositeExtract %int %241 2
        %245 = OpCompositeExtract %int %241 3
        %246 = OpIAdd %int %242 %243
        %247 = OpIAdd %int %246 %244
        %248 = OpIAdd %int %247 %245
        %249 = OpConvertSToF %float %248
        %250 = OpCompositeConstruct %v4float %231 %236 %249
        %252 = OpCompositeExtract %float %250 0
        %253 = OpCompositeExtract %float %250 1
        %254 = OpCompositeExtract %float %250 2
        %255 = OpCompositeExtract %float %250 3
        %256 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_28
        %257 = OpBitcast %uint %252
               OpStore %256 %257
        %259 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_29
        %260 = OpBitcast %uint %253
               OpStore %259 %260
        %262 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_30
        %263 = OpBitcast %uint %254
               OpStore %262 %263
        %265 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_31
        %266 = OpBitcast %uint %255
               OpStore %265 %266
        %268 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %269 = OpLoad %v3float %268
        %270 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %271 = OpLoad %v3float %270
        %272 = OpFOrdLessThan %v3bool %269 %271
        %273 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %274 = OpLoad %v3float %273
        %275 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
        %276 = OpLoad %v3float %275
        %277 = OpSelect %v3float %272 %274 %276
        %278 = OpCompositeExtract %float %277 0
        %279 = OpCompositeExtract %float %277 1
        %280 = OpCompositeExtract %float %277 2
        %281 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_32
        %282 = OpBitcast %uint %278
               OpStore %281 %282
        %284 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_33
        %285 = OpBitcast %uint %279
               OpStore %284 %285
        %287 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_34
        %288 = OpBitcast %uint %280
               OpStore %287 %288
        %290 = OpAccessChain %_ptr_Uniform_v3float %Input %int_0
        %291 = OpLoad %v3float %290
        %292 = OpFUnordNotEqual %v3bool %291 %50
        %293 = OpAll %bool %292
        %294 = OpSelect %uint %293 %uint_1 %uint_0
        %295 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %296 = OpLoad %mat2v3float %295
        %297 = OpCompositeExtract %v3float %296 0
        %298 = OpCompositeExtract %v3float %296 1
        %299 = OpFUnordNotEqual %v3bool %297 %50
        %300 = OpAny %bool %299
        %301 = OpFUnordNotEqual %v3bool %298 %50
        %302 = OpAny %bool %301
        %303 = OpLogicalOr %bool %300 %302
        %304 = OpSelect %uint %303 %uint_1 %uint_0
        %307 = OpAccessChain %_ptr_Uniform_uint %Input %int_3 %int_0
        %308 = OpLoad %uint %307
        %309 = OpUGreaterThan %bool %308 %uint_0
        %310 = OpLogicalAnd %bool %true %309
        %311 = OpSelect %uint %310 %uint_1 %uint_0
        %313 = OpCompositeConstruct %v3uint %294 %304 %311
        %315 = OpCompositeExtract %uint %313 0
        %316 = OpCompositeExtract %uint %313 1
        %317 = OpCompositeExtract %uint %313 2
        %318 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_36
               OpStore %318 %315
        %320 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_37
               OpStore %320 %316
        %322 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_38
               OpStore %322 %317
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %42
        %323 = OpLabel
        %324 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
