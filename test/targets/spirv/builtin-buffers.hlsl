// args: -T cs_6_2 -enable-16bit-types
struct Element { float3 position; half2 small; bool flag; float2x2 turn; };
RWStructuredBuffer<Element> elements;
AppendStructuredBuffer<float4> added;
ConsumeStructuredBuffer<float4> removed;
ByteAddressBuffer bytes;
RWByteAddressBuffer written;

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  uint count, stride, size;
  elements.GetDimensions(count, stride);
  bytes.GetDimensions(size);
  added.Append(removed.Consume() * elements.IncrementCounter());
  Element element = bytes.Load<Element>(id.x * 36);
  element.position.x += elements.Load(id.y).position.y;
  written.Store(size, element);
  written.Store2(count, bytes.Load2(stride) + elements.DecrementCounter());
}
; ==>
OpCapability StorageBuffer16BitAccess
               OpCapability Float16
               OpCapability Int16
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %elements %counter_var_elements %added %counter_var_added %removed %counter_var_removed %bytes %written
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
%_ptr_StorageBuffer_type_AppendStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_AppendStructuredBuffer_float4
      %added = OpVariable %_ptr_StorageBuffer_type_AppendStructuredBuffer_float4 StorageBuffer
%counter_var_added = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
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
         %42 = OpTypeFunction %void %v3uint
%_ptr_Function_uint = OpTypePointer Function %uint
    %uint_48 = OpConstant %uint 48
     %uint_4 = OpConstant %uint 4
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
      %int_0 = OpConstant %int 0
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
    %uint_36 = OpConstant %uint 36
     %uint_2 = OpConstant %uint 2
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
     %v2uint = OpTypeVector %uint 2
        %254 = OpTypeFunction %void
     %main_1 = OpFunction %void None %42
         %id = OpFunctionParameter %v3uint
         %43 = OpLabel
      %count = OpVariable %_ptr_Function_uint Function
     %stride = OpVariable %_ptr_Function_uint Function
       %size = OpVariable %_ptr_Function_uint Function
    %element = OpVariable %_ptr_Function_Element_0 Function
         %49 = OpArrayLength %uint %elements 0
               OpStore %count %49
               OpStore %stride %uint_48
         %51 = OpArrayLength %uint %bytes 0
         %53 = OpIMul %uint %51 %uint_4
               OpStore %size %53
         %56 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_removed %int_0
         %60 = OpAtomicISub %int %56 %uint_1 %uint_0 %int_1
         %61 = OpBitcast %uint %60
         %62 = OpISub %uint %61 %uint_1
         %64 = OpAccessChain %_ptr_StorageBuffer_v4float %removed %int_0 %62
         %65 = OpLoad %v4float %64
         %66 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
         %67 = OpAtomicIAdd %int %66 %uint_1 %uint_0 %int_1
         %68 = OpBitcast %uint %67
         %69 = OpConvertUToF %float %68
         %70 = OpCompositeConstruct %v4float %69 %69 %69 %69
         %71 = OpFMul %v4float %65 %70
         %72 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_added %int_0
         %73 = OpAtomicIAdd %int %72 %uint_1 %uint_0 %int_1
         %74 = OpBitcast %uint %73
         %75 = OpAccessChain %_ptr_StorageBuffer_v4float %added %int_0 %74
               OpStore %75 %71
         %76 = OpCompositeExtract %uint %id 0
         %78 = OpIMul %uint %76 %uint_36
         %80 = OpShiftRightLogical %uint %78 %uint_2
         %82 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %80
         %83 = OpLoad %uint %82
         %84 = OpBitcast %float %83
         %85 = OpIAdd %uint %80 %uint_1
         %86 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %85
         %87 = OpLoad %uint %86
         %88 = OpBitcast %float %87
         %89 = OpIAdd %uint %80 %uint_2
         %90 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %89
         %91 = OpLoad %uint %90
         %92 = OpBitcast %float %91
         %93 = OpCompositeConstruct %v3float %84 %88 %92
         %95 = OpIAdd %uint %78 %uint_12
         %96 = OpShiftRightLogical %uint %95 %uint_2
         %97 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %96
         %98 = OpBitwiseAnd %uint %95 %uint_2
        %100 = OpShiftLeftLogical %uint %98 %uint_3
        %101 = OpLoad %uint %97
        %102 = OpShiftRightLogical %uint %101 %100
        %104 = OpUConvert %ushort %102
        %105 = OpBitcast %half %104
        %107 = OpIAdd %uint %78 %uint_14
        %108 = OpShiftRightLogical %uint %107 %uint_2
        %109 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %108
        %110 = OpBitwiseAnd %uint %107 %uint_2
        %111 = OpShiftLeftLogical %uint %110 %uint_3
        %112 = OpLoad %uint %109
        %113 = OpShiftRightLogical %uint %112 %111
        %114 = OpUConvert %ushort %113
        %115 = OpBitcast %half %114
        %116 = OpCompositeConstruct %v2half %105 %115
        %118 = OpIAdd %uint %80 %uint_4
        %119 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %118
        %120 = OpLoad %uint %119
        %121 = OpINotEqual %bool %120 %uint_0
        %123 = OpIAdd %uint %80 %uint_5
        %124 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %123
        %125 = OpLoad %uint %124
        %126 = OpBitcast %float %125
        %128 = OpIAdd %uint %80 %uint_7
        %129 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %128
        %130 = OpLoad %uint %129
        %131 = OpBitcast %float %130
        %132 = OpCompositeConstruct %v2float %126 %131
        %134 = OpIAdd %uint %80 %uint_6
        %135 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %134
        %136 = OpLoad %uint %135
        %137 = OpBitcast %float %136
        %139 = OpIAdd %uint %80 %uint_8
        %140 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %139
        %141 = OpLoad %uint %140
        %142 = OpBitcast %float %141
        %143 = OpCompositeConstruct %v2float %137 %142
        %144 = OpCompositeConstruct %mat2v2float %132 %143
        %146 = OpCompositeConstruct %Element_0 %93 %116 %121 %144
               OpStore %element %146
        %149 = OpCompositeExtract %uint %id 1
        %150 = OpBitcast %int %149
        %152 = OpAccessChain %_ptr_StorageBuffer_Element %elements %int_0 %150
        %153 = OpLoad %Element %152
        %154 = OpCompositeExtract %v3float %153 0
        %155 = OpCompositeExtract %v2half %153 1
        %156 = OpCompositeExtract %uint %153 2
        %157 = OpINotEqual %bool %156 %uint_0
        %158 = OpCompositeExtract %mat2v2float %153 3
        %159 = OpCompositeConstruct %Element_0 %154 %155 %157 %158
        %160 = OpCompositeExtract %float %159 0 1
        %162 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
        %163 = OpLoad %float %162
        %164 = OpFAdd %float %163 %160
        %165 = OpAccessChain %_ptr_Function_float %element %int_0 %int_0
               OpStore %165 %164
        %166 = OpLoad %uint %size
        %167 = OpLoad %Element_0 %element
        %168 = OpShiftRightLogical %uint %166 %uint_2
        %169 = OpCompositeExtract %v3float %167 0
        %170 = OpCompositeExtract %float %169 0
        %171 = OpCompositeExtract %float %169 1
        %172 = OpCompositeExtract %float %169 2
        %173 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %168
        %174 = OpBitcast %uint %170
               OpStore %173 %174
        %175 = OpIAdd %uint %168 %uint_1
        %176 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %175
        %177 = OpBitcast %uint %171
               OpStore %176 %177
        %178 = OpIAdd %uint %168 %uint_2
        %179 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %178
        %180 = OpBitcast %uint %172
               OpStore %179 %180
        %181 = OpCompositeExtract %v2half %167 1
        %182 = OpCompositeExtract %half %181 0
        %183 = OpCompositeExtract %half %181 1
        %184 = OpBitcast %ushort %182
        %185 = OpIAdd %uint %166 %uint_12
        %186 = OpShiftRightLogical %uint %185 %uint_2
        %187 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %186
        %188 = OpBitwiseAnd %uint %185 %uint_2
        %189 = OpShiftLeftLogical %uint %188 %uint_3
        %191 = OpShiftLeftLogical %uint %uint_65535 %189
        %192 = OpUConvert %uint %184
        %193 = OpShiftLeftLogical %uint %192 %189
        %194 = OpNot %uint %191
        %195 = OpAtomicAnd %uint %187 %uint_1 %uint_0 %194
        %196 = OpAtomicOr %uint %187 %uint_1 %uint_0 %193
        %197 = OpBitcast %ushort %183
        %198 = OpIAdd %uint %166 %uint_14
        %199 = OpShiftRightLogical %uint %198 %uint_2
        %200 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %199
        %201 = OpBitwiseAnd %uint %198 %uint_2
        %202 = OpShiftLeftLogical %uint %201 %uint_3
        %203 = OpShiftLeftLogical %uint %uint_65535 %202
        %204 = OpUConvert %uint %197
        %205 = OpShiftLeftLogical %uint %204 %202
        %206 = OpNot %uint %203
        %207 = OpAtomicAnd %uint %200 %uint_1 %uint_0 %206
        %208 = OpAtomicOr %uint %200 %uint_1 %uint_0 %205
        %209 = OpCompositeExtract %bool %167 2
        %210 = OpIAdd %uint %168 %uint_4
        %211 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %210
        %212 = OpSelect %uint %209 %uint_1 %uint_0
               OpStore %211 %212
        %213 = OpCompositeExtract %mat2v2float %167 3
        %214 = OpCompositeExtract %v2float %213 0
        %215 = OpCompositeExtract %v2float %213 1
        %216 = OpCompositeExtract %float %214 0
        %217 = OpCompositeExtract %float %214 1
        %218 = OpIAdd %uint %168 %uint_5
        %219 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %218
        %220 = OpBitcast %uint %216
               OpStore %219 %220
        %221 = OpIAdd %uint %168 %uint_7
        %222 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %221
        %223 = OpBitcast %uint %217
               OpStore %222 %223
        %224 = OpCompositeExtract %float %215 0
        %225 = OpCompositeExtract %float %215 1
        %226 = OpIAdd %uint %168 %uint_6
        %227 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %226
        %228 = OpBitcast %uint %224
               OpStore %227 %228
        %229 = OpIAdd %uint %168 %uint_8
        %230 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %229
        %231 = OpBitcast %uint %225
               OpStore %230 %231
        %232 = OpLoad %uint %count
        %233 = OpLoad %uint %stride
        %234 = OpShiftRightLogical %uint %233 %uint_2
        %235 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %234
        %236 = OpLoad %uint %235
        %237 = OpIAdd %uint %234 %uint_1
        %238 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %237
        %239 = OpLoad %uint %238
        %241 = OpCompositeConstruct %v2uint %236 %239
        %242 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_elements %int_0
        %243 = OpAtomicISub %int %242 %uint_1 %uint_0 %int_1
        %244 = OpBitcast %uint %243
        %245 = OpISub %uint %244 %uint_1
        %246 = OpCompositeConstruct %v2uint %245 %245
        %247 = OpIAdd %v2uint %241 %246
        %248 = OpShiftRightLogical %uint %232 %uint_2
        %249 = OpCompositeExtract %uint %247 0
        %250 = OpCompositeExtract %uint %247 1
        %251 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %248
               OpStore %251 %249
        %252 = OpIAdd %uint %248 %uint_1
        %253 = OpAccessChain %_ptr_StorageBuffer_uint %written %int_0 %252
               OpStore %253 %250
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %254
        %255 = OpLabel
        %256 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %257 = OpFunctionCall %void %main_1 %256
               OpReturn
               OpFunctionEnd
