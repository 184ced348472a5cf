// args: -T ps_6_0 -fspv-reflect
struct S { float4 a; };
Texture2D<float4> T; SamplerState Sm; RWStructuredBuffer<S> B; StructuredBuffer<S> R; ByteAddressBuffer BA; RWByteAddressBuffer RBA; cbuffer C { float4 k; }; RWTexture3D<float> V; Buffer<uint> BU; RWBuffer<float4> RB; TextureCube<float4> Q; Texture2DArray<float4> TA; ConstantBuffer<S> CB; AppendStructuredBuffer<S> AP; Texture2DMS<float4> MS; Texture2D<float4> Arr[3];
float4 main(float2 uv : TEXCOORD0, float4 p : SV_Position, uint id : SV_PrimitiveID) : SV_Target0 {
  B.IncrementCounter(); AP.Append(R[1]); RB[0] = V[uint3(0,0,0)];
  return T.Sample(Sm, uv) + B[0].a + BA.Load(0) + RBA.Load(4) + k + BU[1] + Q.Sample(Sm, p.xyz) + TA.Load(0) + CB.a + MS.Load(0,0) + id + Arr[1].Load(0);
}
; ==>
OpCapability Geometry
               OpCapability SampledBuffer
               OpCapability ImageBuffer
               OpCapability StorageImageReadWithoutFormat
               OpCapability StorageImageWriteWithoutFormat
               OpExtension "SPV_GOOGLE_hlsl_functionality1"
               OpExtension "SPV_GOOGLE_user_type"
               OpEntryPoint Fragment %main "main" %in_TEXCOORD0 %in_SV_POSITION0 %in_SV_PRIMITIVEID0 %out_SV_TARGET0 %C %T %Sm %counter_var_B %B %R %BA %RBA %V %BU %RB %Q %TA %CB %counter_var_AP %AP %MS %Arr
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_TEXCOORD0 Location 0
               OpDecorateString %in_TEXCOORD0 UserSemantic "TEXCOORD0"
               OpDecorate %in_SV_POSITION0 BuiltIn FragCoord
               OpDecorateString %in_SV_POSITION0 UserSemantic "SV_Position"
               OpDecorate %in_SV_PRIMITIVEID0 BuiltIn PrimitiveId
               OpDecorateString %in_SV_PRIMITIVEID0 UserSemantic "SV_PrimitiveID"
               OpDecorate %in_SV_PRIMITIVEID0 Flat
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorateString %out_SV_TARGET0 UserSemantic "SV_Target0"
               OpMemberDecorate %type_C 0 Offset 0
               OpDecorate %type_C Block
               OpDecorate %C DescriptorSet 0
               OpDecorate %C Binding 7
               OpDecorateString %C UserTypeGOOGLE "cbuffer"
               OpDecorate %T DescriptorSet 0
               OpDecorate %T Binding 0
               OpDecorateString %T UserTypeGOOGLE "texture2d:<float4>"
               OpDecorate %Sm DescriptorSet 0
               OpDecorate %Sm Binding 1
               OpMemberDecorate %S 0 Offset 0
               OpDecorate %_runtimearr_S ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_S 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_S Block
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter Block
               OpDecorate %counter_var_B DescriptorSet 0
               OpDecorate %counter_var_B Binding 3
               OpDecorate %B DescriptorSet 0
               OpDecorate %B Binding 2
               OpDecorateString %B UserTypeGOOGLE "rwstructuredbuffer:<S>"
               OpDecorateId %B CounterBuffer %counter_var_B
               OpDecorate %_runtimearr_S_0 ArrayStride 16
               OpMemberDecorate %type_StructuredBuffer_S 0 Offset 0
               OpDecorate %type_StructuredBuffer_S Block
               OpDecorate %R DescriptorSet 0
               OpDecorate %R Binding 4
               OpDecorate %R NonWritable
               OpDecorateString %R UserTypeGOOGLE "structuredbuffer:<S>"
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_ByteAddressBuffer 0 Offset 0
               OpDecorate %type_ByteAddressBuffer Block
               OpDecorate %BA DescriptorSet 0
               OpDecorate %BA Binding 5
               OpDecorate %BA NonWritable
               OpDecorateString %BA UserTypeGOOGLE "byteaddressbuffer"
               OpDecorate %_runtimearr_uint_0 ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %RBA DescriptorSet 0
               OpDecorate %RBA Binding 6
               OpDecorateString %RBA UserTypeGOOGLE "rwbyteaddressbuffer"
               OpDecorate %V DescriptorSet 0
               OpDecorate %V Binding 8
               OpDecorateString %V UserTypeGOOGLE "rwtexture3d:<float>"
               OpDecorate %BU DescriptorSet 0
               OpDecorate %BU Binding 9
               OpDecorateString %BU UserTypeGOOGLE "buffer:<uint>"
               OpDecorate %RB DescriptorSet 0
               OpDecorate %RB Binding 10
               OpDecorateString %RB UserTypeGOOGLE "rwbuffer:<float4>"
               OpDecorate %Q DescriptorSet 0
               OpDecorate %Q Binding 11
               OpDecorateString %Q UserTypeGOOGLE "texturecube:<float4>"
               OpDecorate %TA DescriptorSet 0
               OpDecorate %TA Binding 12
               OpDecorateString %TA UserTypeGOOGLE "texture2darray:<float4>"
               OpMemberDecorate %type_ConstantBuffer_S 0 Offset 0
               OpDecorate %type_ConstantBuffer_S Block
               OpDecorate %CB DescriptorSet 0
               OpDecorate %CB Binding 13
               OpDecorateString %CB UserTypeGOOGLE "constantbuffer:<S>"
               OpDecorate %_runtimearr_S_1 ArrayStride 16
               OpMemberDecorate %type_AppendStructuredBuffer_S 0 Offset 0
               OpDecorate %type_AppendStructuredBuffer_S Block
               OpDecorate %counter_var_AP DescriptorSet 0
               OpDecorate %counter_var_AP Binding 15
               OpDecorate %AP DescriptorSet 0
               OpDecorate %AP Binding 14
               OpDecorateString %AP UserTypeGOOGLE "appendstructuredbuffer:<S>"
               OpDecorateId %AP CounterBuffer %counter_var_AP
               OpDecorate %MS DescriptorSet 0
               OpDecorate %MS Binding 16
               OpDecorateString %MS UserTypeGOOGLE "texture2dms:<float4>"
               OpDecorate %Arr DescriptorSet 0
               OpDecorate %Arr Binding 17
               OpDecorateString %Arr UserTypeGOOGLE "texture2d:<float4>"
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
%in_TEXCOORD0 = OpVariable %_ptr_Input_v2float Input
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_SV_POSITION0 = OpVariable %_ptr_Input_v4float Input
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_PRIMITIVEID0 = OpVariable %_ptr_Input_uint Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
     %type_C = OpTypeStruct %v4float
%_ptr_Uniform_type_C = OpTypePointer Uniform %type_C
          %C = OpVariable %_ptr_Uniform_type_C Uniform
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
         %18 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_18 = OpTypePointer UniformConstant %18
          %T = OpVariable %_ptr_UniformConstant_18 UniformConstant
         %21 = OpTypeSampler
%_ptr_UniformConstant_21 = OpTypePointer UniformConstant %21
         %Sm = OpVariable %_ptr_UniformConstant_21 UniformConstant
          %S = OpTypeStruct %v4float
%_runtimearr_S = OpTypeRuntimeArray %S
%type_RWStructuredBuffer_S = OpTypeStruct %_runtimearr_S
%type_counter = OpTypeStruct %int
%_ptr_StorageBuffer_type_counter = OpTypePointer StorageBuffer %type_counter
%counter_var_B = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
%_ptr_StorageBuffer_type_RWStructuredBuffer_S = OpTypePointer StorageBuffer %type_RWStructuredBuffer_S
          %B = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_S StorageBuffer
%_runtimearr_S_0 = OpTypeRuntimeArray %S
%type_StructuredBuffer_S = OpTypeStruct %_runtimearr_S_0
%_ptr_StorageBuffer_type_StructuredBuffer_S = OpTypePointer StorageBuffer %type_StructuredBuffer_S
          %R = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_S StorageBuffer
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_ByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_ByteAddressBuffer = OpTypePointer StorageBuffer %type_ByteAddressBuffer
         %BA = OpVariable %_ptr_StorageBuffer_type_ByteAddressBuffer StorageBuffer
%_runtimearr_uint_0 = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint_0
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
        %RBA = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
         %44 = OpTypeImage %float 3D 2 0 0 2 Unknown
%_ptr_UniformConstant_44 = OpTypePointer UniformConstant %44
          %V = OpVariable %_ptr_UniformConstant_44 UniformConstant
         %47 = OpTypeImage %uint Buffer 2 0 0 1 Unknown
%_ptr_UniformConstant_47 = OpTypePointer UniformConstant %47
         %BU = OpVariable %_ptr_UniformConstant_47 UniformConstant
         %50 = OpTypeImage %float Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_50 = OpTypePointer UniformConstant %50
         %RB = OpVariable %_ptr_UniformConstant_50 UniformConstant
         %53 = OpTypeImage %float Cube 2 0 0 1 Unknown
%_ptr_UniformConstant_53 = OpTypePointer UniformConstant %53
          %Q = OpVariable %_ptr_UniformConstant_53 UniformConstant
         %56 = OpTypeImage %float 2D 2 1 0 1 Unknown
%_ptr_UniformConstant_56 = OpTypePointer UniformConstant %56
         %TA = OpVariable %_ptr_UniformConstant_56 UniformConstant
%type_ConstantBuffer_S = OpTypeStruct %v4float
%_ptr_Uniform_type_ConstantBuffer_S = OpTypePointer Uniform %type_ConstantBuffer_S
         %CB = OpVariable %_ptr_Uniform_type_ConstantBuffer_S Uniform
%_runtimearr_S_1 = OpTypeRuntimeArray %S
%type_AppendStructuredBuffer_S = OpTypeStruct %_runtimearr_S_1
%counter_var_AP = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
%_ptr_StorageBuffer_type_AppendStructuredBuffer_S = OpTypePointer StorageBuffer %type_AppendStructuredBuffer_S
         %AP = OpVariable %_ptr_StorageBuffer_type_AppendStructuredBuffer_S StorageBuffer
         %67 = OpTypeImage %float 2D 2 0 1 1 Unknown
%_ptr_UniformConstant_67 = OpTypePointer UniformConstant %67
         %MS = OpVariable %_ptr_UniformConstant_67 UniformConstant
     %uint_3 = OpConstant %uint 3
%_arr_18_uint_3 = OpTypeArray %18 %uint_3
%_ptr_UniformConstant__arr_18_uint_3 = OpTypePointer UniformConstant %_arr_18_uint_3
        %Arr = OpVariable %_ptr_UniformConstant__arr_18_uint_3 UniformConstant
         %76 = OpTypeFunction %v4float %v2float %v4float %uint
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
%_ptr_StorageBuffer_S = OpTypePointer StorageBuffer %S
        %S_0 = OpTypeStruct %v4float
     %v3uint = OpTypeVector %uint 3
         %99 = OpConstantComposite %v3uint %uint_0 %uint_0 %uint_0
        %105 = OpTypeSampledImage %18
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_4 = OpConstant %uint 4
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
     %v4uint = OpTypeVector %uint 4
    %v3float = OpTypeVector %float 3
        %139 = OpTypeSampledImage %53
      %v4int = OpTypeVector %int 4
        %145 = OpConstantNull %v4int
      %v3int = OpTypeVector %int 3
      %v2int = OpTypeVector %int 2
        %155 = OpConstantNull %v2int
        %162 = OpConstantNull %v3int
       %void = OpTypeVoid
        %169 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %76
         %uv = OpFunctionParameter %v2float
          %p = OpFunctionParameter %v4float
         %id = OpFunctionParameter %uint
         %77 = OpLabel
         %82 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_B %int_0
         %86 = OpAtomicIAdd %int %82 %uint_1 %uint_0 %int_1
         %87 = OpBitcast %uint %86
         %89 = OpAccessChain %_ptr_StorageBuffer_S %R %int_0 %uint_1
         %90 = OpLoad %S %89
         %92 = OpCopyLogical %S_0 %90
         %93 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_AP %int_0
         %94 = OpAtomicIAdd %int %93 %uint_1 %uint_0 %int_1
         %95 = OpBitcast %uint %94
         %96 = OpCopyLogical %S %92
         %97 = OpAccessChain %_ptr_StorageBuffer_S %AP %int_0 %95
               OpStore %97 %96
        %100 = OpLoad %44 %V
        %101 = OpImageRead %v4float %100 %99
        %102 = OpCompositeExtract %float %101 0
        %103 = OpCompositeConstruct %v4float %102 %102 %102 %102
        %104 = OpLoad %50 %RB
               OpImageWrite %104 %uint_0 %103
        %106 = OpLoad %18 %T
        %107 = OpLoad %21 %Sm
        %108 = OpSampledImage %105 %106 %107
        %109 = OpImageSampleImplicitLod %v4float %108 %uv
        %111 = OpAccessChain %_ptr_StorageBuffer_v4float %B %int_0 %uint_0 %int_0
        %112 = OpLoad %v4float %111
        %113 = OpFAdd %v4float %109 %112
        %115 = OpAccessChain %_ptr_StorageBuffer_uint %BA %int_0 %uint_0
        %116 = OpLoad %uint %115
        %117 = OpConvertUToF %float %116
        %118 = OpCompositeConstruct %v4float %117 %117 %117 %117
        %119 = OpFAdd %v4float %113 %118
        %121 = OpAccessChain %_ptr_StorageBuffer_uint %RBA %int_0 %uint_1
        %122 = OpLoad %uint %121
        %123 = OpConvertUToF %float %122
        %124 = OpCompositeConstruct %v4float %123 %123 %123 %123
        %125 = OpFAdd %v4float %119 %124
        %127 = OpAccessChain %_ptr_Uniform_v4float %C %int_0
        %128 = OpLoad %v4float %127
        %129 = OpFAdd %v4float %125 %128
        %130 = OpLoad %47 %BU
        %132 = OpImageFetch %v4uint %130 %uint_1
        %133 = OpCompositeExtract %uint %132 0
        %134 = OpConvertUToF %float %133
        %135 = OpCompositeConstruct %v4float %134 %134 %134 %134
        %136 = OpFAdd %v4float %129 %135
        %138 = OpVectorShuffle %v3float %p %p 0 1 2
        %140 = OpLoad %53 %Q
        %141 = OpSampledImage %139 %140 %107
        %142 = OpImageSampleImplicitLod %v4float %141 %138
        %143 = OpFAdd %v4float %136 %142
        %147 = OpVectorShuffle %v3int %145 %145 0 1 2
        %148 = OpLoad %56 %TA
        %149 = OpImageFetch %v4float %148 %147 Lod %int_0
        %150 = OpFAdd %v4float %143 %149
        %151 = OpAccessChain %_ptr_Uniform_v4float %CB %int_0
        %152 = OpLoad %v4float %151
        %153 = OpFAdd %v4float %150 %152
        %156 = OpLoad %67 %MS
        %157 = OpImageFetch %v4float %156 %155 Sample %int_0
        %158 = OpFAdd %v4float %153 %157
        %159 = OpConvertUToF %float %id
        %160 = OpCompositeConstruct %v4float %159 %159 %159 %159
        %161 = OpFAdd %v4float %158 %160
        %163 = OpVectorShuffle %v2int %162 %162 0 1
        %164 = OpAccessChain %_ptr_UniformConstant_18 %Arr %uint_1
        %165 = OpLoad %18 %164
        %166 = OpImageFetch %v4float %165 %163 Lod %int_0
        %167 = OpFAdd %v4float %161 %166
               OpReturnValue %167
               OpFunctionEnd
       %main = OpFunction %void None %169
        %170 = OpLabel
        %171 = OpLoad %v2float %in_TEXCOORD0
        %172 = OpLoad %v4float %in_SV_POSITION0
        %173 = OpLoad %uint %in_SV_PRIMITIVEID0
     %result = OpFunctionCall %v4float %main_1 %171 %172 %173
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
