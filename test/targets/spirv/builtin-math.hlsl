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
         %99 = OpConstantComposite %v3float %float_0_5 %float_0_5 %float_0_5
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_2 = OpConstant %uint 2
    %uint_16 = OpConstant %uint 16
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
     %uint_6 = OpConstant %uint 6
    %uint_32 = OpConstant %uint 32
      %v3int = OpTypeVector %int 3
        %137 = OpConstantComposite %v3int %int_1 %int_1 %int_1
        %138 = OpConstantNull %v3int
%_ptr_Uniform_v4int = OpTypePointer Uniform %v4int
     %uint_8 = OpConstant %uint 8
     %uint_9 = OpConstant %uint 9
    %uint_10 = OpConstant %uint 10
    %uint_48 = OpConstant %uint 48
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
     %uint_7 = OpConstant %uint 7
        %174 = OpConstantComposite %v2uint %uint_7 %uint_7
    %uint_12 = OpConstant %uint 12
    %uint_13 = OpConstant %uint 13
    %uint_64 = OpConstant %uint 64
%float_0_30103001 = OpConstant %float 0.30103001
        %189 = OpConstantComposite %v3float %float_0_30103001 %float_0_30103001 %float_0_30103001
    %uint_17 = OpConstant %uint 17
    %uint_18 = OpConstant %uint 18
%_ptr_Uniform_mat2v3float = OpTypePointer Uniform %mat2v3float
    %uint_80 = OpConstant %uint 80
    %uint_20 = OpConstant %uint 20
    %uint_88 = OpConstant %uint 88
    %uint_22 = OpConstant %uint 22
    %uint_96 = OpConstant %uint 96
    %uint_24 = OpConstant %uint 24
    %uint_84 = OpConstant %uint 84
    %uint_21 = OpConstant %uint 21
    %uint_92 = OpConstant %uint 92
    %uint_23 = OpConstant %uint 23
   %uint_100 = OpConstant %uint 100
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
         %95 = OpAccessChain %_ptr_Uniform_v3float %Input %int_1
         %96 = OpLoad %v3float %95
         %97 = OpExtInst %v3float %31 NMax %92 %96
        %100 = OpExtInst %v3float %31 FMix %94 %97 %99
        %101 = OpCompositeExtract %float %100 0
        %102 = OpCompositeExtract %float %100 1
        %103 = OpCompositeExtract %float %100 2
        %105 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_0
        %106 = OpBitcast %uint %101
               OpStore %105 %106
        %107 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_1
        %108 = OpBitcast %uint %102
               OpStore %107 %108
        %110 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_2
        %111 = OpBitcast %uint %103
               OpStore %110 %111
        %113 = OpExtInst %v3float %31 Trunc %92
               OpStore %whole %113
        %114 = OpExtInst %v3float %31 Trunc %92
        %115 = OpFSub %v3float %92 %114
        %116 = OpLoad %v3float %whole
        %117 = OpFAdd %v3float %115 %116
        %118 = OpFDiv %v3float %93 %96
        %119 = OpFAdd %v3float %117 %118
        %120 = OpFRem %v3float %92 %96
        %121 = OpFAdd %v3float %119 %120
        %123 = OpCompositeExtract %float %121 0
        %124 = OpCompositeExtract %float %121 1
        %125 = OpCompositeExtract %float %121 2
        %126 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_4
        %127 = OpBitcast %uint %123
               OpStore %126 %127
        %129 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_5
        %130 = OpBitcast %uint %124
               OpStore %129 %130
        %132 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_6
        %133 = OpBitcast %uint %125
               OpStore %132 %133
        %135 = OpFOrdLessThan %v3bool %78 %92
        %139 = OpSelect %v3int %135 %137 %138
        %140 = OpFOrdLessThan %v3bool %92 %78
        %141 = OpSelect %v3int %140 %137 %138
        %142 = OpISub %v3int %139 %141
        %144 = OpAccessChain %_ptr_Uniform_v4int %Input %int_2
        %145 = OpLoad %v4int %144
        %146 = OpVectorShuffle %v3int %145 %145 0 1 2
        %147 = OpExtInst %v3int %31 SAbs %146
        %148 = OpIAdd %v3int %142 %147
        %149 = OpIsNan %v3bool %96
        %150 = OpLogicalNot %v3bool %149
        %151 = OpIsInf %v3bool %96
        %152 = OpLogicalNot %v3bool %151
        %153 = OpLogicalAnd %v3bool %150 %152
        %154 = OpSelect %v3int %153 %137 %138
        %155 = OpIAdd %v3int %148 %154
        %157 = OpCompositeExtract %int %155 0
        %158 = OpCompositeExtract %int %155 1
        %159 = OpCompositeExtract %int %155 2
        %160 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_8
        %161 = OpBitcast %uint %157
               OpStore %160 %161
        %163 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_9
        %164 = OpBitcast %uint %158
               OpStore %163 %164
        %166 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_10
        %167 = OpBitcast %uint %159
               OpStore %166 %167
        %170 = OpAccessChain %_ptr_Uniform_v2uint %Input %int_3
        %171 = OpLoad %v2uint %170
        %172 = OpIMul %v2uint %171 %171
        %175 = OpExtInst %v2uint %31 UMin %171 %174
        %176 = OpIAdd %v2uint %172 %175
        %178 = OpCompositeExtract %uint %176 0
        %179 = OpCompositeExtract %uint %176 1
        %180 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_12
               OpStore %180 %178
        %182 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_13
               OpStore %182 %179
        %184 = OpFMul %v3float %92 %92
        %185 = OpExtInst %v3float %31 Pow %92 %96
        %186 = OpFAdd %v3float %184 %185
        %187 = OpExtInst %v3float %31 Log2 %96
        %190 = OpFMul %v3float %187 %189
        %191 = OpFAdd %v3float %186 %190
        %192 = OpCompositeExtract %float %191 0
        %193 = OpCompositeExtract %float %191 1
        %194 = OpCompositeExtract %float %191 2
        %195 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_16
        %196 = OpBitcast %uint %192
               OpStore %195 %196
        %198 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_17
        %199 = OpBitcast %uint %193
               OpStore %198 %199
        %201 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_18
        %202 = OpBitcast %uint %194
               OpStore %201 %202
        %204 = OpAccessChain %_ptr_Uniform_mat2v3float %Input %int_4
        %205 = OpLoad %mat2v3float %204
        %206 = OpFunctionCall %mat2v3float %hlsl_floor %205
        %208 = OpCompositeExtract %float %206 0 0
        %210 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_20
        %211 = OpBitcast %uint %208
               OpStore %210 %211
        %213 = OpCompositeExtract %float %206 0 1
        %215 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_22
        %216 = OpBitcast %uint %213
               OpStore %215 %216
        %218 = OpCompositeExtract %float %206 0 2
        %220 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_24
        %221 = OpBitcast %uint %218
               OpStore %220 %221
        %223 = OpCompositeExtract %float %206 1 0
        %225 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_21
        %226 = OpBitcast %uint %223
               OpStore %225 %226
        %228 = OpCompositeExtract %float %206 1 1
        %230 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_23
        %231 = OpBitcast %uint %228
               OpStore %230 %231
        %233 = OpCompositeExtract %float %206 1 2
        %235 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_25
        %236 = OpBitcast %uint %233
               OpStore %235 %236
        %239 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_0
        %240 = OpLoad %float %239
        %241 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_1
        %242 = OpLoad %float %241
        %243 = OpAccessChain %_ptr_Uniform_float %Input %int_0 %int_2
        %244 = OpLoad %float %243
        %245 = OpFunctionCall %v4float %hlsl_lit %240 %242 %244
        %247 = OpVectorShuffle %v2float %245 %245 1 2
        %248 = OpDot %float %92 %96
        %249 = OpFunctionCall %int %hlsl_dot %145 %145
        %250 = OpConvertSToF %float %249
        %251 = OpCompositeConstruct %v4float %247 %248 %250
        %253 = OpCompositeExtract %float %251 0
        %254 = OpCompositeExtract %float %251 1
        %255 = OpCompositeExtract %float %251 2
        %256 = OpCompositeExtract %float %251 3
        %257 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_28
        %258 = OpBitcast %uint %253
               OpStore %257 %258
        %260 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_29
        %261 = OpBitcast %uint %254
               OpStore %260 %261
        %263 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_30
        %264 = OpBitcast %uint %255
               OpStore %263 %264
        %266 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_31
        %267 = OpBitcast %uint %256
               OpStore %266 %267
        %269 = OpFOrdLessThan %v3bool %92 %96
        %270 = OpSelect %v3float %269 %92 %96
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
        %283 = OpFUnordNotEqual %v3bool %92 %78
        %284 = OpAll %bool %283
        %285 = OpSelect %uint %284 %uint_1 %uint_0
        %286 = OpFunctionCall %bool %hlsl_any %205
        %287 = OpSelect %uint %286 %uint_1 %uint_0
        %290 = OpAccessChain %_ptr_Uniform_uint %Input %int_3 %int_0
        %291 = OpLoad %uint %290
        %292 = OpUGreaterThan %bool %291 %uint_0
        %293 = OpLogicalAnd %bool %true %292
        %294 = OpSelect %uint %293 %uint_1 %uint_0
        %296 = OpCompositeConstruct %v3uint %285 %287 %294
        %298 = OpCompositeExtract %uint %296 0
        %299 = OpCompositeExtract %uint %296 1
        %300 = OpCompositeExtract %uint %296 2
        %301 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_36
               OpStore %301 %298
        %303 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_37
               OpStore %303 %299
        %305 = OpAccessChain %_ptr_StorageBuffer_uint %results %int_0 %uint_38
               OpStore %305 %300
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %86
        %306 = OpLabel
        %307 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
