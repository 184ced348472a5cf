// args: -T cs_6_6
struct S { float3 a; row_major float2x2 m; uint low : 4; uint high : 28; bool b[2]; };
StructuredBuffer<S> In;
AppendStructuredBuffer<S> Out;
ConsumeStructuredBuffer<float2> C;
Buffer<float4> B;
RWByteAddressBuffer Raw;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint status, count, stride;
  S s = In.Load(i, status);
  Out.Append(s);
  In.GetDimensions(count, stride);
  Raw.Store(0, status + count + stride);
  Raw.Store<float2>(8, C.Consume());
  Raw.Store4(16, Raw.Load4(i, status));
  Raw.Store(32, B.Load(i, status));
  Raw.Store(48, Raw.Load<float2x3>(64));
}
; ==>
%struct.S = type { <3 x float>, <4 x float>, i32, [2 x i1] }
%struct.S.0 = type <{ <3 x float>, [2 x <2 x float>], i32, [2 x i32] }>

@In.str = private unnamed_addr constant [3 x i8] c"In\00", align 1
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Raw.str = private unnamed_addr constant [4 x i8] c"Raw\00", align 1
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1

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
  %status = alloca i32
  %count = alloca i32
  %stride = alloca i32
  %s = alloca %struct.S
  %mapped = alloca i1
  %element = alloca %struct.S
  %mapped1 = alloca i1
  store i32 %i, ptr %i.addr
  %In = call target("dx.RawBuffer", %struct.S.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %0 = load i32, ptr %i.addr
  store i1 true, ptr %mapped
  %a = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 0
  %1 = call { <3 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v3f32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 0)
  %2 = load i1, ptr %mapped
  %3 = extractvalue { <3 x float>, i1 } %1, 1
  %4 = and i1 %2, %3
  store i1 %4, ptr %mapped
  %5 = extractvalue { <3 x float>, i1 } %1, 0
  %6 = extractelement <3 x float> %5, i32 0
  %7 = extractelement <3 x float> %5, i32 1
  %8 = extractelement <3 x float> %5, i32 2
  %9 = insertelement <3 x float> poison, float %6, i32 0
  %10 = insertelement <3 x float> %9, float %7, i32 1
  %11 = insertelement <3 x float> %10, float %8, i32 2
  store <3 x float> %11, ptr %a
  %m = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 1
  %12 = call { <2 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v2f32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 12)
  %13 = load i1, ptr %mapped
  %14 = extractvalue { <2 x float>, i1 } %12, 1
  %15 = and i1 %13, %14
  store i1 %15, ptr %mapped
  %16 = extractvalue { <2 x float>, i1 } %12, 0
  %17 = extractelement <2 x float> %16, i32 0
  %18 = extractelement <2 x float> %16, i32 1
  %19 = call { <2 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v2f32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 20)
  %20 = load i1, ptr %mapped
  %21 = extractvalue { <2 x float>, i1 } %19, 1
  %22 = and i1 %20, %21
  store i1 %22, ptr %mapped
  %23 = extractvalue { <2 x float>, i1 } %19, 0
  %24 = extractelement <2 x float> %23, i32 0
  %25 = extractelement <2 x float> %23, i32 1
  %26 = insertelement <4 x float> poison, float %17, i32 0
  %27 = insertelement <4 x float> %26, float %18, i32 1
  %28 = insertelement <4 x float> %27, float %24, i32 2
  %29 = insertelement <4 x float> %28, float %25, i32 3
  store <4 x float> %29, ptr %m
  %low = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 2
  %30 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 28)
  %31 = load i1, ptr %mapped
  %32 = extractvalue { i32, i1 } %30, 1
  %33 = and i1 %31, %32
  store i1 %33, ptr %mapped
  %34 = extractvalue { i32, i1 } %30, 0
  %35 = shl i32 %34, 28
  %36 = lshr i32 %35, 28
  %37 = and i32 %36, 15
  %38 = load i32, ptr %low
  %39 = freeze i32 %38
  %40 = and i32 %39, -16
  %41 = or i32 %40, %37
  store i32 %41, ptr %low
  %high = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 2
  %42 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 28)
  %43 = load i1, ptr %mapped
  %44 = extractvalue { i32, i1 } %42, 1
  %45 = and i1 %43, %44
  store i1 %45, ptr %mapped
  %46 = extractvalue { i32, i1 } %42, 0
  %47 = shl i32 %46, 0
  %48 = lshr i32 %47, 4
  %49 = and i32 %48, 268435455
  %50 = shl i32 %49, 4
  %51 = load i32, ptr %high
  %52 = freeze i32 %51
  %53 = and i32 %52, 15
  %54 = or i32 %53, %50
  store i32 %54, ptr %high
  %b = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 3
  %55 = getelementptr inbounds [2 x i1], ptr %b, i32 0, i32 0
  %56 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 32)
  %57 = load i1, ptr %mapped
  %58 = extractvalue { i32, i1 } %56, 1
  %59 = and i1 %57, %58
  store i1 %59, ptr %mapped
  %60 = extractvalue { i32, i1 } %56, 0
  %61 = icmp ne i32 %60, 0
  store i1 %61, ptr %55
  %62 = getelementptr inbounds [2 x i1], ptr %b, i32 0, i32 1
  %63 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 36)
  %64 = load i1, ptr %mapped
  %65 = extractvalue { i32, i1 } %63, 1
  %66 = and i1 %64, %65
  store i1 %66, ptr %mapped
  %67 = extractvalue { i32, i1 } %63, 0
  %68 = icmp ne i32 %67, 0
  store i1 %68, ptr %62
  %69 = load i1, ptr %mapped
  %70 = zext i1 %69 to i32
  store i32 %70, ptr %status
  %a1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 0
  %a2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 0
  %71 = load <3 x float>, ptr %a1
  store <3 x float> %71, ptr %a2
  %m1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 1
  %m2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1
  %72 = load <4 x float>, ptr %m1
  store <4 x float> %72, ptr %m2
  %low1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 2
  %low2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %73 = load i32, ptr %low1
  store i32 %73, ptr %low2
  %high1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 2
  %high2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %b1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 3
  %b2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 3
  %74 = getelementptr inbounds [2 x i1], ptr %b1, i32 0, i32 0
  %75 = getelementptr inbounds [2 x i1], ptr %b2, i32 0, i32 0
  %76 = load i1, ptr %74
  store i1 %76, ptr %75
  %77 = getelementptr inbounds [2 x i1], ptr %b1, i32 0, i32 1
  %78 = getelementptr inbounds [2 x i1], ptr %b2, i32 0, i32 1
  %79 = load i1, ptr %77
  store i1 %79, ptr %78
  %Out = call target("dx.RawBuffer", %struct.S.0, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_1_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %80 = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_s_struct.S.0s_1_0t(target("dx.RawBuffer", %struct.S.0, 1, 0) %Out, i8 1)
  %81 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.S.0s_1_0t(target("dx.RawBuffer", %struct.S.0, 1, 0) %Out, i32 %80)
  %a3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 0
  %82 = load <3 x float>, ptr %a3
  store <3 x float> %82, ptr %81, align 4
  %m3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1
  %83 = load <4 x float>, ptr %m3
  %84 = extractelement <4 x float> %83, i32 0
  %85 = extractelement <4 x float> %83, i32 1
  %86 = extractelement <4 x float> %83, i32 2
  %87 = extractelement <4 x float> %83, i32 3
  %88 = insertelement <2 x float> poison, float %84, i32 0
  %89 = insertelement <2 x float> %88, float %85, i32 1
  %90 = getelementptr i8, ptr %81, i32 12
  store <2 x float> %89, ptr %90, align 4
  %91 = insertelement <2 x float> poison, float %86, i32 0
  %92 = insertelement <2 x float> %91, float %87, i32 1
  %93 = getelementptr i8, ptr %81, i32 20
  store <2 x float> %92, ptr %93, align 4
  %low3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %94 = load i32, ptr %low3
  %95 = getelementptr i8, ptr %81, i32 28
  store i32 %94, ptr %95, align 4
  %high3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %b3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 3
  %96 = getelementptr inbounds [2 x i1], ptr %b3, i32 0, i32 0
  %97 = load i1, ptr %96
  %98 = zext i1 %97 to i32
  %99 = getelementptr i8, ptr %81, i32 32
  store i32 %98, ptr %99, align 4
  %100 = getelementptr inbounds [2 x i1], ptr %b3, i32 0, i32 1
  %101 = load i1, ptr %100
  %102 = zext i1 %101 to i32
  %103 = getelementptr i8, ptr %81, i32 36
  store i32 %102, ptr %103, align 4
  %In1 = call target("dx.RawBuffer", %struct.S.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %104 = call i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In1)
  store i32 %104, ptr %count
  store i32 40, ptr %stride
  %Raw = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %105 = load i32, ptr %status
  %106 = load i32, ptr %count
  %107 = add i32 %105, %106
  %108 = load i32, ptr %stride
  %109 = add i32 %107, %108
  %110 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw, i32 0)
  store i32 %109, ptr %110, align 4
  %Raw1 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %C = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @C.str)
  %111 = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %C, i8 -1)
  %112 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %C, i32 %111)
  %113 = load <2 x float>, ptr %112, align 4
  %114 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw1, i32 8)
  store <2 x float> %113, ptr %114, align 4
  %Raw2 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw3 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %115 = load i32, ptr %i.addr
  store i1 true, ptr %mapped1
  %116 = add i32 %115, 0
  %117 = call { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw3, i32 %116, i32 poison)
  %118 = load i1, ptr %mapped1
  %119 = extractvalue { <4 x i32>, i1 } %117, 1
  %120 = and i1 %118, %119
  store i1 %120, ptr %mapped1
  %121 = extractvalue { <4 x i32>, i1 } %117, 0
  %122 = extractelement <4 x i32> %121, i32 0
  %123 = extractelement <4 x i32> %121, i32 1
  %124 = extractelement <4 x i32> %121, i32 2
  %125 = extractelement <4 x i32> %121, i32 3
  %126 = insertelement <4 x i32> poison, i32 %122, i32 0
  %127 = insertelement <4 x i32> %126, i32 %123, i32 1
  %128 = insertelement <4 x i32> %127, i32 %124, i32 2
  %129 = insertelement <4 x i32> %128, i32 %125, i32 3
  %130 = load i1, ptr %mapped1
  %131 = zext i1 %130 to i32
  store i32 %131, ptr %status
  %132 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw2, i32 16)
  store <4 x i32> %129, ptr %132, align 4
  %Raw4 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %B = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_0_0_0t(i32 5, i32 0, i32 1, i32 0, ptr @B.str)
  %133 = load i32, ptr %i.addr
  %134 = insertelement <1 x i32> poison, i32 %133, i32 0
  %135 = shufflevector <1 x i32> %134, <1 x i32> poison, <1 x i32> zeroinitializer
  %136 = extractelement <1 x i32> %135, i32 0
  %137 = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %B, i32 %136)
  %138 = extractvalue { <4 x float>, i1 } %137, 0
  %139 = extractvalue { <4 x float>, i1 } %137, 1
  %140 = zext i1 %139 to i32
  store i32 %140, ptr %status
  %141 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw4, i32 32)
  store <4 x float> %138, ptr %141, align 4
  %Raw5 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw6 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %142 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw6, i32 64)
  %143 = load <3 x float>, ptr %142, align 4
  %144 = extractelement <3 x float> %143, i32 0
  %145 = extractelement <3 x float> %143, i32 1
  %146 = extractelement <3 x float> %143, i32 2
  %147 = getelementptr i8, ptr %142, i32 12
  %148 = load <3 x float>, ptr %147, align 4
  %149 = extractelement <3 x float> %148, i32 0
  %150 = extractelement <3 x float> %148, i32 1
  %151 = extractelement <3 x float> %148, i32 2
  %152 = insertelement <6 x float> poison, float %144, i32 0
  %153 = insertelement <6 x float> %152, float %145, i32 1
  %154 = insertelement <6 x float> %153, float %146, i32 2
  %155 = insertelement <6 x float> %154, float %149, i32 3
  %156 = insertelement <6 x float> %155, float %150, i32 4
  %157 = insertelement <6 x float> %156, float %151, i32 5
  %158 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw5, i32 48)
  %159 = extractelement <6 x float> %157, i32 0
  %160 = extractelement <6 x float> %157, i32 1
  %161 = extractelement <6 x float> %157, i32 2
  %162 = extractelement <6 x float> %157, i32 3
  %163 = extractelement <6 x float> %157, i32 4
  %164 = extractelement <6 x float> %157, i32 5
  %165 = insertelement <2 x float> poison, float %159, i32 0
  %166 = insertelement <2 x float> %165, float %162, i32 1
  store <2 x float> %166, ptr %158, align 4
  %167 = insertelement <2 x float> poison, float %160, i32 0
  %168 = insertelement <2 x float> %167, float %163, i32 1
  %169 = getelementptr i8, ptr %158, i32 8
  store <2 x float> %168, ptr %169, align 4
  %170 = insertelement <2 x float> poison, float %161, i32 0
  %171 = insertelement <2 x float> %170, float %164, i32 1
  %172 = getelementptr i8, ptr %158, i32 16
  store <2 x float> %171, ptr %172, align 4
  ret void
}

declare target("dx.RawBuffer", %struct.S.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_0_0t(i32, i32, i32, i32, ptr)

declare { <3 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v3f32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0), i32, i32)

declare { <2 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v2f32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0), i32, i32)

declare { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0), i32, i32)

declare target("dx.RawBuffer", %struct.S.0, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_1_0t(i32, i32, i32, i32, ptr)

declare i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_s_struct.S.0s_1_0t(target("dx.RawBuffer", %struct.S.0, 1, 0), i8)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.S.0s_1_0t(target("dx.RawBuffer", %struct.S.0, 1, 0), i32)

declare i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0))

declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)

declare target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32, i32, i32, i32, ptr)

declare i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0), i8)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0), i32)

declare { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32, i32)

declare target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_0_0_0t(i32, i32, i32, i32, ptr)

declare { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t(target("dx.TypedBuffer", <4 x float>, 0, 0, 0), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
