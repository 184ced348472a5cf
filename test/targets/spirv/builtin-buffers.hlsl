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
               OpMemberDecorate %_struct_237 0 Offset 0
               OpDecorate %_struct_237 Block
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
       %bool = OpTypeBool
     %uint_5 = OpConstant %uint 5
     %uint_7 = OpConstant %uint 7
     %uint_6 = OpConstant %uint 6
     %uint_8 = OpConstant %uint 8
  %Element_0 = OpTypeStruct %v3float %v2half %bool %mat2v2float
%_ptr_Function_Element_0 = OpTypePointer Function %Element_0
%_ptr_Function_float = OpTypePointer Function %float
%_ptr_StorageBuffer_Element = OpTypePointer StorageBuffer %Element
 %uint_65535 = OpConstant %uint 65535
    %uint_24 = OpConstant %uint 24
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%_struct_237 = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer__struct_237 = OpTypePointer StorageBuffer %_struct_237
%written_wide = OpVariable %_ptr_StorageBuffer__struct_237 StorageBuffer
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
     %v2uint = OpTypeVector %uint 2
        %266 = OpTypeFunction %void
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
        %137 = OpIAdd %uint %84 %uint_6
        %138 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %137
        %139 = OpLoad %uint %138
        %140 = OpBitcast %float %139
        %142 = OpIAdd %uint %84 %uint_8
        %143 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %142
        %144 = OpLoad %uint %143
        %145 = OpBitcast %float %144
        %146 = OpCompositeConstruct %v2float %130 %135
        %147 = OpCompositeConstruct %v2float %140 %145
        %148 = OpCompositeConstruct %mat2v2float %146 %147
        %150 = OpCompositeConstruct %Element_0 %97 %120 %125 %148
               OpStore %element %150
        %154 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
        %155 = OpLoad %float %154
        %156 = OpCompositeExtract %uint %id 1
        %157 = OpBitcast %int %156
        %159 = OpAccessChain %_ptr_StorageBuffer_Element %elements %int_0 %157
        %160 = OpLoad %Element %159
        %161 = OpCompositeExtract %v3float %160 0
        %162 = OpCompositeExtract %v2half %160 1
        %163 = OpCompositeExtract %uint %160 2
        %164 = OpINotEqual %bool %163 %uint_0
        %165 = OpCompositeExtract %mat2v2float %160 3
        %166 = OpCompositeConstruct %Element_0 %161 %162 %164 %165
        %167 = OpCompositeExtract %float %166 0 1
        %168 = OpFAdd %float %155 %167
               OpStore %154 %168
        %169 = OpLoad %uint %size
        %170 = OpLoad %Element_0 %element
        %171 = OpShiftRightLogical %uint %169 %uint_2
        %172 = OpCompositeExtract %v3float %170 0
        %173 = OpCompositeExtract %float %172 0
        %174 = OpCompositeExtract %float %172 1
        %175 = OpCompositeExtract %float %172 2
        %176 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %171
        %177 = OpBitcast %uint %173
               OpStore %176 %177
        %178 = OpIAdd %uint %171 %uint_1
        %179 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %178
        %180 = OpBitcast %uint %174
               OpStore %179 %180
        %181 = OpIAdd %uint %171 %uint_2
        %182 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %181
        %183 = OpBitcast %uint %175
               OpStore %182 %183
        %184 = OpCompositeExtract %v2half %170 1
        %185 = OpCompositeExtract %half %184 0
        %186 = OpCompositeExtract %half %184 1
        %187 = OpBitcast %ushort %185
        %188 = OpIAdd %uint %169 %uint_12
        %189 = OpShiftRightLogical %uint %188 %uint_2
        %190 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %189
        %191 = OpBitwiseAnd %uint %188 %uint_2
        %192 = OpShiftLeftLogical %uint %191 %uint_3
        %194 = OpShiftLeftLogical %uint %uint_65535 %192
        %195 = OpUConvert %uint %187
        %196 = OpShiftLeftLogical %uint %195 %192
        %197 = OpNot %uint %194
        %198 = OpAtomicAnd %uint %190 %uint_1 %uint_0 %197
        %199 = OpAtomicOr %uint %190 %uint_1 %uint_0 %196
        %200 = OpBitcast %ushort %186
        %201 = OpIAdd %uint %169 %uint_14
        %202 = OpShiftRightLogical %uint %201 %uint_2
        %203 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %202
        %204 = OpBitwiseAnd %uint %201 %uint_2
        %205 = OpShiftLeftLogical %uint %204 %uint_3
        %206 = OpShiftLeftLogical %uint %uint_65535 %205
        %207 = OpUConvert %uint %200
        %208 = OpShiftLeftLogical %uint %207 %205
        %209 = OpNot %uint %206
        %210 = OpAtomicAnd %uint %203 %uint_1 %uint_0 %209
        %211 = OpAtomicOr %uint %203 %uint_1 %uint_0 %208
        %212 = OpCompositeExtract %bool %170 2
        %213 = OpIAdd %uint %171 %uint_4
        %214 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %213
        %215 = OpSelect %uint %212 %uint_1 %uint_0
               OpStore %214 %215
        %216 = OpCompositeExtract %float %170 3 0 0
        %217 = OpIAdd %uint %171 %uint_5
        %218 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %217
        %219 = OpBitcast %uint %216
               OpStore %218 %219
        %220 = OpCompositeExtract %float %170 3 0 1
        %221 = OpIAdd %uint %171 %uint_7
        %222 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %221
        %223 = OpBitcast %uint %220
               OpStore %222 %223
        %224 = OpCompositeExtract %float %170 3 1 0
        %225 = OpIAdd %uint %171 %uint_6
        %226 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %225
        %227 = OpBitcast %uint %224
               OpStore %226 %227
        %228 = OpCompositeExtract %float %170 3 1 1
        %229 = OpIAdd %uint %171 %uint_8
        %230 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %229
        %231 = OpBitcast %uint %228
               OpStore %230 %231
        %233 = OpLoad %uint %size
        %235 = OpUConvert %ulong %233
        %240 = OpShiftRightLogical %uint %uint_24 %uint_3
        %242 = OpAccessChain %_ptr_StorageBuffer_ulong %written_wide %int_0 %240
        %243 = OpAtomicUMax %ulong %242 %uint_1 %uint_0 %235
        %244 = OpLoad %uint %count
        %245 = OpLoad %uint %stride
        %246 = OpShiftRightLogical %uint %245 %uint_2
        %247 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %246
        %248 = OpLoad %uint %247
        %249 = OpIAdd %uint %246 %uint_1
        %250 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %249
        %251 = OpLoad %uint %250
        %253 = OpCompositeConstruct %v2uint %248 %251
        %254 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
        %255 = OpAtomicISub %int %254 %uint_1 %uint_0 %int_1
        %256 = OpBitcast %uint %255
        %257 = OpISub %uint %256 %uint_1
        %258 = OpCompositeConstruct %v2uint %257 %257
        %259 = OpIAdd %v2uint %253 %258
        %260 = OpShiftRightLogical %uint %244 %uint_2
        %261 = OpCompositeExtract %uint %259 0
        %262 = OpCompositeExtract %uint %259 1
        %263 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %260
               OpStore %263 %261
        %264 = OpIAdd %uint %260 %uint_1
        %265 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %264
               OpStore %265 %262
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %266
        %267 = OpLabel
        %268 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %269 = OpFunctionCall %void %main_1 %268
               OpReturn
               OpFunctionEnd
