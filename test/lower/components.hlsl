// args: -T cs_6_6
RWStructuredBuffer<float4> V;
RWBuffer<float4> T;
groupshared float4 common[2];

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float4 v = V[0];
  v.zx = v.xy;
  v[i] = 2;
  float3x2 m = 0;
  m[1] = v.xy;
  m[i].y = 3;
  m._m00_m21 = v.zw;
  V[1] = float4(m[2], m[i][1], i);
  V[2].yw = 1;
  V[2][i] = 4;
  common[i].y = 5;
  T[i].z = 6;
}
; ==>
@common = internal addrspace(3) global [2 x <4 x float>] undef
@V.str = private unnamed_addr constant [2 x i8] c"V\00", align 1
@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1

define void @main() #0 {
entry:
  %i = alloca i32
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  call void @main.body(i32 %1)
  ret void
}

define internal void @main.body(i32 %i) {
entry:
  %i.addr = alloca i32
  %v = alloca <4 x float>
  %m = alloca <6 x float>
  store i32 %i, ptr %i.addr
  %V = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %V, i32 0)
  %1 = load <4 x float>, ptr %0, align 4
  store <4 x float> %1, ptr %v
  %2 = load <4 x float>, ptr %v
  %3 = shufflevector <4 x float> %2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = load <4 x float>, ptr %v
  %5 = extractelement <2 x float> %3, i32 0
  %6 = extractelement <2 x float> %3, i32 1
  %7 = insertelement <4 x float> %4, float %5, i32 2
  %8 = insertelement <4 x float> %7, float %6, i32 0
  store <4 x float> %8, ptr %v
  %9 = load i32, ptr %i.addr
  %10 = load <4 x float>, ptr %v
  %11 = insertelement <4 x float> %10, float 2.000000e+00, i32 %9
  store <4 x float> %11, ptr %v
  store <6 x float> zeroinitializer, ptr %m
  %12 = load <4 x float>, ptr %v
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %14 = load <6 x float>, ptr %m
  %15 = extractelement <2 x float> %13, i32 0
  %16 = extractelement <2 x float> %13, i32 1
  %17 = insertelement <6 x float> %14, float %15, i32 2
  %18 = insertelement <6 x float> %17, float %16, i32 3
  store <6 x float> %18, ptr %m
  %19 = load i32, ptr %i.addr
  %20 = load <6 x float>, ptr %m
  %21 = mul i32 %19, 2
  %22 = add i32 %21, 1
  %23 = extractelement <6 x float> %20, i32 %21
  %24 = extractelement <6 x float> %20, i32 %22
  %25 = insertelement <2 x float> poison, float %23, i32 0
  %26 = insertelement <2 x float> %25, float %24, i32 1
  %27 = insertelement <2 x float> %26, float 3.000000e+00, i32 1
  %28 = load <6 x float>, ptr %m
  %29 = extractelement <2 x float> %27, i32 0
  %30 = extractelement <2 x float> %27, i32 1
  %31 = mul i32 %19, 2
  %32 = add i32 %31, 1
  %33 = insertelement <6 x float> %28, float %29, i32 %31
  %34 = insertelement <6 x float> %33, float %30, i32 %32
  store <6 x float> %34, ptr %m
  %35 = load <4 x float>, ptr %v
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %37 = load <6 x float>, ptr %m
  %38 = extractelement <2 x float> %36, i32 0
  %39 = extractelement <2 x float> %36, i32 1
  %40 = insertelement <6 x float> %37, float %38, i32 0
  %41 = insertelement <6 x float> %40, float %39, i32 5
  store <6 x float> %41, ptr %m
  %42 = load <6 x float>, ptr %m
  %43 = shufflevector <6 x float> %42, <6 x float> poison, <2 x i32> <i32 4, i32 5>
  %44 = extractelement <2 x float> %43, i32 0
  %45 = extractelement <2 x float> %43, i32 1
  %46 = load i32, ptr %i.addr
  %47 = load <6 x float>, ptr %m
  %48 = mul i32 %46, 2
  %49 = add i32 %48, 1
  %50 = extractelement <6 x float> %47, i32 %48
  %51 = extractelement <6 x float> %47, i32 %49
  %52 = insertelement <2 x float> poison, float %50, i32 0
  %53 = insertelement <2 x float> %52, float %51, i32 1
  %54 = extractelement <2 x float> %53, i32 1
  %55 = load i32, ptr %i.addr
  %56 = uitofp i32 %55 to float
  %57 = insertelement <4 x float> poison, float %44, i32 0
  %58 = insertelement <4 x float> %57, float %45, i32 1
  %59 = insertelement <4 x float> %58, float %54, i32 2
  %60 = insertelement <4 x float> %59, float %56, i32 3
  %V1 = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %61 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %V1, i32 1)
  store <4 x float> %60, ptr %61, align 4
  %V2 = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %62 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %V2, i32 2)
  %63 = getelementptr i8, ptr %62, i32 4
  store float 1.000000e+00, ptr %63, align 4
  %64 = getelementptr i8, ptr %62, i32 12
  store float 1.000000e+00, ptr %64, align 4
  %V3 = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %65 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %V3, i32 2)
  %66 = load i32, ptr %i.addr
  %67 = mul i32 %66, 4
  %68 = getelementptr i8, ptr %65, i32 %67
  store float 4.000000e+00, ptr %68, align 4
  %69 = load i32, ptr %i.addr
  %70 = getelementptr inbounds [2 x <4 x float>], ptr addrspace(3) @common, i32 0, i32 %69
  %71 = getelementptr <4 x float>, ptr addrspace(3) %70, i32 0, i32 1
  store float 5.000000e+00, ptr addrspace(3) %71
  %T = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_1_0_0t(i32 2, i32 0, i32 1, i32 0, ptr @T.str)
  %72 = load i32, ptr %i.addr
  %73 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %T, i32 %72)
  %74 = load <4 x float>, ptr %73
  %75 = insertelement <4 x float> %74, float 6.000000e+00, i32 2
  %76 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %T, i32 %72)
  store <4 x float> %75, ptr %76
  ret void
}

declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32)

declare target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
