// args: -T cs_6_6
struct Inner { bool on; float3 p; };
struct S { double d; Inner in1[2]; float2x3 m; uint low : 5; int high : 12; };
StructuredBuffer<S> In;
RWStructuredBuffer<S> Out;
RWByteAddressBuffer Raw;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[i].in1[1] = In[i].in1[i];
  Out[i].m = In[0].m;
  Out[i].high = In[i].low;
  Raw.Store<Inner>(8 * i, In[0].in1[0]);
  Raw.Store(4, Raw.Load(0));
}
; ==>
%struct.Inner = type { i32, <3 x float> }
%struct.S = type { double, [2 x %struct.Inner], [3 x <2 x float>], i32 }

@In.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Raw.str = private unnamed_addr constant [4 x i8] c"Raw\00", align 1

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
  %In = call target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %0 = load i32, ptr %i.addr
  %1 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0) %In, i32 %0)
  %2 = load i32, ptr %i.addr
  %3 = mul i32 %2, 16
  %Out = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %4 = load i32, ptr %i.addr
  %5 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_1_0t(target("dx.RawBuffer", %struct.S, 1, 0) %Out, i32 %4)
  %6 = add i32 %3, 8
  %7 = getelementptr i8, ptr %1, i32 %6
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = getelementptr i8, ptr %5, i32 24
  store i32 %10, ptr %11, align 4
  %12 = add i32 %3, 12
  %13 = getelementptr i8, ptr %1, i32 %12
  %14 = load <3 x float>, ptr %13, align 4
  %15 = getelementptr i8, ptr %5, i32 28
  store <3 x float> %14, ptr %15, align 4
  %In1 = call target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %16 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0) %In1, i32 0)
  %17 = getelementptr i8, ptr %16, i32 40
  %18 = load <2 x float>, ptr %17, align 4
  %19 = extractelement <2 x float> %18, i32 0
  %20 = extractelement <2 x float> %18, i32 1
  %21 = getelementptr i8, ptr %16, i32 48
  %22 = load <2 x float>, ptr %21, align 4
  %23 = extractelement <2 x float> %22, i32 0
  %24 = extractelement <2 x float> %22, i32 1
  %25 = getelementptr i8, ptr %16, i32 56
  %26 = load <2 x float>, ptr %25, align 4
  %27 = extractelement <2 x float> %26, i32 0
  %28 = extractelement <2 x float> %26, i32 1
  %29 = insertelement <6 x float> poison, float %19, i32 0
  %30 = insertelement <6 x float> %29, float %23, i32 1
  %31 = insertelement <6 x float> %30, float %27, i32 2
  %32 = insertelement <6 x float> %31, float %20, i32 3
  %33 = insertelement <6 x float> %32, float %24, i32 4
  %34 = insertelement <6 x float> %33, float %28, i32 5
  %Out1 = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %35 = load i32, ptr %i.addr
  %36 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_1_0t(target("dx.RawBuffer", %struct.S, 1, 0) %Out1, i32 %35)
  %37 = extractelement <6 x float> %34, i32 0
  %38 = extractelement <6 x float> %34, i32 1
  %39 = extractelement <6 x float> %34, i32 2
  %40 = extractelement <6 x float> %34, i32 3
  %41 = extractelement <6 x float> %34, i32 4
  %42 = extractelement <6 x float> %34, i32 5
  %43 = insertelement <2 x float> poison, float %37, i32 0
  %44 = insertelement <2 x float> %43, float %40, i32 1
  %45 = getelementptr i8, ptr %36, i32 40
  store <2 x float> %44, ptr %45, align 4
  %46 = insertelement <2 x float> poison, float %38, i32 0
  %47 = insertelement <2 x float> %46, float %41, i32 1
  %48 = getelementptr i8, ptr %36, i32 48
  store <2 x float> %47, ptr %48, align 4
  %49 = insertelement <2 x float> poison, float %39, i32 0
  %50 = insertelement <2 x float> %49, float %42, i32 1
  %51 = getelementptr i8, ptr %36, i32 56
  store <2 x float> %50, ptr %51, align 4
  %In2 = call target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %52 = load i32, ptr %i.addr
  %53 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0) %In2, i32 %52)
  %54 = getelementptr i8, ptr %53, i32 64
  %55 = load i32, ptr %54, align 4
  %56 = shl i32 %55, 27
  %57 = lshr i32 %56, 27
  %Out2 = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %58 = load i32, ptr %i.addr
  %59 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_1_0t(target("dx.RawBuffer", %struct.S, 1, 0) %Out2, i32 %58)
  %60 = and i32 %57, 4095
  %61 = shl i32 %60, 5
  %62 = getelementptr i8, ptr %59, i32 64
  %63 = load i32, ptr %62, align 4
  %64 = and i32 %63, -131041
  %65 = or i32 %64, %61
  %66 = getelementptr i8, ptr %59, i32 64
  store i32 %65, ptr %66, align 4
  %Raw = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @Raw.str)
  %67 = load i32, ptr %i.addr
  %68 = mul i32 8, %67
  %In3 = call target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %69 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0) %In3, i32 0)
  %70 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw, i32 %68)
  %71 = getelementptr i8, ptr %69, i32 8
  %72 = load i32, ptr %71, align 4
  %73 = icmp ne i32 %72, 0
  %74 = zext i1 %73 to i32
  store i32 %74, ptr %70, align 4
  %75 = getelementptr i8, ptr %69, i32 12
  %76 = load <3 x float>, ptr %75, align 4
  %77 = getelementptr i8, ptr %70, i32 4
  store <3 x float> %76, ptr %77, align 4
  %Raw1 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw2 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @Raw.str)
  %78 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw2, i32 0)
  %79 = load i32, ptr %78, align 4
  %80 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw1, i32 4)
  store i32 %79, ptr %80, align 4
  ret void
}

declare target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0), i32)

declare target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_1_0t(target("dx.RawBuffer", %struct.S, 1, 0), i32)

declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
