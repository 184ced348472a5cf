// args: -T cs_6_0 -fspv-target-env=vulkan1.1 -fspv-debug=vulkan-with-source
struct S { float3 a; float2x3 m; int k[4]; };
StructuredBuffer<S> In; RWStructuredBuffer<float> Out;
float sum(S s, inout float t) {
  float r = s.a.x + t;
  if (r > 1) {
    int q = s.k[1];
    r += q;
  }
  t = r;
  return r;
}
[numthreads(8,1,1)] void main(uint i : SV_DispatchThreadID) {
  float t = 1;
  Out[i] = sum(In[i], t)
     + t;
}
; ==>
OpExtension "SPV_KHR_non_semantic_info"
          %1 = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0
               OpExecutionMode %main LocalSize 8 1 1
          %6 = OpString "// args: -T cs_6_0 -fspv-target-env=vulkan1.1 -fspv-debug=vulkan-with-source
struct S { float3 a; float2x3 m; int k[4]; };
StructuredBuffer<S> In; RWStructuredBuffer<float> Out;
float sum(S s, inout float t) {
  float r = s.a.x + t;
  if (r > 1) {
    int q = s.k[1];
    r += q;
  }
  t = r;
  return r;
}
[numthreads(8,1,1)] void main(uint i : SV_DispatchThreadID) {
  float t = 1;
  Out[i] = sum(In[i], t)
     + t;
}
"
          %7 = OpString "main.hlsl"
         %39 = OpString "sum"
         %40 = OpString "float"
         %48 = OpString "a"
         %52 = OpString "m"
         %60 = OpString "k"
         %61 = OpString "int"
         %65 = OpString "S"
         %74 = OpString "s"
         %78 = OpString "t"
         %91 = OpString "r"
        %107 = OpString "q"
        %124 = OpString "main"
        %125 = OpString "uint"
        %133 = OpString "i"
        %178 = OpString "descry 0.1.0"
        %179 = OpString "-E main -T cs_6_0 -HV 2021 -O3"
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_arr_int_uint_4 ArrayStride 4
               OpMemberDecorate %S 0 Offset 0
               OpMemberDecorate %S 1 Offset 16
               OpMemberDecorate %S 1 RowMajor
               OpMemberDecorate %S 1 MatrixStride 8
               OpMemberDecorate %S 2 Offset 40
               OpDecorate %_runtimearr_S ArrayStride 64
               OpMemberDecorate %type_StructuredBuffer_S 0 Offset 0
               OpDecorate %type_StructuredBuffer_S Block
               OpDecorate %In DescriptorSet 0
               OpDecorate %In Binding 0
               OpDecorate %In NonWritable
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 1
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
     %uint_4 = OpConstant %uint 4
     %uint_5 = OpConstant %uint 5
       %void = OpTypeVoid
          %9 = OpExtInst %void %1 DebugSource %7 %6
         %10 = OpExtInst %void %1 DebugCompilationUnit %uint_1 %uint_4 %9 %uint_5
         %11 = OpExtInst %void %1 DebugExpression
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
%mat2v3float = OpTypeMatrix %v3float 2
        %int = OpTypeInt 32 1
%_arr_int_uint_4 = OpTypeArray %int %uint_4
          %S = OpTypeStruct %v3float %mat2v3float %_arr_int_uint_4
%_runtimearr_S = OpTypeRuntimeArray %S
%type_StructuredBuffer_S = OpTypeStruct %_runtimearr_S
%_ptr_StorageBuffer_type_StructuredBuffer_S = OpTypePointer StorageBuffer %type_StructuredBuffer_S
         %In = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_S StorageBuffer
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float StorageBuffer
%_arr_int_uint_4_0 = OpTypeArray %int %uint_4
        %S_0 = OpTypeStruct %v3float %mat2v3float %_arr_int_uint_4_0
%_ptr_Function_float = OpTypePointer Function %float
         %35 = OpTypeFunction %float %S_0 %_ptr_Function_float
    %uint_32 = OpConstant %uint 32
     %uint_3 = OpConstant %uint 3
     %uint_0 = OpConstant %uint 0
         %44 = OpExtInst %void %1 DebugTypeBasic %40 %uint_32 %uint_3 %uint_0
     %uint_2 = OpConstant %uint 2
     %uint_8 = OpConstant %uint 8
    %uint_96 = OpConstant %uint 96
         %49 = OpExtInst %void %1 DebugTypeVector %44 %uint_3
         %50 = OpExtInst %void %1 DebugTypeMember %48 %49 %9 %uint_2 %uint_8 %uint_0 %uint_96 %uint_3
   %uint_192 = OpConstant %uint 192
         %53 = OpExtInst %void %1 DebugTypeVector %44 %uint_3
       %bool = OpTypeBool
       %true = OpConstantTrue %bool
         %56 = OpExtInst %void %1 DebugTypeMatrix %53 %uint_2 %true
         %57 = OpExtInst %void %1 DebugTypeMember %52 %56 %9 %uint_2 %uint_8 %uint_96 %uint_192 %uint_3
   %uint_288 = OpConstant %uint 288
   %uint_128 = OpConstant %uint 128
         %62 = OpExtInst %void %1 DebugTypeBasic %61 %uint_32 %uint_4 %uint_0
         %63 = OpExtInst %void %1 DebugTypeArray %62 %uint_4
         %64 = OpExtInst %void %1 DebugTypeMember %60 %63 %9 %uint_2 %uint_8 %uint_288 %uint_128 %uint_3
   %uint_416 = OpConstant %uint 416
         %67 = OpExtInst %void %1 DebugTypeComposite %65 %uint_1 %9 %uint_2 %uint_8 %10 %65 %uint_416 %uint_3 %50 %57 %64
         %68 = OpExtInst %void %1 DebugTypeFunction %uint_3 %44 %67 %44
     %uint_7 = OpConstant %uint 7
         %70 = OpExtInst %void %1 DebugFunction %39 %68 %9 %uint_4 %uint_7 %10 %39 %uint_3 %uint_4
    %uint_13 = OpConstant %uint 13
         %76 = OpExtInst %void %1 DebugLocalVariable %74 %67 %9 %uint_4 %uint_13 %70 %uint_4 %uint_1
    %uint_28 = OpConstant %uint 28
         %80 = OpExtInst %void %1 DebugLocalVariable %78 %44 %9 %uint_4 %uint_28 %70 %uint_4 %uint_2
    %uint_31 = OpConstant %uint 31
         %83 = OpExtInst %void %1 DebugLexicalBlock %9 %uint_4 %uint_31 %70
     %uint_9 = OpConstant %uint 9
         %92 = OpExtInst %void %1 DebugLocalVariable %91 %44 %9 %uint_5 %uint_9 %83 %uint_4
     %uint_6 = OpConstant %uint 6
    %float_1 = OpConstant %float 1
    %uint_14 = OpConstant %uint 14
        %102 = OpExtInst %void %1 DebugLexicalBlock %9 %uint_6 %uint_14 %83
      %int_1 = OpConstant %int 1
        %108 = OpExtInst %void %1 DebugLocalVariable %107 %62 %9 %uint_7 %uint_9 %102 %uint_4
    %uint_10 = OpConstant %uint 10
    %uint_11 = OpConstant %uint 11
        %121 = OpTypeFunction %void %uint
        %126 = OpExtInst %void %1 DebugTypeBasic %125 %uint_32 %uint_6 %uint_0
        %127 = OpExtInst %void %1 DebugTypeFunction %uint_3 %void %126
    %uint_26 = OpConstant %uint 26
        %129 = OpExtInst %void %1 DebugFunction %124 %127 %9 %uint_13 %uint_26 %10 %124 %uint_3 %uint_13
    %uint_36 = OpConstant %uint 36
        %135 = OpExtInst %void %1 DebugLocalVariable %133 %126 %9 %uint_13 %uint_36 %129 %uint_4 %uint_1
    %uint_61 = OpConstant %uint 61
        %138 = OpExtInst %void %1 DebugLexicalBlock %9 %uint_13 %uint_61 %129
        %142 = OpExtInst %void %1 DebugLocalVariable %78 %44 %9 %uint_14 %uint_9 %138 %uint_4
    %uint_15 = OpConstant %uint 15
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_S = OpTypePointer StorageBuffer %S
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
        %164 = OpTypeFunction %void
        %166 = OpExtInst %void %1 DebugTypeFunction %uint_3 %void
        %167 = OpExtInst %void %1 DebugFunction %124 %166 %9 %uint_13 %uint_26 %10 %124 %uint_3 %uint_13
        %171 = OpExtInst %void %1 DebugLexicalBlock %9 %uint_13 %uint_26 %167
%_ptr_Input_uint = OpTypePointer Input %uint
        %180 = OpExtInst %void %1 DebugEntryPoint %167 %10 %178 %179
        %sum = OpFunction %float None %35
          %s = OpFunctionParameter %S_0
          %t = OpFunctionParameter %_ptr_Function_float
         %36 = OpLabel
          %r = OpVariable %_ptr_Function_float Function
         %71 = OpExtInst %void %1 DebugFunctionDefinition %70 %sum
         %72 = OpExtInst %void %1 DebugScope %70
         %73 = OpExtInst %void %1 DebugLine %9 %uint_4 %uint_4 %uint_7 %uint_7
         %77 = OpExtInst %void %1 DebugValue %76 %s %11
         %81 = OpExtInst %void %1 DebugDeclare %80 %t %11
         %84 = OpExtInst %void %1 DebugScope %83
         %86 = OpExtInst %void %1 DebugLine %9 %uint_5 %uint_5 %uint_9 %uint_9
         %88 = OpCompositeExtract %float %s 0 0
         %89 = OpLoad %float %t
         %90 = OpFAdd %float %88 %89
               OpStore %r %90
         %93 = OpExtInst %void %1 DebugDeclare %92 %r %11
         %95 = OpExtInst %void %1 DebugLine %9 %uint_6 %uint_6 %uint_3 %uint_3
         %96 = OpLoad %float %r
         %98 = OpFOrdGreaterThan %bool %96 %float_1
               OpSelectionMerge %99 None
               OpBranchConditional %98 %100 %99
        %100 = OpLabel
        %103 = OpExtInst %void %1 DebugScope %102
        %104 = OpExtInst %void %1 DebugLine %9 %uint_7 %uint_7 %uint_9 %uint_9
          %q = OpCompositeExtract %int %s 2 1
        %109 = OpExtInst %void %1 DebugValue %108 %q %11
        %110 = OpExtInst %void %1 DebugLine %9 %uint_8 %uint_8 %uint_5 %uint_5
        %111 = OpLoad %float %r
        %112 = OpConvertSToF %float %q
        %113 = OpFAdd %float %111 %112
               OpStore %r %113
               OpBranch %99
         %99 = OpLabel
        %114 = OpExtInst %void %1 DebugScope %83
        %116 = OpExtInst %void %1 DebugLine %9 %uint_10 %uint_10 %uint_3 %uint_3
        %117 = OpLoad %float %r
               OpStore %t %117
        %119 = OpExtInst %void %1 DebugLine %9 %uint_11 %uint_11 %uint_3 %uint_3
        %120 = OpLoad %float %r
               OpReturnValue %120
               OpFunctionEnd
     %main_1 = OpFunction %void None %121
          %i = OpFunctionParameter %uint
        %122 = OpLabel
        %t_0 = OpVariable %_ptr_Function_float Function
        %130 = OpExtInst %void %1 DebugFunctionDefinition %129 %main_1
        %131 = OpExtInst %void %1 DebugScope %129
        %132 = OpExtInst %void %1 DebugLine %9 %uint_13 %uint_13 %uint_26 %uint_26
        %136 = OpExtInst %void %1 DebugValue %135 %i %11
        %139 = OpExtInst %void %1 DebugScope %138
        %140 = OpExtInst %void %1 DebugLine %9 %uint_14 %uint_14 %uint_9 %uint_9
               OpStore %t_0 %float_1
        %143 = OpExtInst %void %1 DebugDeclare %142 %t_0 %11
        %145 = OpExtInst %void %1 DebugLine %9 %uint_15 %uint_15 %uint_3 %uint_3
        %148 = OpAccessChain %_ptr_StorageBuffer_S %In %int_0 %i
        %149 = OpLoad %S %148
        %150 = OpCompositeExtract %v3float %149 0
        %151 = OpCompositeExtract %mat2v3float %149 1
        %152 = OpCompositeExtract %_arr_int_uint_4 %149 2
        %153 = OpCompositeExtract %int %152 0
        %154 = OpCompositeExtract %int %152 1
        %155 = OpCompositeExtract %int %152 2
        %156 = OpCompositeExtract %int %152 3
        %157 = OpCompositeConstruct %_arr_int_uint_4_0 %153 %154 %155 %156
        %158 = OpCompositeConstruct %S_0 %150 %151 %157
        %159 = OpFunctionCall %float %sum %158 %t_0
        %160 = OpLoad %float %t_0
        %161 = OpFAdd %float %159 %160
        %163 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %i
               OpStore %163 %161
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %164
        %165 = OpLabel
        %168 = OpExtInst %void %1 DebugFunctionDefinition %167 %main
        %169 = OpExtInst %void %1 DebugScope %167
        %170 = OpExtInst %void %1 DebugLine %9 %uint_13 %uint_13 %uint_26 %uint_26
        %172 = OpExtInst %void %1 DebugScope %171
        %173 = OpExtInst %void %1 DebugLine %9 %uint_13 %uint_13 %uint_26 %uint_26
        %175 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
        %176 = OpLoad %uint %175
        %177 = OpFunctionCall %void %main_1 %176
               OpReturn
               OpFunctionEnd
