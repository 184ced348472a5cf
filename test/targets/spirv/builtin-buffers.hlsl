// args: -T cs_6_6 -enable-16bit-types
struct Element { float3 position; half2 small; bool flag; float2x2 turn; };
RWStructuredBuffer<Element> elements;
AppendStructuredBuffer<float4> added[2];
ConsumeStructuredBuffer<float4> removed;
ByteAddressBuffer bytes;
RWByteAddressBuffer written;

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  uint count, stride, size;
  elements.GetDimensions(count, stride);
  bytes.GetDimensions(size);
  added[id.z].Append(removed.Consume() * elements.IncrementCounter());
  Element element = bytes.Load<Element>(id.x * 36);
  element.position.x += elements.Load(id.y).position.y;
  written.Store(size, element);
  written.InterlockedMax64(24, (uint64_t)size);
  written.Store2(count, bytes.Load2(stride) + elements.DecrementCounter());
}
; ==>
OpCapability StorageBuffer16BitAccess
               OpCapability Float16
               OpCapability StorageBufferArrayDynamicIndexing
               OpCapability Int16
               OpCapability Int64
               OpCapability Int64Atomics
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %counter_var_elements %elements %counter_var_added %added %counter_var_removed %removed %bytes %written %written_wide
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpMemberDecorate %Element 0 Offset 0
               OpMemberDecorate %Element 1 Offset 12
               OpMemberDecorate %Element 2 Offset 16
               OpMemberDecorate %Element 3 Offset 24
               OpMemberDecorate %Element 3 RowMajor
               OpMemberDecorate %Element 3 MatrixStride 8
               OpDecorate %_runtimearr_Element ArrayStride 48
               OpMemberDecorate %type_RWStructuredBuffer_Element 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Element Block
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter Block
               OpDecorate %counter_var_elements DescriptorSet 0
               OpDecorate %counter_var_elements Binding 1
               OpDecorate %elements DescriptorSet 0
               OpDecorate %elements Binding 0
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_AppendStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_AppendStructuredBuffer_float4 Block
               OpDecorate %counter_var_added DescriptorSet 0
               OpDecorate %counter_var_added Binding 3
               OpDecorate %added DescriptorSet 0
               OpDecorate %added Binding 2
               OpDecorate %_runtimearr_v4float_0 ArrayStride 16
               OpMemberDecorate %type_ConsumeStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_ConsumeStructuredBuffer_float4 Block
               OpDecorate %counter_var_removed DescriptorSet 0
               OpDecorate %counter_var_removed Binding 5
               OpDecorate %removed DescriptorSet 0
               OpDecorate %removed Binding 4
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_ByteAddressBuffer 0 Offset 0
               OpDecorate %type_ByteAddressBuffer Block
               OpDecorate %bytes DescriptorSet 0
               OpDecorate %bytes Binding 6
               OpDecorate %bytes NonWritable
               OpDecorate %_runtimearr_uint_0 ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %written DescriptorSet 0
               OpDecorate %written Binding 7
               OpDecorate %_runtimearr_ulong ArrayStride 8
               OpMemberDecorate %_struct_257 0 Offset 0
               OpDecorate %_struct_257 Block
               OpDecorate %written_wide DescriptorSet 0
               OpDecorate %written_wide Binding 7
               OpDecorate %written Aliased
               OpDecorate %written_wide Aliased
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
       %half = OpTypeFloat 16
     %v2half = OpTypeVector %half 2
    %v2float = OpTypeVector %float 2
%mat2v2float = OpTypeMatrix %v2float 2
    %Element = OpTypeStruct %v3float %v2half %uint %mat2v2float
%_runtimearr_Element = OpTypeRuntimeArray %Element
%type_RWStructuredBuffer_Element = OpTypeStruct %_runtimearr_Element
        %int = OpTypeInt 32 1
%type_counter = OpTypeStruct %int
%_ptr_StorageBuffer_type_counter = OpTypePointer StorageBuffer %type_counter
%counter_var_elements = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
%_ptr_StorageBuffer_type_RWStructuredBuffer_Element = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Element
   %elements = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Element StorageBuffer
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_AppendStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
     %uint_2 = OpConstant %uint 2
%_arr_type_counter_uint_2 = OpTypeArray %type_counter %uint_2
%_ptr_StorageBuffer__arr_type_counter_uint_2 = OpTypePointer StorageBuffer %_arr_type_counter_uint_2
%counter_var_added = OpVariable %_ptr_StorageBuffer__arr_type_counter_uint_2 StorageBuffer
%_arr_type_AppendStructuredBuffer_float4_uint_2 = OpTypeArray %type_AppendStructuredBuffer_float4 %uint_2
%_ptr_StorageBuffer__arr_type_AppendStructuredBuffer_float4_uint_2 = OpTypePointer StorageBuffer %_arr_type_AppendStructuredBuffer_float4_uint_2
      %added = OpVariable %_ptr_StorageBuffer__arr_type_AppendStructuredBuffer_float4_uint_2 StorageBuffer
%_runtimearr_v4float_0 = OpTypeRuntimeArray %v4float
%type_ConsumeStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float_0
%counter_var_removed = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
%_ptr_StorageBuffer_type_ConsumeStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_ConsumeStructuredBuffer_float4
    %removed = OpVariable %_ptr_StorageBuffer_type_ConsumeStructuredBuffer_float4 StorageBuffer
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_ByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_ByteAddressBuffer = OpTypePointer StorageBuffer %type_ByteAddressBuffer
      %bytes = OpVariable %_ptr_StorageBuffer_type_ByteAddressBuffer StorageBuffer
%_runtimearr_uint_0 = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint_0
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
    %written = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
       %void = OpTypeVoid
         %46 = OpTypeFunction %void %v3uint
%_ptr_Function_uint = OpTypePointer Function %uint
    %uint_48 = OpConstant %uint 48
     %uint_4 = OpConstant %uint 4
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
    %uint_36 = OpConstant %uint 36
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
    %uint_12 = OpConstant %uint 12
     %uint_3 = OpConstant %uint 3
     %ushort = OpTypeInt 16 0
    %uint_14 = OpConstant %uint 14
    %uint_16 = OpConstant %uint 16
       %bool = OpTypeBool
    %uint_20 = OpConstant %uint 20
     %uint_5 = OpConstant %uint 5
    %uint_28 = OpConstant %uint 28
     %uint_7 = OpConstant %uint 7
    %uint_24 = OpConstant %uint 24
     %uint_6 = OpConstant %uint 6
    %uint_32 = OpConstant %uint 32
     %uint_8 = OpConstant %uint 8
  %Element_0 = OpTypeStruct %v3float %v2half %bool %mat2v2float
%_ptr_Function_Element_0 = OpTypePointer Function %Element_0
%_ptr_Function_float = OpTypePointer Function %float
%_ptr_StorageBuffer_Element = OpTypePointer StorageBuffer %Element
 %uint_65535 = OpConstant %uint 65535
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%_struct_257 = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer__struct_257 = OpTypePointer StorageBuffer %_struct_257
%written_wide = OpVariable %_ptr_StorageBuffer__struct_257 StorageBuffer
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
     %v2uint = OpTypeVector %uint 2
        %286 = OpTypeFunction %void
     %main_1 = OpFunction %void None %46
         %id = OpFunctionParameter %v3uint
         %47 = OpLabel
      %count = OpVariable %_ptr_Function_uint Function
     %stride = OpVariable %_ptr_Function_uint Function
       %size = OpVariable %_ptr_Function_uint Function
    %element = OpVariable %_ptr_Function_Element_0 Function
         %53 = OpArrayLength %uint %elements 0
               OpStore %count %53
               OpStore %stride %uint_48
         %55 = OpArrayLength %uint %bytes 0
         %57 = OpIMul %uint %55 %uint_4
               OpStore %size %57
         %58 = OpCompositeExtract %uint %id 2
         %61 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_removed %int_0
         %65 = OpAtomicISub %int %61 %uint_1 %uint_0 %int_1
         %66 = OpBitcast %uint %65
         %67 = OpISub %uint %66 %uint_1
         %69 = OpAccessChain %_ptr_StorageBuffer_v4float %removed %int_0 %67
         %70 = OpLoad %v4float %69
         %71 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
         %72 = OpAtomicIAdd %int %71 %uint_1 %uint_0 %int_1
         %73 = OpBitcast %uint %72
         %74 = OpConvertUToF %float %73
         %75 = OpCompositeConstruct %v4float %74 %74 %74 %74
         %76 = OpFMul %v4float %70 %75
         %77 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_added %58 %int_0
         %78 = OpAtomicIAdd %int %77 %uint_1 %uint_0 %int_1
         %79 = OpBitcast %uint %78
         %80 = OpAccessChain %_ptr_StorageBuffer_v4float %added %58 %int_0 %79
               OpStore %80 %76
         %81 = OpCompositeExtract %uint %id 0
         %83 = OpIMul %uint %81 %uint_36
         %84 = OpShiftRightLogical %uint %83 %uint_2
         %86 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %84
         %87 = OpLoad %uint %86
         %88 = OpBitcast %float %87
         %89 = OpIAdd %uint %84 %uint_1
         %90 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %89
         %91 = OpLoad %uint %90
         %92 = OpBitcast %float %91
         %93 = OpIAdd %uint %84 %uint_2
         %94 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %93
         %95 = OpLoad %uint %94
         %96 = OpBitcast %float %95
         %97 = OpCompositeConstruct %v3float %88 %92 %96
         %99 = OpIAdd %uint %83 %uint_12
        %100 = OpIAdd %uint %83 %uint_12
        %101 = OpShiftRightLogical %uint %100 %uint_2
        %102 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %101
        %103 = OpBitwiseAnd %uint %100 %uint_2
        %105 = OpShiftLeftLogical %uint %103 %uint_3
        %106 = OpLoad %uint %102
        %107 = OpShiftRightLogical %uint %106 %105
        %109 = OpUConvert %ushort %107
        %110 = OpBitcast %half %109
        %112 = OpIAdd %uint %83 %uint_14
        %113 = OpShiftRightLogical %uint %112 %uint_2
        %114 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %113
        %115 = OpBitwiseAnd %uint %112 %uint_2
        %116 = OpShiftLeftLogical %uint %115 %uint_3
        %117 = OpLoad %uint %114
        %118 = OpShiftRightLogical %uint %117 %116
        %119 = OpUConvert %ushort %118
        %120 = OpBitcast %half %119
        %121 = OpCompositeConstruct %v2half %110 %120
        %123 = OpIAdd %uint %83 %uint_16
        %125 = OpIAdd %uint %84 %uint_4
        %126 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %125
        %127 = OpLoad %uint %126
        %128 = OpINotEqual %bool %127 %uint_0
        %130 = OpIAdd %uint %83 %uint_20
        %132 = OpIAdd %uint %84 %uint_5
        %133 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %132
        %134 = OpLoad %uint %133
        %135 = OpBitcast %float %134
        %137 = OpIAdd %uint %83 %uint_28
        %139 = OpIAdd %uint %84 %uint_7
        %140 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %139
        %141 = OpLoad %uint %140
        %142 = OpBitcast %float %141
        %143 = OpCompositeConstruct %v2float %135 %142
        %145 = OpIAdd %uint %83 %uint_24
        %147 = OpIAdd %uint %84 %uint_6
        %148 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %147
        %149 = OpLoad %uint %148
        %150 = OpBitcast %float %149
        %152 = OpIAdd %uint %83 %uint_32
        %154 = OpIAdd %uint %84 %uint_8
        %155 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %154
        %156 = OpLoad %uint %155
        %157 = OpBitcast %float %156
        %158 = OpCompositeConstruct %v2float %150 %157
        %159 = OpCompositeConstruct %mat2v2float %143 %158
        %161 = OpCompositeConstruct %Element_0 %97 %121 %128 %159
               OpStore %element %161
        %165 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
        %166 = OpLoad %float %165
        %167 = OpCompositeExtract %uint %id 1
        %168 = OpBitcast %int %167
        %170 = OpAccessChain %_ptr_StorageBuffer_Element %elements %int_0 %168
        %171 = OpLoad %Element %170
        %172 = OpCompositeExtract %v3float %171 0
        %173 = OpCompositeExtract %v2half %171 1
        %174 = OpCompositeExtract %uint %171 2
        %175 = OpINotEqual %bool %174 %uint_0
        %176 = OpCompositeExtract %mat2v2float %171 3
        %177 = OpCompositeConstruct %Element_0 %172 %173 %175 %176
        %178 = OpCompositeExtract %float %177 0 1
        %179 = OpFAdd %float %166 %178
               OpStore %165 %179
        %180 = OpLoad %uint %size
        %181 = OpLoad %Element_0 %element
        %182 = OpCompositeExtract %v3float %181 0
        %183 = OpShiftRightLogical %uint %180 %uint_2
        %184 = OpCompositeExtract %float %182 0
        %185 = OpCompositeExtract %float %182 1
        %186 = OpCompositeExtract %float %182 2
        %187 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %183
        %188 = OpBitcast %uint %184
               OpStore %187 %188
        %189 = OpIAdd %uint %183 %uint_1
        %190 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %189
        %191 = OpBitcast %uint %185
               OpStore %190 %191
        %192 = OpIAdd %uint %183 %uint_2
        %193 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %192
        %194 = OpBitcast %uint %186
               OpStore %193 %194
        %195 = OpIAdd %uint %180 %uint_12
        %196 = OpCompositeExtract %v2half %181 1
        %197 = OpCompositeExtract %half %196 0
        %198 = OpCompositeExtract %half %196 1
        %199 = OpBitcast %ushort %197
        %200 = OpIAdd %uint %180 %uint_12
        %201 = OpShiftRightLogical %uint %200 %uint_2
        %202 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %201
        %203 = OpBitwiseAnd %uint %200 %uint_2
        %204 = OpShiftLeftLogical %uint %203 %uint_3
        %206 = OpShiftLeftLogical %uint %uint_65535 %204
        %207 = OpUConvert %uint %199
        %208 = OpShiftLeftLogical %uint %207 %204
        %209 = OpNot %uint %206
        %210 = OpAtomicAnd %uint %202 %uint_1 %uint_0 %209
        %211 = OpAtomicOr %uint %202 %uint_1 %uint_0 %208
        %212 = OpBitcast %ushort %198
        %213 = OpIAdd %uint %180 %uint_14
        %214 = OpShiftRightLogical %uint %213 %uint_2
        %215 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %214
        %216 = OpBitwiseAnd %uint %213 %uint_2
        %217 = OpShiftLeftLogical %uint %216 %uint_3
        %218 = OpShiftLeftLogical %uint %uint_65535 %217
        %219 = OpUConvert %uint %212
        %220 = OpShiftLeftLogical %uint %219 %217
        %221 = OpNot %uint %218
        %222 = OpAtomicAnd %uint %215 %uint_1 %uint_0 %221
        %223 = OpAtomicOr %uint %215 %uint_1 %uint_0 %220
        %224 = OpIAdd %uint %180 %uint_16
        %225 = OpCompositeExtract %bool %181 2
        %226 = OpIAdd %uint %183 %uint_4
        %227 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %226
        %228 = OpSelect %uint %225 %uint_1 %uint_0
               OpStore %227 %228
        %229 = OpIAdd %uint %180 %uint_20
        %230 = OpCompositeExtract %mat2v2float %181 3
        %231 = OpCompositeExtract %float %230 0 0
        %232 = OpIAdd %uint %183 %uint_5
        %233 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %232
        %234 = OpBitcast %uint %231
               OpStore %233 %234
        %235 = OpIAdd %uint %180 %uint_28
        %236 = OpCompositeExtract %mat2v2float %181 3
        %237 = OpCompositeExtract %float %236 0 1
        %238 = OpIAdd %uint %183 %uint_7
        %239 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %238
        %240 = OpBitcast %uint %237
               OpStore %239 %240
        %241 = OpIAdd %uint %180 %uint_24
        %242 = OpCompositeExtract %mat2v2float %181 3
        %243 = OpCompositeExtract %float %242 1 0
        %244 = OpIAdd %uint %183 %uint_6
        %245 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %244
        %246 = OpBitcast %uint %243
               OpStore %245 %246
        %247 = OpIAdd %uint %180 %uint_32
        %248 = OpCompositeExtract %mat2v2float %181 3
        %249 = OpCompositeExtract %float %248 1 1
        %250 = OpIAdd %uint %183 %uint_8
        %251 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %250
        %252 = OpBitcast %uint %249
               OpStore %251 %252
        %253 = OpLoad %uint %size
        %255 = OpUConvert %ulong %253
        %260 = OpShiftRightLogical %uint %uint_24 %uint_3
        %262 = OpAccessChain %_ptr_StorageBuffer_ulong %written_wide %int_0 %260
        %263 = OpAtomicUMax %ulong %262 %uint_1 %uint_0 %255
        %264 = OpLoad %uint %count
        %265 = OpLoad %uint %stride
        %266 = OpShiftRightLogical %uint %265 %uint_2
        %267 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %266
        %268 = OpLoad %uint %267
        %269 = OpIAdd %uint %266 %uint_1
        %270 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %269
        %271 = OpLoad %uint %270
        %273 = OpCompositeConstruct %v2uint %268 %271
        %274 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
        %275 = OpAtomicISub %int %274 %uint_1 %uint_0 %int_1
        %276 = OpBitcast %uint %275
        %277 = OpISub %uint %276 %uint_1
        %278 = OpCompositeConstruct %v2uint %277 %277
        %279 = OpIAdd %v2uint %273 %278
        %280 = OpShiftRightLogical %uint %264 %uint_2
        %281 = OpCompositeExtract %uint %279 0
        %282 = OpCompositeExtract %uint %279 1
        %283 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %280
               OpStore %283 %281
        %284 = OpIAdd %uint %280 %uint_1
        %285 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %284
               OpStore %285 %282
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %286
        %287 = OpLabel
        %288 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %289 = OpFunctionCall %void %main_1 %288
               OpReturn
               OpFunctionEnd
