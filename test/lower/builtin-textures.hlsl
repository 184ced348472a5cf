// args: -T ps_6_7
Texture2D<float4> T;
Texture1DArray<uint> A;
TextureCube<float3> C;
Texture2DMS<float2> M;
RWTexture3D<bool2> W;
SamplerState S;
SamplerComparisonState K;

float4 main(float3 x : X, int4 i : I) : SV_Target {
  uint w, h, n, status;
  float fw, fh;
  float4 sum = T.Sample(S, x.xy) + T.SampleLevel(S, x.xy, 2, int2(1, -1)) + T.SampleGrad(S, x.xy, 0, 1, 0, 0.5, status);
  sum.xyz += C.SampleBias(S, x, 1, 0.5) + T.SampleCmpLevelZero(K, x.xy, x.z);
  sum += T.GatherGreen(S, x.xy, int2(0, 0), int2(1, 0), int2(0, 1), int2(1, 1)) + C.Gather(S, x).x;
  sum += T.Load(i.xyz) + A.Load(i.xyz, 3) + float4(M.Load(i.xy, 2, int2(1, 1), status), status, W.Load(i.xyz).x);
  T.GetDimensions(1, w, h, n);
  M.GetDimensions(fw, fh, n);
  sum += w + fh + CheckAccessFullyMapped(status) + T.CalculateLevelOfDetail(S, x.xy);
  return sum;
}
; ==>
@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1
@S.str = private unnamed_addr constant [2 x i8] c"S\00", align 1
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@K.str = private unnamed_addr constant [2 x i8] c"K\00", align 1
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@M.str = private unnamed_addr constant [2 x i8] c"M\00", align 1
@W.str = private unnamed_addr constant [2 x i8] c"W\00", align 1

define void @main() #0 {
entry:
  %x = alloca <3 x float>
  %i = alloca <4 x i32>
  %0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 poison)
  %1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 poison)
  %2 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 poison)
  %3 = insertelement <3 x float> poison, float %0, i32 0
  %4 = insertelement <3 x float> %3, float %1, i32 1
  %5 = insertelement <3 x float> %4, float %2, i32 2
  store <3 x float> %5, ptr %x
  %6 = load <3 x float>, ptr %x
  %7 = call i32 @llvm.dx.input.load.i32(i32 1, i32 0, i32 0, i32 poison)
  %8 = call i32 @llvm.dx.input.load.i32(i32 1, i32 0, i32 1, i32 poison)
  %9 = call i32 @llvm.dx.input.load.i32(i32 1, i32 0, i32 2, i32 poison)
  %10 = call i32 @llvm.dx.input.load.i32(i32 1, i32 0, i32 3, i32 poison)
  %11 = insertelement <4 x i32> poison, i32 %7, i32 0
  %12 = insertelement <4 x i32> %11, i32 %8, i32 1
  %13 = insertelement <4 x i32> %12, i32 %9, i32 2
  %14 = insertelement <4 x i32> %13, i32 %10, i32 3
  store <4 x i32> %14, ptr %i
  %15 = load <4 x i32>, ptr %i
  %16 = call <4 x float> @main.body(<3 x float> %6, <4 x i32> %15)
  %17 = extractelement <4 x float> %16, i32 0
  %18 = extractelement <4 x float> %16, i32 1
  %19 = extractelement <4 x float> %16, i32 2
  %20 = extractelement <4 x float> %16, i32 3
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 0, float %17)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 1, float %18)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 2, float %19)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 3, float %20)
  ret void
}

define internal <4 x float> @main.body(<3 x float> %x, <4 x i32> %i) {
entry:
  %x.addr = alloca <3 x float>
  %i.addr = alloca <4 x i32>
  %w = alloca i32
  %h = alloca i32
  %n = alloca i32
  %status = alloca i32
  %fw = alloca float
  %fh = alloca float
  %sum = alloca <4 x float>
  store <3 x float> %x, ptr %x.addr
  store <4 x i32> %i, ptr %i.addr
  %T = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %S = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %0 = load <3 x float>, ptr %x.addr
  %1 = shufflevector <3 x float> %0, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %2 = call { <4 x float>, i1 } @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T, target("dx.Sampler", 0) %S, <2 x float> %1, <2 x i32> zeroinitializer)
  %3 = extractvalue { <4 x float>, i1 } %2, 0
  %T1 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %S1 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %4 = load <3 x float>, ptr %x.addr
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = call { <4 x float>, i1 } @llvm.dx.resource.samplelevel.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T1, target("dx.Sampler", 0) %S1, <2 x float> %5, float 2.000000e+00, <2 x i32> <i32 1, i32 -1>)
  %7 = extractvalue { <4 x float>, i1 } %6, 0
  %8 = fadd fast <4 x float> %3, %7
  %T2 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %S2 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %9 = load <3 x float>, ptr %x.addr
  %10 = shufflevector <3 x float> %9, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = call { <4 x float>, i1 } @llvm.dx.resource.samplegrad.clamp.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T2, target("dx.Sampler", 0) %S2, <2 x float> %10, <2 x float> zeroinitializer, <2 x float> splat (float 1.000000e+00), <2 x i32> zeroinitializer, float 5.000000e-01)
  %12 = extractvalue { <4 x float>, i1 } %11, 0
  %13 = extractvalue { <4 x float>, i1 } %11, 1
  %14 = zext i1 %13 to i32
  store i32 %14, ptr %status
  %15 = fadd fast <4 x float> %8, %12
  store <4 x float> %15, ptr %sum
  %C = call target("dx.Texture", <3 x float>, 0, 0, 0, 5) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v3f32_0_0_0_5t(i32 2, i32 0, i32 1, i32 0, ptr @C.str)
  %S3 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %16 = load <3 x float>, ptr %x.addr
  %17 = call { <3 x float>, i1 } @llvm.dx.resource.samplebias.clamp.v3f32.tdx.Texture_v3f32_0_0_0_5t.tdx.Sampler_0t.v3f32(target("dx.Texture", <3 x float>, 0, 0, 0, 5) %C, target("dx.Sampler", 0) %S3, <3 x float> %16, float 1.000000e+00, <3 x i32> zeroinitializer, float 5.000000e-01)
  %18 = extractvalue { <3 x float>, i1 } %17, 0
  %T3 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %K = call target("dx.Sampler", 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_1t(i32 6, i32 0, i32 1, i32 0, ptr @K.str)
  %19 = load <3 x float>, ptr %x.addr
  %20 = shufflevector <3 x float> %19, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %21 = load <3 x float>, ptr %x.addr
  %22 = extractelement <3 x float> %21, i32 2
  %23 = call { float, i1 } @llvm.dx.resource.samplecmplevelzero.f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_1t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T3, target("dx.Sampler", 1) %K, <2 x float> %20, float %22, <2 x i32> zeroinitializer)
  %24 = extractvalue { float, i1 } %23, 0
  %25 = insertelement <3 x float> poison, float %24, i32 0
  %26 = shufflevector <3 x float> %25, <3 x float> poison, <3 x i32> zeroinitializer
  %27 = fadd fast <3 x float> %18, %26
  %28 = load <4 x float>, ptr %sum
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = fadd fast <3 x float> %29, %27
  %31 = load <4 x float>, ptr %sum
  %32 = extractelement <3 x float> %30, i32 0
  %33 = extractelement <3 x float> %30, i32 1
  %34 = extractelement <3 x float> %30, i32 2
  %35 = insertelement <4 x float> %31, float %32, i32 0
  %36 = insertelement <4 x float> %35, float %33, i32 1
  %37 = insertelement <4 x float> %36, float %34, i32 2
  store <4 x float> %37, ptr %sum
  %T4 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %S4 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %38 = load <3 x float>, ptr %x.addr
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %40 = call { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T4, target("dx.Sampler", 0) %S4, <2 x float> %39, <2 x i32> zeroinitializer, i32 1)
  %41 = extractvalue { <4 x float>, i1 } %40, 0
  %42 = call { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T4, target("dx.Sampler", 0) %S4, <2 x float> %39, <2 x i32> <i32 1, i32 0>, i32 1)
  %43 = extractvalue { <4 x float>, i1 } %42, 0
  %44 = call { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T4, target("dx.Sampler", 0) %S4, <2 x float> %39, <2 x i32> <i32 0, i32 1>, i32 1)
  %45 = extractvalue { <4 x float>, i1 } %44, 0
  %46 = call { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T4, target("dx.Sampler", 0) %S4, <2 x float> %39, <2 x i32> splat (i32 1), i32 1)
  %47 = extractvalue { <4 x float>, i1 } %46, 0
  %48 = extractelement <4 x float> %41, i32 0
  %49 = extractelement <4 x float> %43, i32 1
  %50 = extractelement <4 x float> %45, i32 2
  %51 = extractelement <4 x float> %47, i32 3
  %52 = insertelement <4 x float> poison, float %48, i32 0
  %53 = insertelement <4 x float> %52, float %49, i32 1
  %54 = insertelement <4 x float> %53, float %50, i32 2
  %55 = insertelement <4 x float> %54, float %51, i32 3
  %C1 = call target("dx.Texture", <3 x float>, 0, 0, 0, 5) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v3f32_0_0_0_5t(i32 2, i32 0, i32 1, i32 0, ptr @C.str)
  %S5 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %56 = load <3 x float>, ptr %x.addr
  %57 = call { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v3f32_0_0_0_5t.tdx.Sampler_0t.v3f32(target("dx.Texture", <3 x float>, 0, 0, 0, 5) %C1, target("dx.Sampler", 0) %S5, <3 x float> %56, <3 x i32> zeroinitializer, i32 0)
  %58 = extractvalue { <4 x float>, i1 } %57, 0
  %59 = extractelement <4 x float> %58, i32 0
  %60 = insertelement <4 x float> poison, float %59, i32 0
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <4 x i32> zeroinitializer
  %62 = fadd fast <4 x float> %55, %61
  %63 = load <4 x float>, ptr %sum
  %64 = fadd fast <4 x float> %63, %62
  store <4 x float> %64, ptr %sum
  %T5 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %65 = load <4 x i32>, ptr %i.addr
  %66 = shufflevector <4 x i32> %65, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %67 = extractelement <3 x i32> %66, i32 2
  %68 = shufflevector <3 x i32> %66, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %69 = call { <4 x float>, i1 } @llvm.dx.resource.load.texture.v4f32.tdx.Texture_v4f32_0_0_0_2t.v2i32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T5, <2 x i32> %68, i32 %67, <2 x i32> zeroinitializer)
  %70 = extractvalue { <4 x float>, i1 } %69, 0
  %A = call target("dx.Texture", i32, 0, 0, 0, 6) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_i32_0_0_0_6t(i32 1, i32 0, i32 1, i32 0, ptr @A.str)
  %71 = load <4 x i32>, ptr %i.addr
  %72 = shufflevector <4 x i32> %71, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %73 = extractelement <3 x i32> %72, i32 2
  %74 = shufflevector <3 x i32> %72, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %75 = call { i32, i1 } @llvm.dx.resource.load.texture.i32.tdx.Texture_i32_0_0_0_6t.v2i32.i32(target("dx.Texture", i32, 0, 0, 0, 6) %A, <2 x i32> %74, i32 %73, i32 3)
  %76 = extractvalue { i32, i1 } %75, 0
  %77 = uitofp i32 %76 to float
  %78 = insertelement <4 x float> poison, float %77, i32 0
  %79 = shufflevector <4 x float> %78, <4 x float> poison, <4 x i32> zeroinitializer
  %80 = fadd fast <4 x float> %70, %79
  %M = call target("dx.MSTexture", <2 x float>, 0, 0, 0, 3) @llvm.dx.resource.handlefromimplicitbinding.tdx.MSTexture_v2f32_0_0_0_3t(i32 3, i32 0, i32 1, i32 0, ptr @M.str)
  %81 = load <4 x i32>, ptr %i.addr
  %82 = shufflevector <4 x i32> %81, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %83 = call { <2 x float>, i1 } @llvm.dx.resource.load.texture.v2f32.tdx.MSTexture_v2f32_0_0_0_3t.v2i32.v2i32(target("dx.MSTexture", <2 x float>, 0, 0, 0, 3) %M, <2 x i32> %82, i32 2, <2 x i32> splat (i32 1))
  %84 = extractvalue { <2 x float>, i1 } %83, 0
  %85 = extractvalue { <2 x float>, i1 } %83, 1
  %86 = zext i1 %85 to i32
  store i32 %86, ptr %status
  %87 = extractelement <2 x float> %84, i32 0
  %88 = extractelement <2 x float> %84, i32 1
  %89 = load i32, ptr %status
  %90 = uitofp i32 %89 to float
  %W = call target("dx.Texture", <2 x i32>, 1, 0, 0, 4) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v2i32_1_0_0_4t(i32 4, i32 0, i32 1, i32 0, ptr @W.str)
  %91 = load <4 x i32>, ptr %i.addr
  %92 = shufflevector <4 x i32> %91, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %93 = call { <2 x i32>, i1 } @llvm.dx.resource.load.texture.v2i32.tdx.Texture_v2i32_1_0_0_4t.v3i32.v3i32(target("dx.Texture", <2 x i32>, 1, 0, 0, 4) %W, <3 x i32> %92, i32 0, <3 x i32> zeroinitializer)
  %94 = extractvalue { <2 x i32>, i1 } %93, 0
  %95 = icmp ne <2 x i32> %94, zeroinitializer
  %96 = extractelement <2 x i1> %95, i32 0
  %97 = uitofp i1 %96 to float
  %98 = insertelement <4 x float> poison, float %87, i32 0
  %99 = insertelement <4 x float> %98, float %88, i32 1
  %100 = insertelement <4 x float> %99, float %90, i32 2
  %101 = insertelement <4 x float> %100, float %97, i32 3
  %102 = fadd fast <4 x float> %80, %101
  %103 = load <4 x float>, ptr %sum
  %104 = fadd fast <4 x float> %103, %102
  store <4 x float> %104, ptr %sum
  %T6 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %105 = call <3 x i32> @llvm.dx.resource.getdimensions.levels.xy.tdx.Texture_v4f32_0_0_0_2t(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T6, i32 1)
  %106 = extractelement <3 x i32> %105, i32 0
  %107 = extractelement <3 x i32> %105, i32 1
  %108 = extractelement <3 x i32> %105, i32 2
  store i32 %106, ptr %w
  store i32 %107, ptr %h
  store i32 %108, ptr %n
  %M1 = call target("dx.MSTexture", <2 x float>, 0, 0, 0, 3) @llvm.dx.resource.handlefromimplicitbinding.tdx.MSTexture_v2f32_0_0_0_3t(i32 3, i32 0, i32 1, i32 0, ptr @M.str)
  %109 = call <3 x i32> @llvm.dx.resource.getdimensions.ms.xy.tdx.MSTexture_v2f32_0_0_0_3t(target("dx.MSTexture", <2 x float>, 0, 0, 0, 3) %M1)
  %110 = extractelement <3 x i32> %109, i32 0
  %111 = extractelement <3 x i32> %109, i32 1
  %112 = extractelement <3 x i32> %109, i32 2
  %113 = uitofp i32 %110 to float
  store float %113, ptr %fw
  %114 = uitofp i32 %111 to float
  store float %114, ptr %fh
  %115 = uitofp i32 %112 to float
  %116 = fptoui float %115 to i32
  store i32 %116, ptr %n
  %117 = load i32, ptr %w
  %118 = uitofp i32 %117 to float
  %119 = load float, ptr %fh
  %120 = fadd fast float %118, %119
  %121 = load i32, ptr %status
  %122 = icmp ne i32 %121, 0
  %123 = uitofp i1 %122 to float
  %124 = fadd fast float %120, %123
  %T7 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %S6 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32 5, i32 0, i32 1, i32 0, ptr @S.str)
  %125 = load <3 x float>, ptr %x.addr
  %126 = shufflevector <3 x float> %125, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %127 = call float @llvm.dx.resource.calculatelod.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %T7, target("dx.Sampler", 0) %S6, <2 x float> %126)
  %128 = fadd fast float %124, %127
  %129 = insertelement <4 x float> poison, float %128, i32 0
  %130 = shufflevector <4 x float> %129, <4 x float> poison, <4 x i32> zeroinitializer
  %131 = load <4 x float>, ptr %sum
  %132 = fadd fast <4 x float> %131, %130
  store <4 x float> %132, ptr %sum
  %133 = load <4 x float>, ptr %sum
  ret <4 x float> %133
}

declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32, i32, i32, i32, ptr)

declare target("dx.Sampler", 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_0t(i32, i32, i32, i32, ptr)

declare { <4 x float>, i1 } @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, <2 x i32>)

declare { <4 x float>, i1 } @llvm.dx.resource.samplelevel.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, float, <2 x i32>)

declare { <4 x float>, i1 } @llvm.dx.resource.samplegrad.clamp.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, <2 x float>, <2 x float>, <2 x i32>, float)

declare target("dx.Texture", <3 x float>, 0, 0, 0, 5) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v3f32_0_0_0_5t(i32, i32, i32, i32, ptr)

declare { <3 x float>, i1 } @llvm.dx.resource.samplebias.clamp.v3f32.tdx.Texture_v3f32_0_0_0_5t.tdx.Sampler_0t.v3f32(target("dx.Texture", <3 x float>, 0, 0, 0, 5), target("dx.Sampler", 0), <3 x float>, float, <3 x i32>, float)

declare target("dx.Sampler", 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.Sampler_1t(i32, i32, i32, i32, ptr)

declare { float, i1 } @llvm.dx.resource.samplecmplevelzero.f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_1t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 1), <2 x float>, float, <2 x i32>)

declare { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, <2 x i32>, i32)

declare { <4 x float>, i1 } @llvm.dx.resource.gather.v4f32.tdx.Texture_v3f32_0_0_0_5t.tdx.Sampler_0t.v3f32(target("dx.Texture", <3 x float>, 0, 0, 0, 5), target("dx.Sampler", 0), <3 x float>, <3 x i32>, i32)

declare { <4 x float>, i1 } @llvm.dx.resource.load.texture.v4f32.tdx.Texture_v4f32_0_0_0_2t.v2i32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), <2 x i32>, i32, <2 x i32>)

declare target("dx.Texture", i32, 0, 0, 0, 6) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_i32_0_0_0_6t(i32, i32, i32, i32, ptr)

declare { i32, i1 } @llvm.dx.resource.load.texture.i32.tdx.Texture_i32_0_0_0_6t.v2i32.i32(target("dx.Texture", i32, 0, 0, 0, 6), <2 x i32>, i32, i32)

declare target("dx.MSTexture", <2 x float>, 0, 0, 0, 3) @llvm.dx.resource.handlefromimplicitbinding.tdx.MSTexture_v2f32_0_0_0_3t(i32, i32, i32, i32, ptr)

declare { <2 x float>, i1 } @llvm.dx.resource.load.texture.v2f32.tdx.MSTexture_v2f32_0_0_0_3t.v2i32.v2i32(target("dx.MSTexture", <2 x float>, 0, 0, 0, 3), <2 x i32>, i32, <2 x i32>)

declare target("dx.Texture", <2 x i32>, 1, 0, 0, 4) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v2i32_1_0_0_4t(i32, i32, i32, i32, ptr)

declare { <2 x i32>, i1 } @llvm.dx.resource.load.texture.v2i32.tdx.Texture_v2i32_1_0_0_4t.v3i32.v3i32(target("dx.Texture", <2 x i32>, 1, 0, 0, 4), <3 x i32>, i32, <3 x i32>)

declare <3 x i32> @llvm.dx.resource.getdimensions.levels.xy.tdx.Texture_v4f32_0_0_0_2t(target("dx.Texture", <4 x float>, 0, 0, 0, 2), i32)

declare <3 x i32> @llvm.dx.resource.getdimensions.ms.xy.tdx.MSTexture_v2f32_0_0_0_3t(target("dx.MSTexture", <2 x float>, 0, 0, 0, 3))

declare float @llvm.dx.resource.calculatelod.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>)

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare i32 @llvm.dx.input.load.i32(i32, i32, i32, i32)

declare void @llvm.dx.output.store.f32(i32, i32, i32, float)

attributes #0 = { "hlsl.shader"="pixel" }

!dx.signature = !{!0}

!0 = !{ptr @main, !1, !4, null}
!1 = !{!2, !3}
!2 = !{i32 0, !"X", i32 0, i32 0, !"float", i32 1, i32 3, !"", i32 0}
!3 = !{i32 1, !"I", i32 0, i32 0, !"int", i32 1, i32 4, !"", i32 0}
!4 = !{!5}
!5 = !{i32 0, !"SV_Target", i32 0, i32 16, !"float", i32 1, i32 4, !"", i32 0}
