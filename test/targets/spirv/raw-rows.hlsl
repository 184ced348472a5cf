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
     %uint_4 = OpConstant %uint 4
     %uint_1 = OpConstant %uint 1
      %v2int = OpTypeVector %int 2
     %uint_8 = OpConstant %uint 8
    %uint_12 = OpConstant %uint 12
     %uint_3 = OpConstant %uint 3
    %uint_16 = OpConstant %uint 16
    %uint_20 = OpConstant %uint 20
     %uint_5 = OpConstant %uint 5
%_arr_v2int_uint_3 = OpTypeArray %v2int %uint_3
    %uint_24 = OpConstant %uint 24
      %float = OpTypeFloat 32
     %uint_6 = OpConstant %uint 6
    %uint_28 = OpConstant %uint 28
     %uint_7 = OpConstant %uint 7
    %uint_32 = OpConstant %uint 32
    %v3float = OpTypeVector %float 3
       %Pair = OpTypeStruct %_arr_v2int_uint_3 %v3float
  %uint_1024 = OpConstant %uint 1024
   %uint_256 = OpConstant %uint 256
  %uint_1028 = OpConstant %uint 1028
   %uint_257 = OpConstant %uint 257
  %uint_1032 = OpConstant %uint 1032
   %uint_258 = OpConstant %uint 258
  %uint_1036 = OpConstant %uint 1036
   %uint_259 = OpConstant %uint 259
  %uint_1040 = OpConstant %uint 1040
   %uint_260 = OpConstant %uint 260
  %uint_1044 = OpConstant %uint 1044
   %uint_261 = OpConstant %uint 261
        %131 = OpTypeFunction %void
%_ptr_Input_uint = OpTypePointer Input %uint
     %main_1 = OpFunction %void None %16
          %i = OpFunctionParameter %uint
         %17 = OpLabel
         %20 = OpIMul %uint %uint_64 %i
         %22 = OpShiftRightLogical %uint %20 %uint_2
         %26 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %22
         %27 = OpLoad %uint %26
         %28 = OpBitcast %int %27
         %30 = OpIAdd %uint %20 %uint_4
         %32 = OpIAdd %uint %22 %uint_1
         %33 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %32
         %34 = OpLoad %uint %33
         %35 = OpBitcast %int %34
         %37 = OpCompositeConstruct %v2int %28 %35
         %39 = OpIAdd %uint %20 %uint_8
         %40 = OpIAdd %uint %22 %uint_2
         %41 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %40
         %42 = OpLoad %uint %41
         %43 = OpBitcast %int %42
         %45 = OpIAdd %uint %20 %uint_12
         %47 = OpIAdd %uint %22 %uint_3
         %48 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %47
         %49 = OpLoad %uint %48
         %50 = OpBitcast %int %49
         %51 = OpCompositeConstruct %v2int %43 %50
         %53 = OpIAdd %uint %20 %uint_16
         %54 = OpIAdd %uint %22 %uint_4
         %55 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %54
         %56 = OpLoad %uint %55
         %57 = OpBitcast %int %56
         %59 = OpIAdd %uint %20 %uint_20
         %61 = OpIAdd %uint %22 %uint_5
         %62 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %61
         %63 = OpLoad %uint %62
         %64 = OpBitcast %int %63
         %65 = OpCompositeConstruct %v2int %57 %64
         %67 = OpCompositeConstruct %_arr_v2int_uint_3 %37 %51 %65
         %69 = OpIAdd %uint %20 %uint_24
         %72 = OpIAdd %uint %22 %uint_6
         %73 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %72
         %74 = OpLoad %uint %73
         %75 = OpBitcast %float %74
         %77 = OpIAdd %uint %20 %uint_28
         %79 = OpIAdd %uint %22 %uint_7
         %80 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %79
         %81 = OpLoad %uint %80
         %82 = OpBitcast %float %81
         %84 = OpIAdd %uint %20 %uint_32
         %85 = OpIAdd %uint %22 %uint_8
         %86 = OpAccessChain %_ptr_StorageBuffer_uint %From %int_0 %85
         %87 = OpLoad %uint %86
         %88 = OpBitcast %float %87
         %90 = OpCompositeConstruct %v3float %75 %82 %88
       %pair = OpCompositeConstruct %Pair %67 %90
         %93 = OpIMul %uint %uint_4 %i
         %94 = OpCompositeExtract %int %pair 0 0 1
         %95 = OpCompositeExtract %int %pair 0 1 0
         %96 = OpIAdd %int %94 %95
         %97 = OpShiftRightLogical %uint %93 %uint_2
         %98 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %97
         %99 = OpBitcast %uint %96
               OpStore %98 %99
        %100 = OpCompositeExtract %_arr_v2int_uint_3 %pair 0
        %102 = OpCompositeExtract %int %100 0 0
        %104 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_256
        %105 = OpBitcast %uint %102
               OpStore %104 %105
        %107 = OpCompositeExtract %int %100 0 1
        %109 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_257
        %110 = OpBitcast %uint %107
               OpStore %109 %110
        %112 = OpCompositeExtract %int %100 1 0
        %114 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_258
        %115 = OpBitcast %uint %112
               OpStore %114 %115
        %117 = OpCompositeExtract %int %100 1 1
        %119 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_259
        %120 = OpBitcast %uint %117
               OpStore %119 %120
        %122 = OpCompositeExtract %int %100 2 0
        %124 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_260
        %125 = OpBitcast %uint %122
               OpStore %124 %125
        %127 = OpCompositeExtract %int %100 2 1
        %129 = OpAccessChain %_ptr_StorageBuffer_uint %To %int_0 %uint_261
        %130 = OpBitcast %uint %127
               OpStore %129 %130
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %131
        %132 = OpLabel
        %134 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
        %135 = OpLoad %uint %134
        %136 = OpFunctionCall %void %main_1 %135
               OpReturn
               OpFunctionEnd
