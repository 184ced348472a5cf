// args: -T cs_6_0 -E main
struct Pair { float a[3]; bool b; };
float3 Constants[31];
StructuredBuffer<Pair> Pairs;
RWBuffer<uint> Out;
Pair make() { Out[1] = 5; return (Pair)0; }

// Aggregates have no value in a register; a call is made all the same.
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  float3 local[2] = { float3(1, 2, 3), float3(4, 5, 6) };
  (void)Constants;
  (void)local;
  (void)Pairs[i];
  (void)make();
  Out[0] = ((void)local, i);
}
; ==>
%struct.Pair = type { [3 x float], i1 }
%__cblayout_$Globals = type <{ <{ [30 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }> }>
%struct.Pair.0 = type { [3 x float], i32 }

@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@$Globals.str = private unnamed_addr constant [9 x i8] c"$Globals\00", align 1
@Pairs.str = private unnamed_addr constant [6 x i8] c"Pairs\00", align 1

define void @main() #0 {
entry:
  %i = alloca i32
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  call void @main.body(i32 %1)
  ret void
}

define internal void @make(ptr sret(%struct.Pair) %result) {
entry:
  %Out = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out, i32 1)
  store i32 5, ptr %0
  %a = getelementptr inbounds %struct.Pair, ptr %result, i32 0, i32 0
  %1 = getelementptr inbounds [3 x float], ptr %a, i32 0, i32 0
  store float 0.000000e+00, ptr %1
  %2 = getelementptr inbounds [3 x float], ptr %a, i32 0, i32 1
  store float 0.000000e+00, ptr %2
  %3 = getelementptr inbounds [3 x float], ptr %a, i32 0, i32 2
  store float 0.000000e+00, ptr %3
  %b = getelementptr inbounds %struct.Pair, ptr %result, i32 0, i32 1
  store i1 false, ptr %b
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0), i32)

define internal void @main.body(i32 %i) {
entry:
  %i.addr = alloca i32
  %local = alloca [2 x <3 x float>]
  %tmp = alloca %struct.Pair
  store i32 %i, ptr %i.addr
  %0 = getelementptr inbounds [2 x <3 x float>], ptr %local, i32 0, i32 0
  store <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, ptr %0
  %1 = getelementptr inbounds [2 x <3 x float>], ptr %local, i32 0, i32 1
  store <3 x float> <float 4.000000e+00, float 5.000000e+00, float 6.000000e+00>, ptr %1
  %$Globals = call target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32 2, i32 0, i32 1, i32 0, ptr @$Globals.str)
  %2 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals) %$Globals, i32 0)
  %Pairs = call target("dx.RawBuffer", %struct.Pair.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Pair.0s_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Pairs.str)
  %3 = load i32, ptr %i.addr
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Pair.0s_0_0t(target("dx.RawBuffer", %struct.Pair.0, 0, 0) %Pairs, i32 %3)
  call void @make(ptr %tmp)
  %5 = load i32, ptr %i.addr
  %Out = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %6 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %Out, i32 0)
  store i32 %5, ptr %6
  ret void
}

declare target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals), i32)

declare target("dx.RawBuffer", %struct.Pair.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Pair.0s_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Pair.0s_0_0t(target("dx.RawBuffer", %struct.Pair.0, 0, 0), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
