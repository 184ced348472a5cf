// args: -T cs_6_5
RaytracingAccelerationStructure scene;
RWStructuredBuffer<float4> results;

[numthreads(1, 1, 1)] void main() {
  RayDesc ray = { float3(0, 0, 0), 0.1, float3(0, 0, 1), 1000 };
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
  while (query.Proceed())
    if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && query.CandidateTriangleRayT() > 1)
      query.CommitNonOpaqueTriangleHit();
  if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
    results[0] = mul(query.CommittedObjectToWorld3x4(), float4(query.CommittedTriangleBarycentrics(), 0, 1)).xyzz;
    results[1] = query.CommittedWorldToObject4x3()[3].xyzz + query.CommittedRayT() + query.CommittedInstanceID();
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
       %void = OpTypeVoid
         %13 = OpTypeFunction %void
    %float_0 = OpConstant %float 0
    %v3float = OpTypeVector %float 3
         %17 = OpConstantComposite %v3float %float_0 %float_0 %float_0
%float_0_100000001 = OpConstant %float 0.100000001
    %float_1 = OpConstant %float 1
         %20 = OpConstantComposite %v3float %float_0 %float_0 %float_1
 %float_1000 = OpConstant %float 1000
    %RayDesc = OpTypeStruct %v3float %float %v3float %float
         %23 = OpConstantComposite %RayDesc %17 %float_0_100000001 %20 %float_1000
         %24 = OpTypeRayQueryKHR
%_ptr_Function_24 = OpTypePointer Function %24
       %uint = OpTypeInt 32 0
     %uint_0 = OpConstant %uint 0
   %uint_255 = OpConstant %uint 255
     %uint_1 = OpConstant %uint 1
       %bool = OpTypeBool
      %false = OpConstantFalse %bool
%mat4v3float = OpTypeMatrix %v3float 4
%mat3v4float = OpTypeMatrix %v4float 3
    %v2float = OpTypeVector %float 2
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %uint_3 = OpConstant %uint 3
     %main_1 = OpFunction %void None %13
         %14 = OpLabel
      %query = OpVariable %_ptr_Function_24 Function
         %30 = OpLoad %1 %scene
         %32 = OpBitwiseOr %uint %uint_0 %uint_1
               OpRayQueryInitializeKHR %query %30 %32 %uint_255 %17 %float_0_100000001 %20 %float_1000
               OpBranch %33
         %33 = OpLabel
               OpLoopMerge %36 %35 None
               OpBranch %37
         %37 = OpLabel
         %39 = OpRayQueryProceedKHR %bool %query
               OpBranchConditional %39 %34 %36
         %34 = OpLabel
         %40 = OpRayQueryGetIntersectionTypeKHR %uint %query %uint_0
         %41 = OpIEqual %bool %40 %uint_0
               OpSelectionMerge %42 None
               OpBranchConditional %41 %43 %44
         %43 = OpLabel
         %45 = OpRayQueryGetIntersectionTKHR %float %query %uint_0
         %46 = OpFOrdGreaterThan %bool %45 %float_1
               OpBranch %42
         %44 = OpLabel
               OpBranch %42
         %42 = OpLabel
         %48 = OpPhi %bool %46 %43 %false %44
               OpSelectionMerge %49 None
               OpBranchConditional %48 %50 %49
         %50 = OpLabel
               OpRayQueryConfirmIntersectionKHR %query
               OpBranch %49
         %49 = OpLabel
               OpBranch %35
         %35 = OpLabel
               OpBranch %33
         %36 = OpLabel
         %51 = OpRayQueryGetIntersectionTypeKHR %uint %query %uint_1
         %52 = OpIEqual %bool %51 %uint_1
               OpSelectionMerge %53 None
               OpBranchConditional %52 %54 %53
         %54 = OpLabel
         %56 = OpRayQueryGetIntersectionObjectToWorldKHR %mat4v3float %query %uint_1
         %58 = OpTranspose %mat3v4float %56
         %60 = OpRayQueryGetIntersectionBarycentricsKHR %v2float %query %uint_1
         %61 = OpCompositeConstruct %v4float %60 %float_0 %float_1
         %62 = OpVectorTimesMatrix %v3float %61 %58
         %63 = OpVectorShuffle %v4float %62 %62 0 1 2 2
         %67 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %67 %63
         %68 = OpRayQueryGetIntersectionWorldToObjectKHR %mat4v3float %query %uint_1
         %70 = OpCompositeExtract %v3float %68 3
         %71 = OpVectorShuffle %v4float %70 %70 0 1 2 2
         %72 = OpRayQueryGetIntersectionTKHR %float %query %uint_1
         %73 = OpCompositeConstruct %v4float %72 %72 %72 %72
         %74 = OpFAdd %v4float %71 %73
         %75 = OpRayQueryGetIntersectionInstanceCustomIndexKHR %uint %query %uint_1
         %76 = OpConvertUToF %float %75
         %77 = OpCompositeConstruct %v4float %76 %76 %76 %76
         %78 = OpFAdd %v4float %74 %77
         %79 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_1
               OpStore %79 %78
               OpBranch %53
         %53 = OpLabel
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %13
         %80 = OpLabel
         %81 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
