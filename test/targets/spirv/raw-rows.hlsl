// args: -T cs_6_2 -fspv-use-legacy-buffer-matrix-order
ByteAddressBuffer From;
RWByteAddressBuffer To;

struct Pair { int3x2 first; float1x3 second; };

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Pair pair = From.Load<Pair>(64 * i);
  To.Store(4 * i, pair.first._m01 + pair.first._m10);
  To.Store<int3x2>(1024, pair.first);
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %From %To
               OpExecutionMode %main LocalSize 64 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_ByteAddressBuffer 0 Offset 0
               OpDecorate %type_ByteAddressBuffer Block
               OpDecorate %From DescriptorSet 0
               OpDecorate %From Binding 0
               OpDecorate %From NonWritable
               OpDecorate %_runtimearr_uint_0 ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %To DescriptorSet 0
               OpDecorate %To Binding 1
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_ByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_ByteAddressBuffer = OpTypePointer StorageBuffer %type_ByteAddressBuffer
       %From = OpVariable %_ptr_StorageBuffer_type_ByteAddressBuffer StorageBuffer
%_runtimearr_uint_0 = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint_0
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
         %To = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
       %void = OpTypeVoid
         %16 = OpTypeFunction %void %uint
    %uint_64 = OpConstant %uint 64
     %uint_2 = OpConstant %uint 2
        %int = OpTypeInt 32 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
      %int_0 = OpConstant %int 0
     %uint_1 = OpConstant %uint 1
     %uint_3 = OpConstant %uint 3
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
      %float = OpTypeFloat 32
     %uint_6 = OpConstant %uint 6
     %uint_7 = OpConstant %uint 7
     %uint_8 = OpConstant %uint 8
      %v2int = OpTypeVector %int 2
%_arr_v2int_uint_3 = OpTypeArray %v2int %uint_3
    %v3float = OpTypeVector %float 3
       %Pair = OpTypeStruct %_arr_v2int_uint_3 %v3float
  %uint_1024 = OpConstant %uint 1024
   %uint_256 = OpConstant %uint 256
   %uint_257 = OpConstant %uint 257
   %uint_258 = OpConstant %uint 258
   %uint_259 = OpConstant %uint 259
   %uint_260 = OpConstant %uint 260
   %uint_261 = OpConstant %uint 261
        %114 = OpTypeFunction %void
%_ptr_Input_uint = OpTypePointer Input %uint
     %main_1 = OpFunction %void None %16
          %i = OpFunctionParameter %uint
         %17 = OpLabel
         %20 = OpIMul %uint %uint_64 %i
         %22 = OpShiftRightLogical %uint %20 %uint_2
         %26 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %22
         %27 = OpLoad %uint %26
         %28 = OpBitcast %int %27
         %30 = OpIAdd %uint %22 %uint_1
         %31 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %30
         %32 = OpLoad %uint %31
         %33 = OpBitcast %int %32
         %34 = OpIAdd %uint %22 %uint_2
         %35 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %34
         %36 = OpLoad %uint %35
         %37 = OpBitcast %int %36
         %39 = OpIAdd %uint %22 %uint_3
         %40 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %39
         %41 = OpLoad %uint %40
         %42 = OpBitcast %int %41
         %44 = OpIAdd %uint %22 %uint_4
         %45 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %44
         %46 = OpLoad %uint %45
         %47 = OpBitcast %int %46
         %49 = OpIAdd %uint %22 %uint_5
         %50 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %49
         %51 = OpLoad %uint %50
         %52 = OpBitcast %int %51
         %55 = OpIAdd %uint %22 %uint_6
         %56 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %55
         %57 = OpLoad %uint %56
         %58 = OpBitcast %float %57
         %60 = OpIAdd %uint %22 %uint_7
         %61 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %60
         %62 = OpLoad %uint %61
         %63 = OpBitcast %float %62
         %65 = OpIAdd %uint %22 %uint_8
         %66 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %65
         %67 = OpLoad %uint %66
         %68 = OpBitcast %float %67
         %70 = OpCompositeConstruct %v2int %28 %33
         %71 = OpCompositeConstruct %v2int %37 %42
         %72 = OpCompositeConstruct %v2int %47 %52
         %74 = OpCompositeConstruct %_arr_v2int_uint_3 %70 %71 %72
         %76 = OpCompositeConstruct %v3float %58 %63 %68
       %pair = OpCompositeConstruct %Pair %74 %76
         %79 = OpIMul %uint %uint_4 %i
         %80 = OpCompositeExtract %_arr_v2int_uint_3 %pair 0
         %81 = OpCompositeExtract %int %80 0 1
         %82 = OpCompositeExtract %_arr_v2int_uint_3 %pair 0
         %83 = OpCompositeExtract %int %82 1 0
         %84 = OpIAdd %int %81 %83
         %85 = OpShiftRightLogical %uint %79 %uint_2
         %86 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %85
         %87 = OpBitcast %uint %84
               OpStore %86 %87
         %89 = OpCompositeExtract %_arr_v2int_uint_3 %pair 0
         %91 = OpCompositeExtract %int %89 0 0
         %92 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_256
         %93 = OpBitcast %uint %91
               OpStore %92 %93
         %94 = OpCompositeExtract %int %89 0 1
         %96 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_257
         %97 = OpBitcast %uint %94
               OpStore %96 %97
         %98 = OpCompositeExtract %int %89 1 0
        %100 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_258
        %101 = OpBitcast %uint %98
               OpStore %100 %101
        %102 = OpCompositeExtract %int %89 1 1
        %104 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_259
        %105 = OpBitcast %uint %102
               OpStore %104 %105
        %106 = OpCompositeExtract %int %89 2 0
        %108 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_260
        %109 = OpBitcast %uint %106
               OpStore %108 %109
        %110 = OpCompositeExtract %int %89 2 1
        %112 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_261
        %113 = OpBitcast %uint %110
               OpStore %112 %113
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %114
        %115 = OpLabel
        %117 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
        %118 = OpLoad %uint %117
        %119 = OpFunctionCall %void %main_1 %118
               OpReturn
               OpFunctionEnd
