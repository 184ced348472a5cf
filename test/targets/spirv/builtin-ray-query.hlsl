// args: -T cs_6_5
RaytracingAccelerationStructure scene;
RWStructuredBuffer<float4> results;

float distance(RayQuery<RAY_FLAG_FORCE_OPAQUE> query) { return query.CommittedRayT(); }

[numthreads(1, 1, 1)] void main() {
  RayDesc ray = { float3(0, 0, 0), 0.1, float3(0, 0, 1), 1000 };
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
  while (query.Proceed())
    if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && query.CandidateTriangleRayT() > 1)
      query.CommitNonOpaqueTriangleHit();
  if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
    results[0] = mul(query.CommittedObjectToWorld3x4(), float4(query.CommittedTriangleBarycentrics(), 0, 1)).xyzz;
    results[1] = query.CommittedWorldToObject4x3()[3].xyzz + distance(query) + query.CommittedInstanceID();
  }
}
; ==>
OpCapability RayQueryKHR
               OpExtension "SPV_KHR_ray_query"
               OpEntryPoint GLCompute %main "main" %scene %results
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %scene DescriptorSet 0
               OpDecorate %scene Binding 0
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 1
          %1 = OpTypeAccelerationStructureKHR
%_ptr_UniformConstant_1 = OpTypePointer UniformConstant %1
      %scene = OpVariable %_ptr_UniformConstant_1 UniformConstant
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
         %13 = OpTypeRayQueryKHR
%_ptr_Function_13 = OpTypePointer Function %13
         %15 = OpTypeFunction %float %_ptr_Function_13
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
       %void = OpTypeVoid
         %22 = OpTypeFunction %void
    %float_0 = OpConstant %float 0
    %v3float = OpTypeVector %float 3
         %26 = OpConstantComposite %v3float %float_0 %float_0 %float_0
%float_0_100000001 = OpConstant %float 0.100000001
    %float_1 = OpConstant %float 1
         %29 = OpConstantComposite %v3float %float_0 %float_0 %float_1
 %float_1000 = OpConstant %float 1000
    %RayDesc = OpTypeStruct %v3float %float %v3float %float
         %32 = OpConstantComposite %RayDesc %26 %float_0_100000001 %29 %float_1000
     %uint_0 = OpConstant %uint 0
   %uint_255 = OpConstant %uint 255
       %bool = OpTypeBool
      %false = OpConstantFalse %bool
%mat4v3float = OpTypeMatrix %v3float 4
%mat3v4float = OpTypeMatrix %v4float 3
    %v2float = OpTypeVector %float 2
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %uint_3 = OpConstant %uint 3
   %distance = OpFunction %float None %15
      %query = OpFunctionParameter %_ptr_Function_13
         %16 = OpLabel
         %20 = OpRayQueryGetIntersectionTKHR %float %query %uint_1
               OpReturnValue %20
               OpFunctionEnd
     %main_1 = OpFunction %void None %22
         %23 = OpLabel
    %query_0 = OpVariable %_ptr_Function_13 Function
         %36 = OpLoad %1 %scene
         %37 = OpBitwiseOr %uint %uint_0 %uint_1
               OpRayQueryInitializeKHR %query_0 %36 %37 %uint_255 %26 %float_0_100000001 %29 %float_1000
               OpBranch %38
         %38 = OpLabel
               OpLoopMerge %41 %40 None
               OpBranch %42
         %42 = OpLabel
         %44 = OpRayQueryProceedKHR %bool %query_0
               OpBranchConditional %44 %39 %41
         %39 = OpLabel
         %45 = OpRayQueryGetIntersectionTypeKHR %uint %query_0 %uint_0
         %46 = OpIEqual %bool %45 %uint_0
               OpSelectionMerge %47 None
               OpBranchConditional %46 %48 %49
         %48 = OpLabel
         %50 = OpRayQueryGetIntersectionTKHR %float %query_0 %uint_0
         %51 = OpFOrdGreaterThan %bool %50 %float_1
               OpBranch %47
         %49 = OpLabel
               OpBranch %47
         %47 = OpLabel
         %53 = OpPhi %bool %51 %48 %false %49
               OpSelectionMerge %54 None
               OpBranchConditional %53 %55 %54
         %55 = OpLabel
               OpRayQueryConfirmIntersectionKHR %query_0
               OpBranch %54
         %54 = OpLabel
               OpBranch %40
         %40 = OpLabel
               OpBranch %38
         %41 = OpLabel
         %56 = OpRayQueryGetIntersectionTypeKHR %uint %query_0 %uint_1
         %57 = OpIEqual %bool %56 %uint_1
               OpSelectionMerge %58 None
               OpBranchConditional %57 %59 %58
         %59 = OpLabel
         %61 = OpRayQueryGetIntersectionObjectToWorldKHR %mat4v3float %query_0 %uint_1
         %63 = OpTranspose %mat3v4float %61
         %65 = OpRayQueryGetIntersectionBarycentricsKHR %v2float %query_0 %uint_1
         %66 = OpCompositeConstruct %v4float %65 %float_0 %float_1
         %67 = OpVectorTimesMatrix %v3float %66 %63
         %68 = OpVectorShuffle %v4float %67 %67 0 1 2 2
         %72 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %72 %68
         %73 = OpRayQueryGetIntersectionWorldToObjectKHR %mat4v3float %query_0 %uint_1
         %75 = OpCompositeExtract %v3float %73 3
         %76 = OpVectorShuffle %v4float %75 %75 0 1 2 2
         %77 = OpFunctionCall %float %distance %query_0
         %78 = OpCompositeConstruct %v4float %77 %77 %77 %77
         %79 = OpFAdd %v4float %76 %78
         %80 = OpRayQueryGetIntersectionInstanceCustomIndexKHR %uint %query_0 %uint_1
         %81 = OpConvertUToF %float %80
         %82 = OpCompositeConstruct %v4float %81 %81 %81 %81
         %83 = OpFAdd %v4float %79 %82
         %84 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_1
               OpStore %84 %83
               OpBranch %58
         %58 = OpLabel
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %22
         %85 = OpLabel
         %86 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
