// args: -T cs_6_6
groupshared uint Counts[4];
groupshared float Least;
RWTexture2D<int> T;
RWBuffer<uint> B;
RWByteAddressBuffer Raw;
struct S { float a; int b; };
RWStructuredBuffer<S> R;

[numthreads(1, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  uint old;
  int before;
  float was;
  InterlockedAdd(Counts[id.x], 1, old);
  InterlockedMax(T[id], -1);
  InterlockedOr(B[old], 2);
  InterlockedMin(R[1].b, 3, before);
  InterlockedCompareExchange(B[3], 1, 2, old);
  InterlockedExchange(Least, 0.5, was);
  InterlockedCompareStoreFloatBitwise(Least, was, 1);
  Raw.InterlockedAdd(4, old, old);
  Raw.InterlockedMax64(8, (int64_t)before);
}
; ==>
%struct.S = type { float, i32 }

@Counts = internal addrspace(3) global [4 x i32] undef
@Least = internal addrspace(3) global float undef
@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@R.str = private unnamed_addr constant [2 x i8] c"R\00", align 1
@Raw.str = private unnamed_addr constant [4 x i8] c"Raw\00", align 1

define void @main() #0 {
entry:
  %id = alloca <2 x i32>
  %0 = call i32 @llvm.dx.thread.id(i32 0)
  %1 = call i32 @llvm.dx.thread.id(i32 1)
  %2 = insertelement <2 x i32> poison, i32 %0, i32 0
  %3 = insertelement <2 x i32> %2, i32 %1, i32 1
  store <2 x i32> %3, ptr %id
  %4 = load <2 x i32>, ptr %id
  call void @main.body(<2 x i32> %4)
  ret void
}

define internal void @main.body(<2 x i32> %id) {
entry:
  %id.addr = alloca <2 x i32>
  %old = alloca i32
  %before = alloca i32
  %was = alloca float
  store <2 x i32> %id, ptr %id.addr
  %0 = load <2 x i32>, ptr %id.addr
  %1 = extractelement <2 x i32> %0, i32 0
  %2 = getelementptr inbounds [4 x i32], ptr addrspace(3) @Counts, i32 0, i32 %1
  %3 = atomicrmw add ptr addrspace(3) %2, i32 1 monotonic
  store i32 %3, ptr %old
  %T = call target("dx.Texture", i32, 1, 0, 1, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_i32_1_0_1_2t(i32 0, i32 0, i32 1, i32 0, ptr @T.str)
  %4 = load <2 x i32>, ptr %id.addr
  %5 = call ptr @llvm.dx.resource.gettexturepointer.p0.tdx.Texture_i32_1_0_1_2t.v2i32(target("dx.Texture", i32, 1, 0, 1, 2) %T, <2 x i32> %4)
  %6 = atomicrmw max ptr %5, i32 -1 monotonic
  %B = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @B.str)
  %7 = load i32, ptr %old
  %8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %B, i32 %7)
  %9 = atomicrmw or ptr %8, i32 2 monotonic
  %R = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @R.str)
  %10 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_1_0t(target("dx.RawBuffer", %struct.S, 1, 0) %R, i32 1)
  %11 = getelementptr i8, ptr %10, i32 4
  %12 = atomicrmw min ptr %11, i32 3 monotonic
  store i32 %12, ptr %before
  %B1 = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @B.str)
  %13 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %B1, i32 3)
  %14 = cmpxchg ptr %13, i32 1, i32 2 monotonic monotonic
  %15 = extractvalue { i32, i1 } %14, 0
  store i32 %15, ptr %old
  %16 = atomicrmw xchg ptr addrspace(3) @Least, float 5.000000e-01 monotonic
  store float %16, ptr %was
  %17 = load float, ptr %was
  %18 = bitcast float %17 to i32
  %19 = cmpxchg ptr addrspace(3) @Least, i32 %18, i32 1065353216 monotonic monotonic
  %Raw = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Raw.str)
  %20 = load i32, ptr %old
  %21 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw, i32 4)
  %22 = atomicrmw add ptr %21, i32 %20 monotonic
  store i32 %22, ptr %old
  %Raw1 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Raw.str)
  %23 = load i32, ptr %before
  %24 = sext i32 %23 to i64
  %25 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw1, i32 8)
  %26 = atomicrmw max ptr %25, i64 %24 monotonic
  ret void
}

declare target("dx.Texture", i32, 1, 0, 1, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_i32_1_0_1_2t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.gettexturepointer.p0.tdx.Texture_i32_1_0_1_2t.v2i32(target("dx.Texture", i32, 1, 0, 1, 2), <2 x i32>)

declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0), i32)

declare target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_1_0t(target("dx.RawBuffer", %struct.S, 1, 0), i32)

declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)

declare i32 @llvm.dx.thread.id(i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
