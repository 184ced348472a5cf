// args: -T cs_6_6
RWStructuredBuffer<float2> V;
RWStructuredBuffer<float> S;
RWStructuredBuffer<float2x3> M;
RWStructuredBuffer<uint2> U;

[numthreads(1, 1, 1)]
void main() {
  float2 v = V[0];
  float2x3 m = M[0];
  S[0] = dot(v, V[1]) + length(v) + determinant(float2x2(v, v));
  V[2] = normalize(v) + reflect(v, V[1]);
  V[3] = mul(m, mul(v, m));
  M[1] = mul(2, m);
  V[4] = mul(V[1], transpose(m))[0];
  U[0] = mul(U[1], uint2x2(U[2], U[3]));
  S[1] = any(v) && all(U[1]);
}
; ==>
@V.str = private unnamed_addr constant [2 x i8] c"V\00", align 1
@M.str = private unnamed_addr constant [2 x i8] c"M\00", align 1
@S.str = private unnamed_addr constant [2 x i8] c"S\00", align 1
@U.str = private unnamed_addr constant [2 x i8] c"U\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %v = alloca <2 x float>
  %m = alloca <6 x float>
  %V = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V, i32 0)
  %1 = load <2 x float>, ptr %0, align 4
  store <2 x float> %1, ptr %v
  %M = call target("dx.RawBuffer", [3 x <2 x float>], 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_a3v2f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @M.str)
  %2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3v2f32_1_0t(target("dx.RawBuffer", [3 x <2 x float>], 1, 0) %M, i32 0)
  %3 = load <2 x float>, ptr %2, align 4
  %4 = extractelement <2 x float> %3, i32 0
  %5 = extractelement <2 x float> %3, i32 1
  %6 = getelementptr i8, ptr %2, i32 8
  %7 = load <2 x float>, ptr %6, align 4
  %8 = extractelement <2 x float> %7, i32 0
  %9 = extractelement <2 x float> %7, i32 1
  %10 = getelementptr i8, ptr %2, i32 16
  %11 = load <2 x float>, ptr %10, align 4
  %12 = extractelement <2 x float> %11, i32 0
  %13 = extractelement <2 x float> %11, i32 1
  %14 = insertelement <6 x float> poison, float %4, i32 0
  %15 = insertelement <6 x float> %14, float %8, i32 1
  %16 = insertelement <6 x float> %15, float %12, i32 2
  %17 = insertelement <6 x float> %16, float %5, i32 3
  %18 = insertelement <6 x float> %17, float %9, i32 4
  %19 = insertelement <6 x float> %18, float %13, i32 5
  store <6 x float> %19, ptr %m
  %20 = load <2 x float>, ptr %v
  %V1 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %21 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V1, i32 1)
  %22 = load <2 x float>, ptr %21, align 4
  %23 = call fast float @llvm.dx.fdot.v2f32(<2 x float> %20, <2 x float> %22)
  %24 = load <2 x float>, ptr %v
  %25 = extractelement <2 x float> %24, i32 0
  %26 = extractelement <2 x float> %24, i32 1
  %27 = fmul fast float %25, %25
  %28 = fmul fast float %26, %26
  %29 = fadd fast float %27, %28
  %30 = call fast float @llvm.sqrt.f32(float %29)
  %31 = fadd fast float %23, %30
  %32 = load <2 x float>, ptr %v
  %33 = extractelement <2 x float> %32, i32 0
  %34 = extractelement <2 x float> %32, i32 1
  %35 = load <2 x float>, ptr %v
  %36 = extractelement <2 x float> %35, i32 0
  %37 = extractelement <2 x float> %35, i32 1
  %38 = insertelement <4 x float> poison, float %33, i32 0
  %39 = insertelement <4 x float> %38, float %34, i32 1
  %40 = insertelement <4 x float> %39, float %36, i32 2
  %41 = insertelement <4 x float> %40, float %37, i32 3
  %42 = extractelement <4 x float> %41, i32 0
  %43 = extractelement <4 x float> %41, i32 1
  %44 = extractelement <4 x float> %41, i32 2
  %45 = extractelement <4 x float> %41, i32 3
  %46 = fmul fast float %42, %45
  %47 = fmul fast float %43, %44
  %48 = fsub fast float %46, %47
  %49 = fadd fast float %31, %48
  %S = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @S.str)
  %50 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %S, i32 0)
  store float %49, ptr %50, align 4
  %51 = load <2 x float>, ptr %v
  %52 = call fast float @llvm.dx.fdot.v2f32(<2 x float> %51, <2 x float> %51)
  %53 = call fast float @llvm.dx.rsqrt.f32(float %52)
  %54 = insertelement <2 x float> poison, float %53, i32 0
  %55 = shufflevector <2 x float> %54, <2 x float> poison, <2 x i32> zeroinitializer
  %56 = fmul fast <2 x float> %51, %55
  %57 = load <2 x float>, ptr %v
  %V2 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %58 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V2, i32 1)
  %59 = load <2 x float>, ptr %58, align 4
  %60 = call fast float @llvm.dx.fdot.v2f32(<2 x float> %57, <2 x float> %59)
  %61 = fmul fast float 2.000000e+00, %60
  %62 = insertelement <2 x float> poison, float %61, i32 0
  %63 = shufflevector <2 x float> %62, <2 x float> poison, <2 x i32> zeroinitializer
  %64 = fmul fast <2 x float> %63, %59
  %65 = fsub fast <2 x float> %57, %64
  %66 = fadd fast <2 x float> %56, %65
  %V3 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %67 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V3, i32 2)
  store <2 x float> %66, ptr %67, align 4
  %68 = load <6 x float>, ptr %m
  %69 = load <2 x float>, ptr %v
  %70 = load <6 x float>, ptr %m
  %71 = extractelement <2 x float> %69, i32 0
  %72 = extractelement <2 x float> %69, i32 1
  %73 = extractelement <6 x float> %70, i32 0
  %74 = extractelement <6 x float> %70, i32 1
  %75 = extractelement <6 x float> %70, i32 2
  %76 = extractelement <6 x float> %70, i32 3
  %77 = extractelement <6 x float> %70, i32 4
  %78 = extractelement <6 x float> %70, i32 5
  %79 = fmul fast float %71, %73
  %80 = call fast float @llvm.fmuladd.f32(float %72, float %76, float %79)
  %81 = fmul fast float %71, %74
  %82 = call fast float @llvm.fmuladd.f32(float %72, float %77, float %81)
  %83 = fmul fast float %71, %75
  %84 = call fast float @llvm.fmuladd.f32(float %72, float %78, float %83)
  %85 = insertelement <3 x float> poison, float %80, i32 0
  %86 = insertelement <3 x float> %85, float %82, i32 1
  %87 = insertelement <3 x float> %86, float %84, i32 2
  %88 = extractelement <6 x float> %68, i32 0
  %89 = extractelement <6 x float> %68, i32 1
  %90 = extractelement <6 x float> %68, i32 2
  %91 = extractelement <6 x float> %68, i32 3
  %92 = extractelement <6 x float> %68, i32 4
  %93 = extractelement <6 x float> %68, i32 5
  %94 = extractelement <3 x float> %87, i32 0
  %95 = extractelement <3 x float> %87, i32 1
  %96 = extractelement <3 x float> %87, i32 2
  %97 = fmul fast float %88, %94
  %98 = call fast float @llvm.fmuladd.f32(float %89, float %95, float %97)
  %99 = call fast float @llvm.fmuladd.f32(float %90, float %96, float %98)
  %100 = fmul fast float %91, %94
  %101 = call fast float @llvm.fmuladd.f32(float %92, float %95, float %100)
  %102 = call fast float @llvm.fmuladd.f32(float %93, float %96, float %101)
  %103 = insertelement <2 x float> poison, float %99, i32 0
  %104 = insertelement <2 x float> %103, float %102, i32 1
  %V4 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %105 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V4, i32 3)
  store <2 x float> %104, ptr %105, align 4
  %106 = load <6 x float>, ptr %m
  %107 = fmul fast <6 x float> splat (float 2.000000e+00), %106
  %M1 = call target("dx.RawBuffer", [3 x <2 x float>], 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_a3v2f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @M.str)
  %108 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3v2f32_1_0t(target("dx.RawBuffer", [3 x <2 x float>], 1, 0) %M1, i32 1)
  %109 = extractelement <6 x float> %107, i32 0
  %110 = extractelement <6 x float> %107, i32 1
  %111 = extractelement <6 x float> %107, i32 2
  %112 = extractelement <6 x float> %107, i32 3
  %113 = extractelement <6 x float> %107, i32 4
  %114 = extractelement <6 x float> %107, i32 5
  %115 = insertelement <2 x float> poison, float %109, i32 0
  %116 = insertelement <2 x float> %115, float %112, i32 1
  store <2 x float> %116, ptr %108, align 4
  %117 = insertelement <2 x float> poison, float %110, i32 0
  %118 = insertelement <2 x float> %117, float %113, i32 1
  %119 = getelementptr i8, ptr %108, i32 8
  store <2 x float> %118, ptr %119, align 4
  %120 = insertelement <2 x float> poison, float %111, i32 0
  %121 = insertelement <2 x float> %120, float %114, i32 1
  %122 = getelementptr i8, ptr %108, i32 16
  store <2 x float> %121, ptr %122, align 4
  %V5 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %123 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V5, i32 1)
  %124 = load <2 x float>, ptr %123, align 4
  %125 = load <6 x float>, ptr %m
  %126 = shufflevector <6 x float> %125, <6 x float> poison, <6 x i32> <i32 0, i32 3, i32 1, i32 4, i32 2, i32 5>
  %127 = shufflevector <6 x float> %126, <6 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %128 = extractelement <2 x float> %124, i32 0
  %129 = extractelement <2 x float> %124, i32 1
  %130 = extractelement <4 x float> %127, i32 0
  %131 = extractelement <4 x float> %127, i32 1
  %132 = extractelement <4 x float> %127, i32 2
  %133 = extractelement <4 x float> %127, i32 3
  %134 = fmul fast float %128, %130
  %135 = call fast float @llvm.fmuladd.f32(float %129, float %132, float %134)
  %136 = fmul fast float %128, %131
  %137 = call fast float @llvm.fmuladd.f32(float %129, float %133, float %136)
  %138 = insertelement <2 x float> poison, float %135, i32 0
  %139 = insertelement <2 x float> %138, float %137, i32 1
  %140 = extractelement <2 x float> %139, i32 0
  %141 = insertelement <2 x float> poison, float %140, i32 0
  %142 = shufflevector <2 x float> %141, <2 x float> poison, <2 x i32> zeroinitializer
  %V6 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @V.str)
  %143 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %V6, i32 4)
  store <2 x float> %142, ptr %143, align 4
  %U = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @U.str)
  %144 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U, i32 1)
  %145 = load <2 x i32>, ptr %144, align 4
  %U1 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @U.str)
  %146 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U1, i32 2)
  %147 = load <2 x i32>, ptr %146, align 4
  %148 = extractelement <2 x i32> %147, i32 0
  %149 = extractelement <2 x i32> %147, i32 1
  %U2 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @U.str)
  %150 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U2, i32 3)
  %151 = load <2 x i32>, ptr %150, align 4
  %152 = extractelement <2 x i32> %151, i32 0
  %153 = extractelement <2 x i32> %151, i32 1
  %154 = insertelement <4 x i32> poison, i32 %148, i32 0
  %155 = insertelement <4 x i32> %154, i32 %149, i32 1
  %156 = insertelement <4 x i32> %155, i32 %152, i32 2
  %157 = insertelement <4 x i32> %156, i32 %153, i32 3
  %158 = extractelement <2 x i32> %145, i32 0
  %159 = extractelement <2 x i32> %145, i32 1
  %160 = extractelement <4 x i32> %157, i32 0
  %161 = extractelement <4 x i32> %157, i32 1
  %162 = extractelement <4 x i32> %157, i32 2
  %163 = extractelement <4 x i32> %157, i32 3
  %164 = mul i32 %158, %160
  %165 = call i32 @llvm.dx.umad.i32(i32 %159, i32 %162, i32 %164)
  %166 = mul i32 %158, %161
  %167 = call i32 @llvm.dx.umad.i32(i32 %159, i32 %163, i32 %166)
  %168 = insertelement <2 x i32> poison, i32 %165, i32 0
  %169 = insertelement <2 x i32> %168, i32 %167, i32 1
  %U3 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @U.str)
  %170 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U3, i32 0)
  store <2 x i32> %169, ptr %170, align 4
  %171 = load <2 x float>, ptr %v
  %172 = extractelement <2 x float> %171, i32 0
  %173 = extractelement <2 x float> %171, i32 1
  %174 = fcmp fast une float %172, 0.000000e+00
  %175 = fcmp fast une float %173, 0.000000e+00
  %176 = or i1 %174, %175
  br i1 %176, label %and.rhs, label %and.end

and.rhs:
  %U4 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @U.str)
  %177 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U4, i32 1)
  %178 = load <2 x i32>, ptr %177, align 4
  %179 = extractelement <2 x i32> %178, i32 0
  %180 = extractelement <2 x i32> %178, i32 1
  %181 = icmp ne i32 %179, 0
  %182 = icmp ne i32 %180, 0
  %183 = and i1 %181, %182
  br label %and.end

and.end:
  %184 = phi i1 [ false, %entry ], [ %183, %and.rhs ]
  %185 = uitofp i1 %184 to float
  %S1 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @S.str)
  %186 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %S1, i32 1)
  store float %185, ptr %186, align 4
  ret void
}

declare target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0), i32)

declare target("dx.RawBuffer", [3 x <2 x float>], 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_a3v2f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3v2f32_1_0t(target("dx.RawBuffer", [3 x <2 x float>], 1, 0), i32)

declare float @llvm.dx.fdot.v2f32(<2 x float>, <2 x float>)

declare float @llvm.sqrt.f32(float)

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare float @llvm.dx.rsqrt.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0), i32)

declare i32 @llvm.dx.umad.i32(i32, i32, i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
