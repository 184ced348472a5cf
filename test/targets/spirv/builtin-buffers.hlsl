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
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %elements %counter_var_elements %added %counter_var_added %removed %counter_var_removed %bytes %written %written_wide
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
               OpDecorate %elements DescriptorSet 0
               OpDecorate %elements Binding 0
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter Block
               OpDecorate %counter_var_elements DescriptorSet 0
               OpDecorate %counter_var_elements Binding 1
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_AppendStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_AppendStructuredBuffer_float4 Block
               OpDecorate %added DescriptorSet 0
               OpDecorate %added Binding 2
               OpDecorate %counter_var_added DescriptorSet 0
               OpDecorate %counter_var_added Binding 3
               OpDecorate %_runtimearr_v4float_0 ArrayStride 16
               OpMemberDecorate %type_ConsumeStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_ConsumeStructuredBuffer_float4 Block
               OpDecorate %removed DescriptorSet 0
               OpDecorate %removed Binding 4
               OpDecorate %counter_var_removed DescriptorSet 0
               OpDecorate %counter_var_removed Binding 5
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
               OpMemberDecorate %_struct_241 0 Offset 0
               OpDecorate %_struct_241 Block
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
%_ptr_StorageBuffer_type_RWStructuredBuffer_Element = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Element
   %elements = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Element StorageBuffer
        %int = OpTypeInt 32 1
%type_counter = OpTypeStruct %int
%_ptr_StorageBuffer_type_counter = OpTypePointer StorageBuffer %type_counter
%counter_var_elements = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_AppendStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
     %uint_2 = OpConstant %uint 2
%_arr_type_AppendStructuredBuffer_float4_uint_2 = OpTypeArray %type_AppendStructuredBuffer_float4 %uint_2
%_ptr_StorageBuffer__arr_type_AppendStructuredBuffer_float4_uint_2 = OpTypePointer StorageBuffer %_arr_type_AppendStructuredBuffer_float4_uint_2
      %added = OpVariable %_ptr_StorageBuffer__arr_type_AppendStructuredBuffer_float4_uint_2 StorageBuffer
%_arr_type_counter_uint_2 = OpTypeArray %type_counter %uint_2
%_ptr_StorageBuffer__arr_type_counter_uint_2 = OpTypePointer StorageBuffer %_arr_type_counter_uint_2
%counter_var_added = OpVariable %_ptr_StorageBuffer__arr_type_counter_uint_2 StorageBuffer
%_runtimearr_v4float_0 = OpTypeRuntimeArray %v4float
%type_ConsumeStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float_0
%_ptr_StorageBuffer_type_ConsumeStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_ConsumeStructuredBuffer_float4
    %removed = OpVariable %_ptr_StorageBuffer_type_ConsumeStructuredBuffer_float4 StorageBuffer
%counter_var_removed = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
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
       %bool = OpTypeBool
     %uint_5 = OpConstant %uint 5
     %uint_7 = OpConstant %uint 7
     %uint_6 = OpConstant %uint 6
     %uint_8 = OpConstant %uint 8
  %Element_0 = OpTypeStruct %v3float %v2half %bool %mat2v2float
%_ptr_Function_Element_0 = OpTypePointer Function %Element_0
%_ptr_StorageBuffer_Element = OpTypePointer StorageBuffer %Element
%_ptr_Function_float = OpTypePointer Function %float
 %uint_65535 = OpConstant %uint 65535
    %uint_24 = OpConstant %uint 24
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%_struct_241 = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer__struct_241 = OpTypePointer StorageBuffer %_struct_241
%written_wide = OpVariable %_ptr_StorageBuffer__struct_241 StorageBuffer
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
     %v2uint = OpTypeVector %uint 2
        %270 = OpTypeFunction %void
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
        %100 = OpShiftRightLogical %uint %99 %uint_2
        %101 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %100
        %102 = OpBitwiseAnd %uint %99 %uint_2
        %104 = OpShiftLeftLogical %uint %102 %uint_3
        %105 = OpLoad %uint %101
        %106 = OpShiftRightLogical %uint %105 %104
        %108 = OpUConvert %ushort %106
        %109 = OpBitcast %half %108
        %111 = OpIAdd %uint %83 %uint_14
        %112 = OpShiftRightLogical %uint %111 %uint_2
        %113 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %112
        %114 = OpBitwiseAnd %uint %111 %uint_2
        %115 = OpShiftLeftLogical %uint %114 %uint_3
        %116 = OpLoad %uint %113
        %117 = OpShiftRightLogical %uint %116 %115
        %118 = OpUConvert %ushort %117
        %119 = OpBitcast %half %118
        %120 = OpCompositeConstruct %v2half %109 %119
        %122 = OpIAdd %uint %84 %uint_4
        %123 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %122
        %124 = OpLoad %uint %123
        %125 = OpINotEqual %bool %124 %uint_0
        %127 = OpIAdd %uint %84 %uint_5
        %128 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %127
        %129 = OpLoad %uint %128
        %130 = OpBitcast %float %129
        %132 = OpIAdd %uint %84 %uint_7
        %133 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %132
        %134 = OpLoad %uint %133
        %135 = OpBitcast %float %134
        %136 = OpCompositeConstruct %v2float %130 %135
        %138 = OpIAdd %uint %84 %uint_6
        %139 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %138
        %140 = OpLoad %uint %139
        %141 = OpBitcast %float %140
        %143 = OpIAdd %uint %84 %uint_8
        %144 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %143
        %145 = OpLoad %uint %144
        %146 = OpBitcast %float %145
        %147 = OpCompositeConstruct %v2float %141 %146
        %148 = OpCompositeConstruct %mat2v2float %136 %147
        %150 = OpCompositeConstruct %Element_0 %97 %120 %125 %148
               OpStore %element %150
        %153 = OpCompositeExtract %uint %id 1
        %154 = OpBitcast %int %153
        %156 = OpAccessChain %_ptr_StorageBuffer_Element %elements %int_0 %154
        %157 = OpLoad %Element %156
        %158 = OpCompositeExtract %v3float %157 0
        %159 = OpCompositeExtract %v2half %157 1
        %160 = OpCompositeExtract %uint %157 2
        %161 = OpINotEqual %bool %160 %uint_0
        %162 = OpCompositeExtract %mat2v2float %157 3
        %163 = OpCompositeConstruct %Element_0 %158 %159 %161 %162
        %164 = OpCompositeExtract %float %163 0 1
        %166 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
        %167 = OpLoad %float %166
        %168 = OpFAdd %float %167 %164
        %169 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
               OpStore %169 %168
        %170 = OpLoad %uint %size
        %171 = OpLoad %Element_0 %element
        %172 = OpShiftRightLogical %uint %170 %uint_2
        %173 = OpCompositeExtract %v3float %171 0
        %174 = OpCompositeExtract %float %173 0
        %175 = OpCompositeExtract %float %173 1
        %176 = OpCompositeExtract %float %173 2
        %177 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %172
        %178 = OpBitcast %uint %174
               OpStore %177 %178
        %179 = OpIAdd %uint %172 %uint_1
        %180 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %179
        %181 = OpBitcast %uint %175
               OpStore %180 %181
        %182 = OpIAdd %uint %172 %uint_2
        %183 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %182
        %184 = OpBitcast %uint %176
               OpStore %183 %184
        %185 = OpCompositeExtract %v2half %171 1
        %186 = OpCompositeExtract %half %185 0
        %187 = OpCompositeExtract %half %185 1
        %188 = OpBitcast %ushort %186
        %189 = OpIAdd %uint %170 %uint_12
        %190 = OpShiftRightLogical %uint %189 %uint_2
        %191 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %190
        %192 = OpBitwiseAnd %uint %189 %uint_2
        %193 = OpShiftLeftLogical %uint %192 %uint_3
        %195 = OpShiftLeftLogical %uint %uint_65535 %193
        %196 = OpUConvert %uint %188
        %197 = OpShiftLeftLogical %uint %196 %193
        %198 = OpNot %uint %195
        %199 = OpAtomicAnd %uint %191 %uint_1 %uint_0 %198
        %200 = OpAtomicOr %uint %191 %uint_1 %uint_0 %197
        %201 = OpBitcast %ushort %187
        %202 = OpIAdd %uint %170 %uint_14
        %203 = OpShiftRightLogical %uint %202 %uint_2
        %204 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %203
        %205 = OpBitwiseAnd %uint %202 %uint_2
        %206 = OpShiftLeftLogical %uint %205 %uint_3
        %207 = OpShiftLeftLogical %uint %uint_65535 %206
        %208 = OpUConvert %uint %201
        %209 = OpShiftLeftLogical %uint %208 %206
        %210 = OpNot %uint %207
        %211 = OpAtomicAnd %uint %204 %uint_1 %uint_0 %210
        %212 = OpAtomicOr %uint %204 %uint_1 %uint_0 %209
        %213 = OpCompositeExtract %bool %171 2
        %214 = OpIAdd %uint %172 %uint_4
        %215 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %214
        %216 = OpSelect %uint %213 %uint_1 %uint_0
               OpStore %215 %216
        %217 = OpCompositeExtract %mat2v2float %171 3
        %218 = OpCompositeExtract %v2float %217 0
        %219 = OpCompositeExtract %v2float %217 1
        %220 = OpCompositeExtract %float %218 0
        %221 = OpCompositeExtract %float %218 1
        %222 = OpIAdd %uint %172 %uint_5
        %223 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %222
        %224 = OpBitcast %uint %220
               OpStore %223 %224
        %225 = OpIAdd %uint %172 %uint_7
        %226 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %225
        %227 = OpBitcast %uint %221
               OpStore %226 %227
        %228 = OpCompositeExtract %float %219 0
        %229 = OpCompositeExtract %float %219 1
        %230 = OpIAdd %uint %172 %uint_6
        %231 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %230
        %232 = OpBitcast %uint %228
               OpStore %231 %232
        %233 = OpIAdd %uint %172 %uint_8
        %234 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %233
        %235 = OpBitcast %uint %229
               OpStore %234 %235
        %237 = OpLoad %uint %size
        %239 = OpUConvert %ulong %237
        %244 = OpShiftRightLogical %uint %uint_24 %uint_3
        %246 = OpAccessChain %_ptr_StorageBuffer_ulong %written_wide %int_0 %244
        %247 = OpAtomicUMax %ulong %246 %uint_1 %uint_0 %239
        %248 = OpLoad %uint %count
        %249 = OpLoad %uint %stride
        %250 = OpShiftRightLogical %uint %249 %uint_2
        %251 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %250
        %252 = OpLoad %uint %251
        %253 = OpIAdd %uint %250 %uint_1
        %254 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %253
        %255 = OpLoad %uint %254
        %257 = OpCompositeConstruct %v2uint %252 %255
        %258 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
        %259 = OpAtomicISub %int %258 %uint_1 %uint_0 %int_1
        %260 = OpBitcast %uint %259
        %261 = OpISub %uint %260 %uint_1
        %262 = OpCompositeConstruct %v2uint %261 %261
        %263 = OpIAdd %v2uint %257 %262
        %264 = OpShiftRightLogical %uint %248 %uint_2
        %265 = OpCompositeExtract %uint %263 0
        %266 = OpCompositeExtract %uint %263 1
        %267 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %264
               OpStore %267 %265
        %268 = OpIAdd %uint %264 %uint_1
        %269 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %268
               OpStore %269 %266
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %270
        %271 = OpLabel
        %272 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %273 = OpFunctionCall %void %main_1 %272
               OpReturn
               OpFunctionEnd
