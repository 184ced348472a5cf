// A character is its number, quotes and escapes resolved; several are packed.
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main() {
  Out[0] = 'N';
  Out[1] = '\n';
  Out[2] = '\x41';
  Out[3] = '\'';
  Out[4] = '\0';
}
; ==>
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %Out = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out, i32 0)
  store i32 78, ptr %0
  %Out1 = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %1 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out1, i32 1)
  store i32 10, ptr %1
  %Out2 = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out2, i32 2)
  store i32 65, ptr %2
  %Out3 = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out3, i32 3)
  store i32 39, ptr %3
  %Out4 = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out4, i32 4)
  store i32 0, ptr %4
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
