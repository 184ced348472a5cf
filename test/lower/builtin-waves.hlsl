// args: -T cs_6_6
RWStructuredBuffer<uint4> U;
RWStructuredBuffer<float> F;

[numthreads(32, 1, 1)]
void main() {
  float x = F[0];
  U[0] = WaveActiveBallot(x > 1) + WaveMatch(x);
  U[1] = WaveActiveSum(U[2]) + WavePrefixSum(U[2]) + WaveActiveBitOr(U[2]);
  U[3] = WaveMultiPrefixSum(U[2], U[4]) + WaveActiveCountBits(x < 0);
  F[1] = WaveActiveMax(x) + WaveReadLaneFirst(x) + WaveReadLaneAt(x, 3) + QuadReadAcrossX(x);
  U[5] = WaveActiveAllEqual(x) && WaveActiveAnyTrue(x > 2) || WaveIsFirstLane();
  GroupMemoryBarrierWithGroupSync();
  AllMemoryBarrier();
}
; ==>
@F.str = private unnamed_addr constant [2 x i8] c"F\00", align 1
@U.str = private unnamed_addr constant [2 x i8] c"U\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %x = alloca float
  %F = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @F.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F, i32 0)
  %1 = load float, ptr %0, align 4
  store float %1, ptr %x
  %2 = load float, ptr %x
  %3 = fcmp fast ogt float %2, 1.000000e+00
  %4 = call { i32, i32, i32, i32 } @llvm.dx.wave.ballot.i32(i1 %3)
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  %9 = insertelement <4 x i32> poison, i32 %5, i32 0
  %10 = insertelement <4 x i32> %9, i32 %6, i32 1
  %11 = insertelement <4 x i32> %10, i32 %7, i32 2
  %12 = insertelement <4 x i32> %11, i32 %8, i32 3
  %13 = load float, ptr %x
  %14 = call { i32, i32, i32, i32 } @llvm.dx.wave.match.f32(float %13)
  %15 = extractvalue { i32, i32, i32, i32 } %14, 0
  %16 = extractvalue { i32, i32, i32, i32 } %14, 1
  %17 = extractvalue { i32, i32, i32, i32 } %14, 2
  %18 = extractvalue { i32, i32, i32, i32 } %14, 3
  %19 = insertelement <4 x i32> poison, i32 %15, i32 0
  %20 = insertelement <4 x i32> %19, i32 %16, i32 1
  %21 = insertelement <4 x i32> %20, i32 %17, i32 2
  %22 = insertelement <4 x i32> %21, i32 %18, i32 3
  %23 = add <4 x i32> %12, %22
  %U = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %24 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U, i32 0)
  store <4 x i32> %23, ptr %24, align 4
  %U1 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %25 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U1, i32 2)
  %26 = load <4 x i32>, ptr %25, align 4
  %27 = call <4 x i32> @llvm.dx.wave.reduce.usum.v4i32(<4 x i32> %26)
  %U2 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %28 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U2, i32 2)
  %29 = load <4 x i32>, ptr %28, align 4
  %30 = call <4 x i32> @llvm.dx.wave.prefix.usum.v4i32(<4 x i32> %29)
  %31 = add <4 x i32> %27, %30
  %U3 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %32 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U3, i32 2)
  %33 = load <4 x i32>, ptr %32, align 4
  %34 = call <4 x i32> @llvm.dx.wave.reduce.or.v4i32(<4 x i32> %33)
  %35 = add <4 x i32> %31, %34
  %U4 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %36 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U4, i32 1)
  store <4 x i32> %35, ptr %36, align 4
  %U5 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %37 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U5, i32 2)
  %38 = load <4 x i32>, ptr %37, align 4
  %U6 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %39 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U6, i32 4)
  %40 = load <4 x i32>, ptr %39, align 4
  %41 = extractelement <4 x i32> %40, i32 0
  %42 = extractelement <4 x i32> %40, i32 1
  %43 = extractelement <4 x i32> %40, i32 2
  %44 = extractelement <4 x i32> %40, i32 3
  %45 = call <4 x i32> @llvm.dx.wave.multiprefix.usum.v4i32(<4 x i32> %38, i32 %41, i32 %42, i32 %43, i32 %44)
  %46 = load float, ptr %x
  %47 = fcmp fast olt float %46, 0.000000e+00
  %48 = call i32 @llvm.dx.wave.active.countbits(i1 %47)
  %49 = insertelement <4 x i32> poison, i32 %48, i32 0
  %50 = shufflevector <4 x i32> %49, <4 x i32> poison, <4 x i32> zeroinitializer
  %51 = add <4 x i32> %45, %50
  %U7 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %52 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U7, i32 3)
  store <4 x i32> %51, ptr %52, align 4
  %53 = load float, ptr %x
  %54 = call fast float @llvm.dx.wave.reduce.max.f32(float %53)
  %55 = load float, ptr %x
  %56 = call fast float @llvm.dx.wave.read.lane.first.f32(float %55)
  %57 = fadd fast float %54, %56
  %58 = load float, ptr %x
  %59 = call fast float @llvm.dx.wave.readlane.f32(float %58, i32 3)
  %60 = fadd fast float %57, %59
  %61 = load float, ptr %x
  %62 = call fast float @llvm.dx.quad.read.across.x.f32(float %61)
  %63 = fadd fast float %60, %62
  %F1 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @F.str)
  %64 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F1, i32 1)
  store float %63, ptr %64, align 4
  %65 = load float, ptr %x
  %66 = call i1 @llvm.dx.wave.active.all.equal.f32(float %65)
  br i1 %66, label %and.rhs, label %and.end

and.rhs:
  %67 = load float, ptr %x
  %68 = fcmp fast ogt float %67, 2.000000e+00
  %69 = call i1 @llvm.dx.wave.any(i1 %68)
  br label %and.end

and.end:
  %70 = phi i1 [ false, %entry ], [ %69, %and.rhs ]
  br i1 %70, label %or.end, label %or.rhs

or.rhs:
  %71 = call i1 @llvm.dx.wave.is.first.lane()
  br label %or.end

or.end:
  %72 = phi i1 [ true, %and.end ], [ %71, %or.rhs ]
  %73 = zext i1 %72 to i32
  %74 = insertelement <4 x i32> poison, i32 %73, i32 0
  %75 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> zeroinitializer
  %U8 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @U.str)
  %76 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0) %U8, i32 5)
  store <4 x i32> %75, ptr %76, align 4
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  call void @llvm.dx.memory.barrier()
  ret void
}

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare { i32, i32, i32, i32 } @llvm.dx.wave.ballot.i32(i1)

declare { i32, i32, i32, i32 } @llvm.dx.wave.match.f32(float)

declare target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v4i32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_1_0t(target("dx.RawBuffer", <4 x i32>, 1, 0), i32)

declare <4 x i32> @llvm.dx.wave.reduce.usum.v4i32(<4 x i32>)

declare <4 x i32> @llvm.dx.wave.prefix.usum.v4i32(<4 x i32>)

declare <4 x i32> @llvm.dx.wave.reduce.or.v4i32(<4 x i32>)

declare <4 x i32> @llvm.dx.wave.multiprefix.usum.v4i32(<4 x i32>, i32, i32, i32, i32)

declare i32 @llvm.dx.wave.active.countbits(i1)

declare float @llvm.dx.wave.reduce.max.f32(float)

declare float @llvm.dx.wave.read.lane.first.f32(float)

declare float @llvm.dx.wave.readlane.f32(float, i32)

declare float @llvm.dx.quad.read.across.x.f32(float)

declare i1 @llvm.dx.wave.active.all.equal.f32(float)

declare i1 @llvm.dx.wave.any(i1)

declare i1 @llvm.dx.wave.is.first.lane()

declare void @llvm.dx.group.memory.barrier.with.group.sync()

declare void @llvm.dx.memory.barrier()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="32,1,1" }
