// args: -T cs_6_0
RWStructuredBuffer<int> Data : register(u0);

int pick(int x) {
  switch (x) {
    case 0:
    case 1: x += 10;
    case 2: x *= 2; break;
    default: return -1;
    case 7: if (x > 3) break; x = 0;
  }
  return x;
}

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int sum = 0;
  [loop] for (int n = 0; n < 8; n++) {
    if (Data[n] < 0) continue;
    if (Data[n] > 100) break;
    sum += pick(Data[n]);
  }
  while (true) { sum--; if (sum < 0 || Data[sum] == 0) break; }
  do { sum <<= i; if (sum == 5) return; } while (sum != 0);
  Data[i] = sum;
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Data
               OpExecutionMode %main LocalSize 64 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_int ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_int 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_int Block
               OpDecorate %Data DescriptorSet 0
               OpDecorate %Data Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
        %int = OpTypeInt 32 1
%_runtimearr_int = OpTypeRuntimeArray %int
%type_RWStructuredBuffer_int = OpTypeStruct %_runtimearr_int
%_ptr_StorageBuffer_type_RWStructuredBuffer_int = OpTypePointer StorageBuffer %type_RWStructuredBuffer_int
       %Data = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_int StorageBuffer
         %12 = OpTypeFunction %int %int
%_ptr_Function_int = OpTypePointer Function %int
     %int_10 = OpConstant %int 10
      %int_2 = OpConstant %int 2
     %int_n1 = OpConstant %int -1
      %int_3 = OpConstant %int 3
       %bool = OpTypeBool
      %int_0 = OpConstant %int 0
       %void = OpTypeVoid
         %39 = OpTypeFunction %void %uint
      %int_8 = OpConstant %int 8
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
    %int_100 = OpConstant %int 100
      %int_1 = OpConstant %int 1
       %true = OpConstantTrue %bool
     %int_31 = OpConstant %int 31
      %int_5 = OpConstant %int 5
        %117 = OpTypeFunction %void
       %pick = OpFunction %int None %12
          %x = OpFunctionParameter %int
         %13 = OpLabel
        %x_0 = OpVariable %_ptr_Function_int Function
               OpStore %x_0 %x
         %17 = OpLoad %int %x_0
               OpSelectionMerge %18 None
               OpSwitch %17 %21 0 %19 1 %19 2 %20 7 %22
         %19 = OpLabel
         %23 = OpLoad %int %x_0
         %25 = OpIAdd %int %23 %int_10
               OpStore %x_0 %25
               OpBranch %20
         %20 = OpLabel
         %26 = OpLoad %int %x_0
         %28 = OpIMul %int %26 %int_2
               OpStore %x_0 %28
               OpBranch %18
         %21 = OpLabel
               OpReturnValue %int_n1
         %22 = OpLabel
         %30 = OpLoad %int %x_0
         %33 = OpSGreaterThan %bool %30 %int_3
               OpSelectionMerge %34 None
               OpBranchConditional %33 %35 %34
         %35 = OpLabel
               OpBranch %18
         %34 = OpLabel
               OpStore %x_0 %int_0
               OpBranch %18
         %18 = OpLabel
         %37 = OpLoad %int %x_0
               OpReturnValue %37
               OpFunctionEnd
     %main_1 = OpFunction %void None %39
          %i = OpFunctionParameter %uint
         %40 = OpLabel
        %sum = OpVariable %_ptr_Function_int Function
          %n = OpVariable %_ptr_Function_int Function
               OpStore %sum %int_0
               OpStore %n %int_0
               OpBranch %44
         %44 = OpLabel
               OpLoopMerge %47 %46 DontUnroll
               OpBranch %48
         %48 = OpLabel
         %49 = OpLoad %int %n
         %51 = OpSLessThan %bool %49 %int_8
               OpBranchConditional %51 %45 %47
         %45 = OpLabel
         %52 = OpLoad %int %n
         %53 = OpBitcast %uint %52
         %55 = OpAccessChain %_ptr_StorageBuffer_int %Data %int_0 %53
         %56 = OpLoad %int %55
         %57 = OpSLessThan %bool %56 %int_0
               OpSelectionMerge %58 None
               OpBranchConditional %57 %59 %58
         %59 = OpLabel
               OpBranch %46
         %58 = OpLabel
         %60 = OpLoad %int %n
         %61 = OpBitcast %uint %60
         %62 = OpAccessChain %_ptr_StorageBuffer_int %Data %int_0 %61
         %63 = OpLoad %int %62
         %65 = OpSGreaterThan %bool %63 %int_100
               OpSelectionMerge %66 None
               OpBranchConditional %65 %67 %66
         %67 = OpLabel
               OpBranch %47
         %66 = OpLabel
         %68 = OpLoad %int %sum
         %69 = OpLoad %int %n
         %70 = OpBitcast %uint %69
         %71 = OpAccessChain %_ptr_StorageBuffer_int %Data %int_0 %70
         %72 = OpLoad %int %71
         %73 = OpFunctionCall %int %pick %72
         %74 = OpIAdd %int %68 %73
               OpStore %sum %74
               OpBranch %46
         %46 = OpLabel
         %75 = OpLoad %int %n
         %77 = OpIAdd %int %75 %int_1
               OpStore %n %77
               OpBranch %44
         %47 = OpLabel
               OpBranch %78
         %78 = OpLabel
               OpLoopMerge %81 %80 None
               OpBranch %82
         %82 = OpLabel
               OpBranchConditional %true %79 %81
         %79 = OpLabel
         %84 = OpLoad %int %sum
         %85 = OpISub %int %84 %int_1
               OpStore %sum %85
         %86 = OpLoad %int %sum
         %87 = OpSLessThan %bool %86 %int_0
               OpSelectionMerge %88 None
               OpBranchConditional %87 %89 %90
         %89 = OpLabel
               OpBranch %88
         %90 = OpLabel
         %91 = OpLoad %int %sum
         %92 = OpBitcast %uint %91
         %93 = OpAccessChain %_ptr_StorageBuffer_int %Data %int_0 %92
         %94 = OpLoad %int %93
         %95 = OpIEqual %bool %94 %int_0
               OpBranch %88
         %88 = OpLabel
         %96 = OpPhi %bool %true %89 %95 %90
               OpSelectionMerge %97 None
               OpBranchConditional %96 %98 %97
         %98 = OpLabel
               OpBranch %81
         %97 = OpLabel
               OpBranch %80
         %80 = OpLabel
               OpBranch %78
         %81 = OpLabel
               OpBranch %99
         %99 = OpLabel
               OpLoopMerge %102 %101 None
               OpBranch %100
        %100 = OpLabel
        %103 = OpLoad %int %sum
        %104 = OpBitcast %int %i
        %106 = OpBitwiseAnd %int %104 %int_31
        %107 = OpShiftLeftLogical %int %103 %106
               OpStore %sum %107
        %108 = OpLoad %int %sum
        %110 = OpIEqual %bool %108 %int_5
               OpSelectionMerge %111 None
               OpBranchConditional %110 %112 %111
        %112 = OpLabel
               OpReturn
        %111 = OpLabel
               OpBranch %101
        %101 = OpLabel
        %113 = OpLoad %int %sum
        %114 = OpINotEqual %bool %113 %int_0
               OpBranchConditional %114 %99 %102
        %102 = OpLabel
        %115 = OpLoad %int %sum
        %116 = OpAccessChain %_ptr_StorageBuffer_int %Data %int_0 %i
               OpStore %116 %115
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %117
        %118 = OpLabel
        %119 = OpLoad %uint %in_SV_GROUPINDEX0
        %120 = OpFunctionCall %void %main_1 %119
               OpReturn
               OpFunctionEnd
