// args: -T cs_6_6
RWByteAddressBuffer Raw;
[numthreads(1, 1, 1)]
void main(int3 id : SV_DispatchThreadID) {
  uint number = id.y;
  Raw.InterlockedMin(0, id.x);
  Raw.InterlockedMax(4, id.x);
  Raw.InterlockedMin(8, number);
  Raw.InterlockedMax(12, number);
}
; ==>
@Raw.str = private unnamed_addr constant [4 x i8] c"Raw\00", align 1

define void @main() #0 {
entry:
  %id = alloca <3 x i32>
  %0 = call i32 @llvm.dx.thread.id(i32 0)
  %1 = call i32 @llvm.dx.thread.id(i32 1)
  %2 = call i32 @llvm.dx.thread.id(i32 2)
  %3 = insertelement <3 x i32> poison, i32 %0, i32 0
  %4 = insertelement <3 x i32> %3, i32 %1, i32 1
  %5 = insertelement <3 x i32> %4, i32 %2, i32 2
  store <3 x i32> %5, ptr %id
  %6 = load <3 x i32>, ptr %id
  call void @main.body(<3 x i32> %6)
  ret void
}

define internal void @main.body(<3 x i32> %id) {
entry:
  %id.addr = alloca <3 x i32>
  %number = alloca i32
  store <3 x i32> %id, ptr %id.addr
  %0 = load <3 x i32>, ptr %id.addr
  %1 = extractelement <3 x i32> %0, i32 1
  store i32 %1, ptr %number
  %Raw = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @Raw.str)
  %2 = load <3 x i32>, ptr %id.addr
  %3 = extractelement <3 x i32> %2, i32 0
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw, i32 0)
  %5 = atomicrmw min ptr %4, i32 %3 monotonic
  %Raw1 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @Raw.str)
  %6 = load <3 x i32>, ptr %id.addr
  %7 = extractelement <3 x i32> %6, i32 0
  %8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw1, i32 4)
  %9 = atomicrmw max ptr %8, i32 %7 monotonic
  %Raw2 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @Raw.str)
  %10 = load i32, ptr %number
  %11 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw2, i32 8)
  %12 = atomicrmw umin ptr %11, i32 %10 monotonic
  %Raw3 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @Raw.str)
  %13 = load i32, ptr %number
  %14 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw3, i32 12)
  %15 = atomicrmw umax ptr %14, i32 %13 monotonic
  ret void
}

declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)

declare i32 @llvm.dx.thread.id(i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
