// args: -T cs_6_6
RWBuffer<float> A[4][5] : register(u3);
RWBuffer<float> Out;
struct Base { Texture2D<float4> Tex; };
struct S : Base { int n; RWBuffer<float> P[2]; };
S s : register(u30) : register(t2);
S many[2];
static RWBuffer<float> Alias = A[1][2];

float sum(RWBuffer<float> row[5], int i) {
  row[0] = Out;
  return row[i][0] + row[0][1];
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[0] = A[i][2][7] + sum(A[i], 3) + Alias[1];
  Out[1] = s.P[1][0] + s.Tex[uint2(0, i)].x + s.n;
  Out[2] = many[1].P[i][0];
  RWBuffer<float> heap = ResourceDescriptorHeap[i];
  heap[0] = many[i].n;
  RWBuffer<float> chosen = i > 1 ? Out : heap;
  chosen[3] = 1;
}
; ==>
%struct.Base = type { target("dx.Texture", <4 x float>, 0, 0, 0, 2) }
%struct.S.0 = type { %struct.Base, i32, [2 x target("dx.TypedBuffer", float, 1, 0, 0)] }
%struct.S = type <{ i32 }>
%__cblayout_$Globals = type <{ %struct.S, target("dx.Padding", 12), <{ [1 x <{ %struct.S, target("dx.Padding", 12) }>], %struct.S }> }>

@Alias = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@s.P.str = private unnamed_addr constant [4 x i8] c"s.P\00", align 1
@"s.Base::Tex.str" = private unnamed_addr constant [12 x i8] c"s.Base::Tex\00", align 1
@$Globals.str = private unnamed_addr constant [9 x i8] c"$Globals\00", align 1
@many.1.P.str = private unnamed_addr constant [9 x i8] c"many.1.P\00", align 1
@"many.0.Base::Tex.str" = private unnamed_addr constant [17 x i8] c"many.0.Base::Tex\00", align 1
@many.0.P.str = private unnamed_addr constant [9 x i8] c"many.0.P\00", align 1
@"many.1.Base::Tex.str" = private unnamed_addr constant [17 x i8] c"many.1.Base::Tex\00", align 1

define void @main() #0 {
entry:
  %i = alloca i32
  call void @_GLOBAL__init()
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  call void @main.body(i32 %1)
  ret void
}

define internal void @_GLOBAL__init() {
entry:
  %A = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 7, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %A, ptr @Alias
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

define internal float @sum(ptr %row, i32 %i) {
entry:
  %i.addr = alloca i32
  store i32 %i, ptr %i.addr
  %Out = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %0 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 0
  store target("dx.TypedBuffer", float, 1, 0, 0) %Out, ptr %0
  %1 = load i32, ptr %i.addr
  %2 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 %1
  %3 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %2
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %3, i32 0)
  %5 = load float, ptr %4
  %6 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 0
  %7 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %6
  %8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %7, i32 1)
  %9 = load float, ptr %8
  %10 = fadd fast float %5, %9
  ret float %10
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

define internal void @main.body(i32 %i) {
entry:
  %i.addr = alloca i32
  %row = alloca [5 x target("dx.TypedBuffer", float, 1, 0, 0)]
  %heap = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  %copy = alloca [2 x %struct.S.0]
  %chosen = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  %cond = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  store i32 %i, ptr %i.addr
  %0 = load i32, ptr %i.addr
  %1 = mul i32 %0, 5
  %2 = add i32 2, %1
  %A = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 %2, ptr @A.str)
  %3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %A, i32 7)
  %4 = load float, ptr %3
  %5 = load i32, ptr %i.addr
  %6 = mul i32 %5, 5
  %7 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 0
  %A1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 %6, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %A1, ptr %7
  %8 = add i32 1, %6
  %9 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 1
  %A2 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 %8, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %A2, ptr %9
  %10 = add i32 2, %6
  %11 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 2
  %A3 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 %10, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %A3, ptr %11
  %12 = add i32 3, %6
  %13 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 3
  %A4 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 %12, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %A4, ptr %13
  %14 = add i32 4, %6
  %15 = getelementptr inbounds [5 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %row, i32 0, i32 4
  %A5 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 20, i32 %14, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %A5, ptr %15
  %16 = call float @sum(ptr %row, i32 3)
  %17 = fadd fast float %4, %16
  %18 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @Alias
  %19 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %18, i32 1)
  %20 = load float, ptr %19
  %21 = fadd fast float %17, %20
  %Out = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %22 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %Out, i32 0)
  store float %21, ptr %22
  %s.P = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 30, i32 2, i32 1, ptr @s.P.str)
  %23 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %s.P, i32 0)
  %24 = load float, ptr %23
  %"s.Base::Tex" = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 2, i32 1, i32 0, ptr @"s.Base::Tex.str")
  %25 = load i32, ptr %i.addr
  %26 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %25, i32 1
  %27 = call { <4 x float>, i1 } @llvm.dx.resource.load.texture.v4f32.tdx.Texture_v4f32_0_0_0_2t.v2i32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %"s.Base::Tex", <2 x i32> %26, i32 0, <2 x i32> zeroinitializer)
  %28 = extractvalue { <4 x float>, i1 } %27, 0
  %29 = extractelement <4 x float> %28, i32 0
  %30 = fadd fast float %24, %29
  %$Globals = call target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32 5, i32 0, i32 1, i32 0, ptr @$Globals.str)
  %31 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals) %$Globals, i32 0)
  %32 = load i32, ptr addrspace(2) %31, align 4
  %33 = sitofp i32 %32 to float
  %34 = fadd fast float %30, %33
  %Out1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %35 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %Out1, i32 1)
  store float %34, ptr %35
  %36 = load i32, ptr %i.addr
  %many.1.P = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 4, i32 0, i32 2, i32 %36, ptr @many.1.P.str)
  %37 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %many.1.P, i32 0)
  %38 = load float, ptr %37
  %Out2 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %39 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %Out2, i32 2)
  store float %38, ptr %39
  %40 = load i32, ptr %i.addr
  %41 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32 %40, i1 false)
  store target("dx.TypedBuffer", float, 1, 0, 0) %41, ptr %heap
  %42 = load i32, ptr %i.addr
  %43 = getelementptr inbounds [2 x %struct.S.0], ptr %copy, i32 0, i32 0
  %Base = getelementptr inbounds %struct.S.0, ptr %43, i32 0, i32 0
  %Tex = getelementptr inbounds %struct.Base, ptr %Base, i32 0, i32 0
  %"many.0.Base::Tex" = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 1, i32 0, i32 1, i32 0, ptr @"many.0.Base::Tex.str")
  store target("dx.Texture", <4 x float>, 0, 0, 0, 2) %"many.0.Base::Tex", ptr %Tex
  %$Globals1 = call target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32 5, i32 0, i32 1, i32 0, ptr @$Globals.str)
  %44 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals) %$Globals1, i32 0)
  %n = getelementptr inbounds %struct.S.0, ptr %43, i32 0, i32 1
  %45 = getelementptr i8, ptr addrspace(2) %44, i32 16
  %46 = load i32, ptr addrspace(2) %45, align 4
  store i32 %46, ptr %n
  %P = getelementptr inbounds %struct.S.0, ptr %43, i32 0, i32 2
  %47 = getelementptr inbounds [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %P, i32 0, i32 0
  %many.0.P = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 2, i32 0, i32 2, i32 0, ptr @many.0.P.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %many.0.P, ptr %47
  %48 = getelementptr inbounds [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %P, i32 0, i32 1
  %many.0.P1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 2, i32 0, i32 2, i32 1, ptr @many.0.P.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %many.0.P1, ptr %48
  %49 = getelementptr inbounds [2 x %struct.S.0], ptr %copy, i32 0, i32 1
  %Base1 = getelementptr inbounds %struct.S.0, ptr %49, i32 0, i32 0
  %Tex1 = getelementptr inbounds %struct.Base, ptr %Base1, i32 0, i32 0
  %"many.1.Base::Tex" = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32 3, i32 0, i32 1, i32 0, ptr @"many.1.Base::Tex.str")
  store target("dx.Texture", <4 x float>, 0, 0, 0, 2) %"many.1.Base::Tex", ptr %Tex1
  %$Globals2 = call target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32 5, i32 0, i32 1, i32 0, ptr @$Globals.str)
  %50 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals) %$Globals2, i32 0)
  %n1 = getelementptr inbounds %struct.S.0, ptr %49, i32 0, i32 1
  %51 = getelementptr i8, ptr addrspace(2) %50, i32 32
  %52 = load i32, ptr addrspace(2) %51, align 4
  store i32 %52, ptr %n1
  %P1 = getelementptr inbounds %struct.S.0, ptr %49, i32 0, i32 2
  %53 = getelementptr inbounds [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %P1, i32 0, i32 0
  %many.1.P1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 4, i32 0, i32 2, i32 0, ptr @many.1.P.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %many.1.P1, ptr %53
  %54 = getelementptr inbounds [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %P1, i32 0, i32 1
  %many.1.P2 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 4, i32 0, i32 2, i32 1, ptr @many.1.P.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %many.1.P2, ptr %54
  %55 = getelementptr inbounds [2 x %struct.S.0], ptr %copy, i32 0, i32 %42
  %n2 = getelementptr inbounds %struct.S.0, ptr %55, i32 0, i32 1
  %56 = load i32, ptr %n2
  %57 = sitofp i32 %56 to float
  %58 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %heap
  %59 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %58, i32 0)
  store float %57, ptr %59
  %60 = load i32, ptr %i.addr
  %61 = icmp ugt i32 %60, 1
  br i1 %61, label %cond.true, label %cond.false

cond.true:
  %Out3 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %Out3, ptr %cond
  br label %cond.end

cond.false:
  %62 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %heap
  store target("dx.TypedBuffer", float, 1, 0, 0) %62, ptr %cond
  br label %cond.end

cond.end:
  %63 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %cond
  store target("dx.TypedBuffer", float, 1, 0, 0) %63, ptr %chosen
  %64 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %chosen
  %65 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %64, i32 3)
  store float 1.000000e+00, ptr %65
  ret void
}

declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32, i32, i32, i32, ptr)

declare { <4 x float>, i1 } @llvm.dx.resource.load.texture.v4f32.tdx.Texture_v4f32_0_0_0_2t.v2i32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), <2 x i32>, i32, <2 x i32>)

declare target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals), i32)

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32, i1)

declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_0_0_0_2t(i32, i32, i32, i32, ptr)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
