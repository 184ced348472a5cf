// args: -T cs_6_6
RWStructuredBuffer<uint2> U;
RWStructuredBuffer<int2> I;
RWStructuredBuffer<float2> F;
RWStructuredBuffer<uint64_t> W;

[numthreads(1, 1, 1)]
void main() {
  uint2 u = U[0];
  uint low, high;
  F[0] = asfloat(u) + f16tof32(u);
  U[1] = asuint(F[1]) + f32tof16(F[1]) + reversebits(u);
  U[2] = countbits(u) + countbits(W[0]) + firstbithigh(u) + firstbithigh(I[0]) + firstbitlow(u);
  asuint(asdouble(u.x, u.y), low, high);
  U[3] = uint2(low, high);
  U[4] = AddUint64(u, U[5]);
  U[6] = dot4add_u8packed(u.x, u.y, 7) + pack_u8(uint4(u, u)) + unpack_u8u32(uint8_t4_packed(u.x)).x;
  U[7] = msad4(u.x, u, uint4(u, u)).xy;
}
; ==>
@U.str = private unnamed_addr constant [2 x i8] c"U\00", align 1
@F.str = private unnamed_addr constant [2 x i8] c"F\00", align 1
@W.str = private unnamed_addr constant [2 x i8] c"W\00", align 1
@I.str = private unnamed_addr constant [2 x i8] c"I\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %u = alloca <2 x i32>
  %low = alloca i32
  %high = alloca i32
  %U = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U, i32 0)
  %1 = load <2 x i32>, ptr %0, align 4
  store <2 x i32> %1, ptr %u
  %2 = load <2 x i32>, ptr %u
  %3 = bitcast <2 x i32> %2 to <2 x float>
  %4 = load <2 x i32>, ptr %u
  %5 = call <2 x float> @llvm.dx.legacyf16tof32.v2i32(<2 x i32> %4)
  %6 = fadd fast <2 x float> %3, %5
  %F = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @F.str)
  %7 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %F, i32 0)
  store <2 x float> %6, ptr %7, align 4
  %F1 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @F.str)
  %8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %F1, i32 1)
  %9 = load <2 x float>, ptr %8, align 4
  %10 = bitcast <2 x float> %9 to <2 x i32>
  %F2 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @F.str)
  %11 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %F2, i32 1)
  %12 = load <2 x float>, ptr %11, align 4
  %13 = call <2 x i32> @llvm.dx.legacyf32tof16.v2f32(<2 x float> %12)
  %14 = add <2 x i32> %10, %13
  %15 = load <2 x i32>, ptr %u
  %16 = call <2 x i32> @llvm.bitreverse.v2i32(<2 x i32> %15)
  %17 = add <2 x i32> %14, %16
  %U1 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %18 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U1, i32 1)
  store <2 x i32> %17, ptr %18, align 4
  %19 = load <2 x i32>, ptr %u
  %20 = call <2 x i32> @llvm.ctpop.v2i32(<2 x i32> %19)
  %W = call target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i64_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @W.str)
  %21 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i64_1_0t(target("dx.RawBuffer", i64, 1, 0) %W, i32 0)
  %22 = load i64, ptr %21, align 8
  %23 = call i64 @llvm.ctpop.i64(i64 %22)
  %24 = trunc i64 %23 to i32
  %25 = insertelement <2 x i32> poison, i32 %24, i32 0
  %26 = shufflevector <2 x i32> %25, <2 x i32> poison, <2 x i32> zeroinitializer
  %27 = add <2 x i32> %20, %26
  %28 = load <2 x i32>, ptr %u
  %29 = call <2 x i32> @llvm.dx.firstbituhigh.v2i32(<2 x i32> %28)
  %30 = add <2 x i32> %27, %29
  %I = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @I.str)
  %31 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %I, i32 0)
  %32 = load <2 x i32>, ptr %31, align 4
  %33 = call <2 x i32> @llvm.dx.firstbitshigh.v2i32(<2 x i32> %32)
  %34 = add <2 x i32> %30, %33
  %35 = load <2 x i32>, ptr %u
  %36 = call <2 x i32> @llvm.dx.firstbitlow.v2i32(<2 x i32> %35)
  %37 = add <2 x i32> %34, %36
  %U2 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %38 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U2, i32 2)
  store <2 x i32> %37, ptr %38, align 4
  %39 = load <2 x i32>, ptr %u
  %40 = extractelement <2 x i32> %39, i32 0
  %41 = load <2 x i32>, ptr %u
  %42 = extractelement <2 x i32> %41, i32 1
  %43 = call double @llvm.dx.asdouble.i32(i32 %40, i32 %42)
  %44 = call { i32, i32 } @llvm.dx.splitdouble.i32(double %43)
  %45 = extractvalue { i32, i32 } %44, 0
  store i32 %45, ptr %low
  %46 = extractvalue { i32, i32 } %44, 1
  store i32 %46, ptr %high
  %47 = load i32, ptr %low
  %48 = load i32, ptr %high
  %49 = insertelement <2 x i32> poison, i32 %47, i32 0
  %50 = insertelement <2 x i32> %49, i32 %48, i32 1
  %U3 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %51 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U3, i32 3)
  store <2 x i32> %50, ptr %51, align 4
  %52 = load <2 x i32>, ptr %u
  %U4 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %53 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U4, i32 5)
  %54 = load <2 x i32>, ptr %53, align 4
  %55 = extractelement <2 x i32> %52, i32 0
  %56 = extractelement <2 x i32> %52, i32 1
  %57 = extractelement <2 x i32> %54, i32 0
  %58 = extractelement <2 x i32> %54, i32 1
  %59 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %55, i32 %57)
  %60 = extractvalue { i32, i1 } %59, 1
  %61 = zext i1 %60 to i32
  %62 = extractvalue { i32, i1 } %59, 0
  %63 = add i32 %56, %58
  %64 = add i32 %63, %61
  %65 = insertelement <2 x i32> poison, i32 %62, i32 0
  %66 = insertelement <2 x i32> %65, i32 %64, i32 1
  %U5 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %67 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U5, i32 4)
  store <2 x i32> %66, ptr %67, align 4
  %68 = load <2 x i32>, ptr %u
  %69 = extractelement <2 x i32> %68, i32 0
  %70 = load <2 x i32>, ptr %u
  %71 = extractelement <2 x i32> %70, i32 1
  %72 = call i32 @llvm.dx.dot4add.u8packed(i32 7, i32 %69, i32 %71)
  %73 = load <2 x i32>, ptr %u
  %74 = extractelement <2 x i32> %73, i32 0
  %75 = extractelement <2 x i32> %73, i32 1
  %76 = load <2 x i32>, ptr %u
  %77 = extractelement <2 x i32> %76, i32 0
  %78 = extractelement <2 x i32> %76, i32 1
  %79 = insertelement <4 x i32> poison, i32 %74, i32 0
  %80 = insertelement <4 x i32> %79, i32 %75, i32 1
  %81 = insertelement <4 x i32> %80, i32 %77, i32 2
  %82 = insertelement <4 x i32> %81, i32 %78, i32 3
  %83 = call i32 @llvm.dx.pack.truncate.v4i32(<4 x i32> %82)
  %84 = add i32 %72, %83
  %85 = load <2 x i32>, ptr %u
  %86 = extractelement <2 x i32> %85, i32 0
  %87 = call <4 x i32> @llvm.dx.unpack.unsigned.v4i32(i32 %86)
  %88 = extractelement <4 x i32> %87, i32 0
  %89 = add i32 %84, %88
  %90 = insertelement <2 x i32> poison, i32 %89, i32 0
  %91 = shufflevector <2 x i32> %90, <2 x i32> poison, <2 x i32> zeroinitializer
  %U6 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %92 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U6, i32 6)
  store <2 x i32> %91, ptr %92, align 4
  %93 = load <2 x i32>, ptr %u
  %94 = extractelement <2 x i32> %93, i32 0
  %95 = load <2 x i32>, ptr %u
  %96 = load <2 x i32>, ptr %u
  %97 = extractelement <2 x i32> %96, i32 0
  %98 = extractelement <2 x i32> %96, i32 1
  %99 = load <2 x i32>, ptr %u
  %100 = extractelement <2 x i32> %99, i32 0
  %101 = extractelement <2 x i32> %99, i32 1
  %102 = insertelement <4 x i32> poison, i32 %97, i32 0
  %103 = insertelement <4 x i32> %102, i32 %98, i32 1
  %104 = insertelement <4 x i32> %103, i32 %100, i32 2
  %105 = insertelement <4 x i32> %104, i32 %101, i32 3
  %106 = extractelement <2 x i32> %95, i32 0
  %107 = extractelement <2 x i32> %95, i32 1
  %108 = lshr i32 %106, 8
  %109 = shl i32 %107, 24
  %110 = or i32 %108, %109
  %111 = lshr i32 %106, 16
  %112 = shl i32 %107, 16
  %113 = or i32 %111, %112
  %114 = lshr i32 %106, 24
  %115 = shl i32 %107, 8
  %116 = or i32 %114, %115
  %117 = insertelement <4 x i32> poison, i32 %94, i32 0
  %118 = shufflevector <4 x i32> %117, <4 x i32> poison, <4 x i32> zeroinitializer
  %119 = insertelement <4 x i32> poison, i32 %106, i32 0
  %120 = insertelement <4 x i32> %119, i32 %110, i32 1
  %121 = insertelement <4 x i32> %120, i32 %113, i32 2
  %122 = insertelement <4 x i32> %121, i32 %116, i32 3
  %123 = call <4 x i32> @llvm.dx.msad.v4i32(<4 x i32> %118, <4 x i32> %122, <4 x i32> %105)
  %124 = shufflevector <4 x i32> %123, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %U7 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %125 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %U7, i32 7)
  store <2 x i32> %124, ptr %125, align 4
  ret void
}

declare target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2i32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0), i32)

declare <2 x float> @llvm.dx.legacyf16tof32.v2i32(<2 x i32>)

declare target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0), i32)

declare <2 x i32> @llvm.dx.legacyf32tof16.v2f32(<2 x float>)

declare <2 x i32> @llvm.bitreverse.v2i32(<2 x i32>)

declare <2 x i32> @llvm.ctpop.v2i32(<2 x i32>)

declare target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i64_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i64_1_0t(target("dx.RawBuffer", i64, 1, 0), i32)

declare i64 @llvm.ctpop.i64(i64)

declare <2 x i32> @llvm.dx.firstbituhigh.v2i32(<2 x i32>)

declare <2 x i32> @llvm.dx.firstbitshigh.v2i32(<2 x i32>)

declare <2 x i32> @llvm.dx.firstbitlow.v2i32(<2 x i32>)

declare double @llvm.dx.asdouble.i32(i32, i32)

declare { i32, i32 } @llvm.dx.splitdouble.i32(double)

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

declare i32 @llvm.dx.dot4add.u8packed(i32, i32, i32)

declare i32 @llvm.dx.pack.truncate.v4i32(<4 x i32>)

declare <4 x i32> @llvm.dx.unpack.unsigned.v4i32(i32)

declare <4 x i32> @llvm.dx.msad.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
