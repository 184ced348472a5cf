// args: -T cs_6_0
// Parameters that are written are copied, `out` and `inout` arguments go through memory of the caller and are converted.
struct Ray { float3 origin; float reach[2]; };
RWStructuredBuffer<Ray> Rays : register(u0);
static float total = 1.5;
static const float2 table[3] = { 1, 2, 3, 4, 5, 6 };

float step(Ray ray, float by, inout float far, out int hits) {
  by *= table[hits = 2].y;
  far = max(far, by);
  total += far;
  return ray.reach[1] + by;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Ray ray = Rays[i];
  float near = ray.origin.x > 0 ? ray.reach[0] : table[i].x;
  uint hits;
  ray.origin.z = step(ray, near, ray.origin.y, hits);
  ray.reach[i] = hits + total;
  Rays[i] = ray;
}
; ==>
%56 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Rays %table %total
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_arr_float_uint_2 ArrayStride 4
               OpMemberDecorate %Ray 0 Offset 0
               OpMemberDecorate %Ray 1 Offset 12
               OpDecorate %_runtimearr_Ray ArrayStride 32
               OpMemberDecorate %type_RWStructuredBuffer_Ray 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Ray Block
               OpDecorate %Rays DescriptorSet 0
               OpDecorate %Rays Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
        %Ray = OpTypeStruct %v3float %_arr_float_uint_2
%_runtimearr_Ray = OpTypeRuntimeArray %Ray
%type_RWStructuredBuffer_Ray = OpTypeStruct %_runtimearr_Ray
%_ptr_StorageBuffer_type_RWStructuredBuffer_Ray = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Ray
       %Rays = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Ray StorageBuffer
    %v2float = OpTypeVector %float 2
     %uint_3 = OpConstant %uint 3
%_arr_v2float_uint_3 = OpTypeArray %v2float %uint_3
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
         %19 = OpConstantComposite %v2float %float_1 %float_2
    %float_3 = OpConstant %float 3
    %float_4 = OpConstant %float 4
         %22 = OpConstantComposite %v2float %float_3 %float_4
    %float_5 = OpConstant %float 5
    %float_6 = OpConstant %float 6
         %25 = OpConstantComposite %v2float %float_5 %float_6
         %26 = OpConstantComposite %_arr_v2float_uint_3 %19 %22 %25
%_ptr_Private__arr_v2float_uint_3 = OpTypePointer Private %_arr_v2float_uint_3
      %table = OpVariable %_ptr_Private__arr_v2float_uint_3 Private %26
  %float_1_5 = OpConstant %float 1.5
%_ptr_Private_float = OpTypePointer Private %float
      %total = OpVariable %_ptr_Private_float Private %float_1_5
%_arr_float_uint_2_0 = OpTypeArray %float %uint_2
      %Ray_0 = OpTypeStruct %v3float %_arr_float_uint_2_0
%_ptr_Function_float = OpTypePointer Function %float
        %int = OpTypeInt 32 1
%_ptr_Function_int = OpTypePointer Function %int
         %41 = OpTypeFunction %float %Ray_0 %float %_ptr_Function_float %_ptr_Function_int
      %int_2 = OpConstant %int 2
      %int_1 = OpConstant %int 1
       %void = OpTypeVoid
         %65 = OpTypeFunction %void %uint
%_ptr_Function_Ray_0 = OpTypePointer Function %Ray_0
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_Ray = OpTypePointer StorageBuffer %Ray
    %float_0 = OpConstant %float 0
       %bool = OpTypeBool
%_ptr_Function_uint = OpTypePointer Function %uint
        %108 = OpTypeFunction %void
       %step = OpFunction %float None %41
        %ray = OpFunctionParameter %Ray_0
         %by = OpFunctionParameter %float
        %far = OpFunctionParameter %_ptr_Function_float
       %hits = OpFunctionParameter %_ptr_Function_int
         %42 = OpLabel
       %by_0 = OpVariable %_ptr_Function_float Function
               OpStore %by_0 %by
         %48 = OpLoad %float %by_0
               OpStore %hits %int_2
         %51 = OpAccessChain %_ptr_Private_float %table %int_2 %int_1
         %52 = OpLoad %float %51
         %53 = OpFMul %float %48 %52
               OpStore %by_0 %53
         %54 = OpLoad %float %far
         %55 = OpLoad %float %by_0
         %57 = OpExtInst %float %56 NMax %54 %55
               OpStore %far %57
         %58 = OpLoad %float %total
         %59 = OpLoad %float %far
         %60 = OpFAdd %float %58 %59
               OpStore %total %60
         %61 = OpCompositeExtract %float %ray 1 1
         %62 = OpLoad %float %by_0
         %63 = OpFAdd %float %61 %62
               OpReturnValue %63
               OpFunctionEnd
     %main_1 = OpFunction %void None %65
          %i = OpFunctionParameter %uint
         %66 = OpLabel
      %ray_0 = OpVariable %_ptr_Function_Ray_0 Function
     %hits_0 = OpVariable %_ptr_Function_uint Function
         %92 = OpVariable %_ptr_Function_float Function
         %94 = OpVariable %_ptr_Function_int Function
         %72 = OpAccessChain %_ptr_StorageBuffer_Ray %Rays %int_0 %i
         %73 = OpLoad %Ray %72
         %74 = OpCopyLogical %Ray_0 %73
               OpStore %ray_0 %74
         %75 = OpAccessChain %_ptr_Function_float %ray_0 %int_0 %int_0
         %76 = OpLoad %float %75
         %79 = OpFOrdGreaterThan %bool %76 %float_0
               OpSelectionMerge %80 None
               OpBranchConditional %79 %81 %82
         %81 = OpLabel
         %83 = OpAccessChain %_ptr_Function_float %ray_0 %int_1 %int_0
         %84 = OpLoad %float %83
               OpBranch %80
         %82 = OpLabel
         %85 = OpAccessChain %_ptr_Private_float %table %i %int_0
         %86 = OpLoad %float %85
               OpBranch %80
         %80 = OpLabel
       %near = OpPhi %float %84 %81 %86 %82
         %90 = OpAccessChain %_ptr_Function_float %ray_0 %int_0 %int_1
         %91 = OpLoad %float %90
               OpStore %92 %91
         %93 = OpLoad %Ray_0 %ray_0
         %95 = OpFunctionCall %float %step %93 %near %92 %94
         %96 = OpLoad %float %92
               OpStore %90 %96
         %97 = OpLoad %int %94
         %98 = OpBitcast %uint %97
               OpStore %hits_0 %98
         %99 = OpAccessChain %_ptr_Function_float %ray_0 %int_0 %int_2
               OpStore %99 %95
        %100 = OpLoad %uint %hits_0
        %101 = OpConvertUToF %float %100
        %102 = OpLoad %float %total
        %103 = OpFAdd %float %101 %102
        %104 = OpAccessChain %_ptr_Function_float %ray_0 %int_1 %i
               OpStore %104 %103
        %105 = OpLoad %Ray_0 %ray_0
        %106 = OpCopyLogical %Ray %105
        %107 = OpAccessChain %_ptr_StorageBuffer_Ray %Rays %int_0 %i
               OpStore %107 %106
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %108
        %109 = OpLabel
        %110 = OpLoad %uint %in_SV_GROUPINDEX0
        %111 = OpFunctionCall %void %main_1 %110
               OpReturn
               OpFunctionEnd
