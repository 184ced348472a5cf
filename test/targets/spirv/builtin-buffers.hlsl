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
               OpMemberDecorate %_struct_260 0 Offset 0
               OpDecorate %_struct_260 Block
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
       %bool = OpTypeBool
  %Element_0 = OpTypeStruct %v3float %v2half %bool %mat2v2float
%_ptr_Function_Element_0 = OpTypePointer Function %Element_0
    %uint_36 = OpConstant %uint 36
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
    %uint_12 = OpConstant %uint 12
     %uint_3 = OpConstant %uint 3
     %ushort = OpTypeInt 16 0
    %uint_14 = OpConstant %uint 14
    %uint_16 = OpConstant %uint 16
    %uint_20 = OpConstant %uint 20
     %uint_5 = OpConstant %uint 5
    %uint_28 = OpConstant %uint 28
     %uint_7 = OpConstant %uint 7
    %uint_24 = OpConstant %uint 24
     %uint_6 = OpConstant %uint 6
    %uint_32 = OpConstant %uint 32
     %uint_8 = OpConstant %uint 8
%_ptr_Function_float = OpTypePointer Function %float
%_ptr_StorageBuffer_v3float = OpTypePointer StorageBuffer %v3float
%_ptr_StorageBuffer_v2half = OpTypePointer StorageBuffer %v2half
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
%_ptr_StorageBuffer_mat2v2float = OpTypePointer StorageBuffer %mat2v2float
 %uint_65535 = OpConstant %uint 65535
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%_struct_260 = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer__struct_260 = OpTypePointer StorageBuffer %_struct_260
%written_wide = OpVariable %_ptr_StorageBuffer__struct_260 StorageBuffer
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
     %v2uint = OpTypeVector %uint 2
        %289 = OpTypeFunction %void
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
         %60 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_removed %int_0
         %64 = OpAtomicISub %int %60 %uint_1 %uint_0 %int_1
         %65 = OpBitcast %uint %64
         %66 = OpISub %uint %65 %uint_1
         %68 = OpAccessChain %_ptr_StorageBuffer_v4float %removed %int_0 %66
         %69 = OpLoad %v4float %68
         %70 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
         %71 = OpAtomicIAdd %int %70 %uint_1 %uint_0 %int_1
         %72 = OpBitcast %uint %71
         %73 = OpConvertUToF %float %72
         %74 = OpCompositeConstruct %v4float %73 %73 %73 %73
         %75 = OpFMul %v4float %69 %74
         %76 = OpCompositeExtract %uint %id 2
         %77 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_added %76 %int_0
         %78 = OpAtomicIAdd %int %77 %uint_1 %uint_0 %int_1
         %79 = OpBitcast %uint %78
         %80 = OpCompositeExtract %uint %id 2
         %81 = OpAccessChain %_ptr_StorageBuffer_v4float %added %80 %int_0 %79
               OpStore %81 %75
         %86 = OpCompositeExtract %uint %id 0
         %88 = OpIMul %uint %86 %uint_36
         %89 = OpShiftRightLogical %uint %88 %uint_2
         %91 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %89
         %92 = OpLoad %uint %91
         %93 = OpBitcast %float %92
         %94 = OpIAdd %uint %89 %uint_1
         %95 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %94
         %96 = OpLoad %uint %95
         %97 = OpBitcast %float %96
         %98 = OpIAdd %uint %89 %uint_2
         %99 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %98
        %100 = OpLoad %uint %99
        %101 = OpBitcast %float %100
        %102 = OpCompositeConstruct %v3float %93 %97 %101
        %104 = OpIAdd %uint %88 %uint_12
        %105 = OpIAdd %uint %88 %uint_12
        %106 = OpShiftRightLogical %uint %105 %uint_2
        %107 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %106
        %108 = OpBitwiseAnd %uint %105 %uint_2
        %110 = OpShiftLeftLogical %uint %108 %uint_3
        %111 = OpLoad %uint %107
        %112 = OpShiftRightLogical %uint %111 %110
        %114 = OpUConvert %ushort %112
        %115 = OpBitcast %half %114
        %117 = OpIAdd %uint %88 %uint_14
        %118 = OpShiftRightLogical %uint %117 %uint_2
        %119 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %118
        %120 = OpBitwiseAnd %uint %117 %uint_2
        %121 = OpShiftLeftLogical %uint %120 %uint_3
        %122 = OpLoad %uint %119
        %123 = OpShiftRightLogical %uint %122 %121
        %124 = OpUConvert %ushort %123
        %125 = OpBitcast %half %124
        %126 = OpCompositeConstruct %v2half %115 %125
        %128 = OpIAdd %uint %88 %uint_16
        %129 = OpIAdd %uint %89 %uint_4
        %130 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %129
        %131 = OpLoad %uint %130
        %132 = OpINotEqual %bool %131 %uint_0
        %134 = OpIAdd %uint %88 %uint_20
        %136 = OpIAdd %uint %89 %uint_5
        %137 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %136
        %138 = OpLoad %uint %137
        %139 = OpBitcast %float %138
        %141 = OpIAdd %uint %88 %uint_28
        %143 = OpIAdd %uint %89 %uint_7
        %144 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %143
        %145 = OpLoad %uint %144
        %146 = OpBitcast %float %145
        %147 = OpCompositeConstruct %v2float %139 %146
        %149 = OpIAdd %uint %88 %uint_24
        %151 = OpIAdd %uint %89 %uint_6
        %152 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %151
        %153 = OpLoad %uint %152
        %154 = OpBitcast %float %153
        %156 = OpIAdd %uint %88 %uint_32
        %158 = OpIAdd %uint %89 %uint_8
        %159 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %158
        %160 = OpLoad %uint %159
        %161 = OpBitcast %float %160
        %162 = OpCompositeConstruct %v2float %154 %161
        %163 = OpCompositeConstruct %mat2v2float %147 %162
        %164 = OpCompositeConstruct %Element_0 %102 %126 %132 %163
               OpStore %element %164
        %166 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
        %167 = OpLoad %float %166
        %168 = OpCompositeExtract %uint %id 1
        %169 = OpBitcast %int %168
        %171 = OpAccessChain %_ptr_StorageBuffer_v3float %elements %int_0 %169 %int_0
        %172 = OpLoad %v3float %171
        %174 = OpAccessChain %_ptr_StorageBuffer_v2half %elements %int_0 %169 %int_1
        %175 = OpLoad %v2half %174
        %177 = OpAccessChain %_ptr_StorageBuffer_uint %elements %int_0 %169 %int_2
        %178 = OpLoad %uint %177
        %179 = OpINotEqual %bool %178 %uint_0
        %182 = OpAccessChain %_ptr_StorageBuffer_mat2v2float %elements %int_0 %169 %int_3
        %183 = OpLoad %mat2v2float %182
        %184 = OpCompositeConstruct %Element_0 %172 %175 %179 %183
        %185 = OpCompositeExtract %float %184 0 1
        %186 = OpFAdd %float %167 %185
               OpStore %166 %186
        %187 = OpLoad %uint %size
        %188 = OpLoad %Element_0 %element
        %189 = OpCompositeExtract %v3float %188 0
        %190 = OpShiftRightLogical %uint %187 %uint_2
        %191 = OpCompositeExtract %float %189 0
        %192 = OpCompositeExtract %float %189 1
        %193 = OpCompositeExtract %float %189 2
        %194 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %190
        %195 = OpBitcast %uint %191
               OpStore %194 %195
        %196 = OpIAdd %uint %190 %uint_1
        %197 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %196
        %198 = OpBitcast %uint %192
               OpStore %197 %198
        %199 = OpIAdd %uint %190 %uint_2
        %200 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %199
        %201 = OpBitcast %uint %193
               OpStore %200 %201
        %202 = OpIAdd %uint %187 %uint_12
        %203 = OpCompositeExtract %v2half %188 1
        %204 = OpCompositeExtract %half %203 0
        %205 = OpCompositeExtract %half %203 1
        %206 = OpBitcast %ushort %204
        %207 = OpIAdd %uint %187 %uint_12
        %208 = OpShiftRightLogical %uint %207 %uint_2
        %209 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %208
        %210 = OpBitwiseAnd %uint %207 %uint_2
        %211 = OpShiftLeftLogical %uint %210 %uint_3
        %213 = OpShiftLeftLogical %uint %uint_65535 %211
        %214 = OpUConvert %uint %206
        %215 = OpShiftLeftLogical %uint %214 %211
        %216 = OpNot %uint %213
        %217 = OpAtomicAnd %uint %209 %uint_1 %uint_0 %216
        %218 = OpAtomicOr %uint %209 %uint_1 %uint_0 %215
        %219 = OpBitcast %ushort %205
        %220 = OpIAdd %uint %187 %uint_14
        %221 = OpShiftRightLogical %uint %220 %uint_2
        %222 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %221
        %223 = OpBitwiseAnd %uint %220 %uint_2
        %224 = OpShiftLeftLogical %uint %223 %uint_3
        %225 = OpShiftLeftLogical %uint %uint_65535 %224
        %226 = OpUConvert %uint %219
        %227 = OpShiftLeftLogical %uint %226 %224
        %228 = OpNot %uint %225
        %229 = OpAtomicAnd %uint %222 %uint_1 %uint_0 %228
        %230 = OpAtomicOr %uint %222 %uint_1 %uint_0 %227
        %231 = OpIAdd %uint %187 %uint_16
        %232 = OpCompositeExtract %bool %188 2
        %233 = OpIAdd %uint %190 %uint_4
        %234 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %233
        %235 = OpSelect %uint %232 %uint_1 %uint_0
               OpStore %234 %235
        %236 = OpIAdd %uint %187 %uint_20
        %237 = OpCompositeExtract %float %188 3 0 0
        %238 = OpIAdd %uint %190 %uint_5
        %239 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %238
        %240 = OpBitcast %uint %237
               OpStore %239 %240
        %241 = OpIAdd %uint %187 %uint_28
        %242 = OpCompositeExtract %float %188 3 0 1
        %243 = OpIAdd %uint %190 %uint_7
        %244 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %243
        %245 = OpBitcast %uint %242
               OpStore %244 %245
        %246 = OpIAdd %uint %187 %uint_24
        %247 = OpCompositeExtract %float %188 3 1 0
        %248 = OpIAdd %uint %190 %uint_6
        %249 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %248
        %250 = OpBitcast %uint %247
               OpStore %249 %250
        %251 = OpIAdd %uint %187 %uint_32
        %252 = OpCompositeExtract %float %188 3 1 1
        %253 = OpIAdd %uint %190 %uint_8
        %254 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %253
        %255 = OpBitcast %uint %252
               OpStore %254 %255
        %256 = OpLoad %uint %size
        %258 = OpUConvert %ulong %256
        %263 = OpShiftRightLogical %uint %uint_24 %uint_3
        %265 = OpAccessChain %_ptr_StorageBuffer_ulong %written_wide %int_0 %263
        %266 = OpAtomicUMax %ulong %265 %uint_1 %uint_0 %258
        %267 = OpLoad %uint %count
        %268 = OpLoad %uint %stride
        %269 = OpShiftRightLogical %uint %268 %uint_2
        %270 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %269
        %271 = OpLoad %uint %270
        %272 = OpIAdd %uint %269 %uint_1
        %273 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %272
        %274 = OpLoad %uint %273
        %276 = OpCompositeConstruct %v2uint %271 %274
        %277 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
        %278 = OpAtomicISub %int %277 %uint_1 %uint_0 %int_1
        %279 = OpBitcast %uint %278
        %280 = OpISub %uint %279 %uint_1
        %281 = OpCompositeConstruct %v2uint %280 %280
        %282 = OpIAdd %v2uint %276 %281
        %283 = OpShiftRightLogical %uint %267 %uint_2
        %284 = OpCompositeExtract %uint %282 0
        %285 = OpCompositeExtract %uint %282 1
        %286 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %283
               OpStore %286 %284
        %287 = OpIAdd %uint %283 %uint_1
        %288 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %287
               OpStore %288 %285
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %289
        %290 = OpLabel
        %291 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %292 = OpFunctionCall %void %main_1 %291
               OpReturn
               OpFunctionEnd
