// args: -T cs_6_6
struct Light { float3 color; bool on; min16float reach; };
cbuffer CB : register(b1, space2) {
  float2 a;
  float3 b;
  Light lights[3];
  float3x2 columns;
  row_major float3x2 rows;
  double3 wide;
};
cbuffer Placed { float2 behind; float last : packoffset(c30.y); };
struct Material { float4 tint; uint flags; };
ConstantBuffer<Material> materials[] : register(b4);
tbuffer TB { float4 t[2]; };
float loose;
RWStructuredBuffer<float> Out;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[0] = a.y + b.z + lights[i].color.y + lights[2].reach;
  if (lights[1].on)
    Out[1] = columns[i].y + rows[2].x + columns._m21;
  Out[2] = (float)wide.z + last + behind.y + loose;
  Out[3] = materials[NonUniformResourceIndex(i)].tint.w + materials[2].flags + t[i].x;
}
; ==>
%struct.Light = type <{ <3 x float>, i32, float }>
%__cblayout_CB = type <{ <2 x float>, target("dx.Padding", 8), <3 x float>, target("dx.Padding", 4), <{ [2 x <{ %struct.Light, target("dx.Padding", 12) }>], %struct.Light }>, target("dx.Padding", 12), <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, target("dx.Padding", 4), <{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, target("dx.Padding", 8), <3 x double> }>
%__cblayout_Placed = type <{ target("dx.Padding", 484), float, <2 x float> }>
%__cblayout_$Globals = type <{ float }>
%struct.Material = type <{ <4 x float>, i32 }>
%__cblayout_TB = type <{ [2 x <4 x float>] }>

@CB.str = private unnamed_addr constant [3 x i8] c"CB\00", align 1
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Placed.str = private unnamed_addr constant [7 x i8] c"Placed\00", align 1
@$Globals.str = private unnamed_addr constant [9 x i8] c"$Globals\00", align 1
@materials.str = private unnamed_addr constant [10 x i8] c"materials\00", align 1
@TB.str = private unnamed_addr constant [3 x i8] c"TB\00", align 1

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
  store i32 %i, ptr %i.addr
  %CB = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %0 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB, i32 0)
  %1 = getelementptr i8, ptr addrspace(2) %0, i32 4
  %2 = load float, ptr addrspace(2) %1, align 4
  %CB1 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %3 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB1, i32 0)
  %4 = getelementptr i8, ptr addrspace(2) %3, i32 24
  %5 = load float, ptr addrspace(2) %4, align 4
  %6 = fadd fast float %2, %5
  %CB2 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %7 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB2, i32 0)
  %8 = load i32, ptr %i.addr
  %9 = mul i32 %8, 32
  %10 = add i32 %9, 36
  %11 = getelementptr i8, ptr addrspace(2) %7, i32 %10
  %12 = load float, ptr addrspace(2) %11, align 4
  %13 = fadd fast float %6, %12
  %CB3 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %14 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB3, i32 0)
  %15 = getelementptr i8, ptr addrspace(2) %14, i32 112
  %16 = load float, ptr addrspace(2) %15, align 4
  %17 = fptrunc float %16 to half
  %18 = fpext half %17 to float
  %19 = fadd fast float %13, %18
  %Out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %20 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out, i32 0)
  store float %19, ptr %20, align 4
  %CB4 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %21 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB4, i32 0)
  %22 = getelementptr i8, ptr addrspace(2) %21, i32 76
  %23 = load i32, ptr addrspace(2) %22, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %if.then, label %if.end

if.then:
  %CB5 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %25 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB5, i32 0)
  %26 = load i32, ptr %i.addr
  %27 = mul i32 %26, 4
  %28 = add i32 %27, 128
  %29 = getelementptr i8, ptr addrspace(2) %25, i32 %28
  %30 = load float, ptr addrspace(2) %29, align 4
  %31 = mul i32 %26, 4
  %32 = add i32 %31, 144
  %33 = getelementptr i8, ptr addrspace(2) %25, i32 %32
  %34 = load float, ptr addrspace(2) %33, align 4
  %35 = insertelement <2 x float> poison, float %30, i32 0
  %36 = insertelement <2 x float> %35, float %34, i32 1
  %37 = extractelement <2 x float> %36, i32 1
  %CB6 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %38 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB6, i32 0)
  %39 = getelementptr i8, ptr addrspace(2) %38, i32 192
  %40 = load float, ptr addrspace(2) %39, align 4
  %41 = fadd fast float %37, %40
  %CB7 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %42 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB7, i32 0)
  %43 = getelementptr i8, ptr addrspace(2) %42, i32 152
  %44 = load float, ptr addrspace(2) %43, align 4
  %45 = fadd fast float %41, %44
  %Out1 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %46 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out1, i32 1)
  store float %45, ptr %46, align 4
  br label %if.end

if.end:
  %CB8 = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32 2, i32 1, i32 1, i32 0, ptr @CB.str)
  %47 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB8, i32 0)
  %48 = getelementptr i8, ptr addrspace(2) %47, i32 224
  %49 = load double, ptr addrspace(2) %48, align 8
  %50 = fptrunc double %49 to float
  %Placed = call target("dx.CBuffer", %__cblayout_Placed) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Placedst(i32 0, i32 0, i32 1, i32 0, ptr @Placed.str)
  %51 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Placedst(target("dx.CBuffer", %__cblayout_Placed) %Placed, i32 0)
  %52 = getelementptr i8, ptr addrspace(2) %51, i32 484
  %53 = load float, ptr addrspace(2) %52, align 4
  %54 = fadd fast float %50, %53
  %Placed1 = call target("dx.CBuffer", %__cblayout_Placed) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Placedst(i32 0, i32 0, i32 1, i32 0, ptr @Placed.str)
  %55 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Placedst(target("dx.CBuffer", %__cblayout_Placed) %Placed1, i32 0)
  %56 = getelementptr i8, ptr addrspace(2) %55, i32 492
  %57 = load float, ptr addrspace(2) %56, align 4
  %58 = fadd fast float %54, %57
  %$Globals = call target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32 4, i32 0, i32 1, i32 0, ptr @$Globals.str)
  %59 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals) %$Globals, i32 0)
  %60 = load float, ptr addrspace(2) %59, align 4
  %61 = fadd fast float %58, %60
  %Out2 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %62 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out2, i32 2)
  store float %61, ptr %62, align 4
  %63 = load i32, ptr %i.addr
  %64 = call i32 @llvm.dx.resource.nonuniformindex(i32 %63)
  %materials = call target("dx.CBuffer", %struct.Material) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_struct.Materialst(i32 0, i32 4, i32 -1, i32 %64, ptr @materials.str)
  %65 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s_struct.Materialst(target("dx.CBuffer", %struct.Material) %materials, i32 0)
  %66 = getelementptr i8, ptr addrspace(2) %65, i32 12
  %67 = load float, ptr addrspace(2) %66, align 4
  %materials1 = call target("dx.CBuffer", %struct.Material) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_struct.Materialst(i32 0, i32 4, i32 -1, i32 2, ptr @materials.str)
  %68 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s_struct.Materialst(target("dx.CBuffer", %struct.Material) %materials1, i32 0)
  %69 = getelementptr i8, ptr addrspace(2) %68, i32 16
  %70 = load i32, ptr addrspace(2) %69, align 4
  %71 = uitofp i32 %70 to float
  %72 = fadd fast float %67, %71
  %TB = call target("dx.TBuffer", %__cblayout_TB) @llvm.dx.resource.handlefromimplicitbinding.tdx.TBuffer_s___cblayout_TBst(i32 1, i32 0, i32 1, i32 0, ptr @TB.str)
  %73 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.TBuffer_s___cblayout_TBst(target("dx.TBuffer", %__cblayout_TB) %TB, i32 0)
  %74 = load i32, ptr %i.addr
  %75 = mul i32 %74, 16
  %76 = getelementptr i8, ptr addrspace(2) %73, i32 %75
  %77 = load float, ptr addrspace(2) %76, align 4
  %78 = fadd fast float %72, %77
  %Out3 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %79 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out3, i32 3)
  store float %78, ptr %79, align 4
  ret void
}

declare target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_CBst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB), i32)

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare target("dx.CBuffer", %__cblayout_Placed) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Placedst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Placedst(target("dx.CBuffer", %__cblayout_Placed), i32)

declare target("dx.CBuffer", %__cblayout_$Globals) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_$Globalsst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_$Globalsst(target("dx.CBuffer", %__cblayout_$Globals), i32)

declare i32 @llvm.dx.resource.nonuniformindex(i32)

declare target("dx.CBuffer", %struct.Material) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_struct.Materialst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s_struct.Materialst(target("dx.CBuffer", %struct.Material), i32)

declare target("dx.TBuffer", %__cblayout_TB) @llvm.dx.resource.handlefromimplicitbinding.tdx.TBuffer_s___cblayout_TBst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.TBuffer_s___cblayout_TBst(target("dx.TBuffer", %__cblayout_TB), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
