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
%struct.S = type { <3 x float>, <4 x float>, i32, i32, [2 x i1] }
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
  %37 = shl i32 %36, 28
  %38 = lshr i32 %37, 28
  store i32 %38, ptr %low
  %high = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 3
  %39 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 28)
  %40 = load i1, ptr %mapped
  %41 = extractvalue { i32, i1 } %39, 1
  %42 = and i1 %40, %41
  store i1 %42, ptr %mapped
  %43 = extractvalue { i32, i1 } %39, 0
  %44 = shl i32 %43, 0
  %45 = lshr i32 %44, 4
  %46 = shl i32 %45, 4
  %47 = lshr i32 %46, 4
  store i32 %47, ptr %high
  %b = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 4
  %48 = getelementptr inbounds [2 x i1], ptr %b, i32 0, i32 0
  %49 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 32)
  %50 = load i1, ptr %mapped
  %51 = extractvalue { i32, i1 } %49, 1
  %52 = and i1 %50, %51
  store i1 %52, ptr %mapped
  %53 = extractvalue { i32, i1 } %49, 0
  %54 = icmp ne i32 %53, 0
  store i1 %54, ptr %48
  %55 = getelementptr inbounds [2 x i1], ptr %b, i32 0, i32 1
  %56 = call { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In, i32 %0, i32 36)
  %57 = load i1, ptr %mapped
  %58 = extractvalue { i32, i1 } %56, 1
  %59 = and i1 %57, %58
  store i1 %59, ptr %mapped
  %60 = extractvalue { i32, i1 } %56, 0
  %61 = icmp ne i32 %60, 0
  store i1 %61, ptr %55
  %62 = load i1, ptr %mapped
  %63 = zext i1 %62 to i32
  store i32 %63, ptr %status
  %a1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 0
  %a2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 0
  %64 = load <3 x float>, ptr %a1
  store <3 x float> %64, ptr %a2
  %m1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 1
  %m2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1
  %65 = load <4 x float>, ptr %m1
  store <4 x float> %65, ptr %m2
  %low1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 2
  %low2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %66 = load i32, ptr %low1
  %67 = shl i32 %66, 28
  %68 = lshr i32 %67, 28
  %69 = shl i32 %68, 28
  %70 = lshr i32 %69, 28
  store i32 %70, ptr %low2
  %high1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 3
  %high2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 3
  %71 = load i32, ptr %high1
  %72 = shl i32 %71, 4
  %73 = lshr i32 %72, 4
  %74 = shl i32 %73, 4
  %75 = lshr i32 %74, 4
  store i32 %75, ptr %high2
  %b1 = getelementptr inbounds %struct.S, ptr %element, i32 0, i32 4
  %b2 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 4
  %76 = getelementptr inbounds [2 x i1], ptr %b1, i32 0, i32 0
  %77 = getelementptr inbounds [2 x i1], ptr %b2, i32 0, i32 0
  %78 = load i1, ptr %76
  store i1 %78, ptr %77
  %79 = getelementptr inbounds [2 x i1], ptr %b1, i32 0, i32 1
  %80 = getelementptr inbounds [2 x i1], ptr %b2, i32 0, i32 1
  %81 = load i1, ptr %79
  store i1 %81, ptr %80
  %Out = call target("dx.RawBuffer", %struct.S.0, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_1_0t(i32 1, i32 0, i32 1, i32 0, ptr @Out.str)
  %82 = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_s_struct.S.0s_1_0t(target("dx.RawBuffer", %struct.S.0, 1, 0) %Out, i8 1)
  %83 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.S.0s_1_0t(target("dx.RawBuffer", %struct.S.0, 1, 0) %Out, i32 %82)
  %a3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 0
  %84 = load <3 x float>, ptr %a3
  store <3 x float> %84, ptr %83, align 4
  %m3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1
  %85 = load <4 x float>, ptr %m3
  %86 = extractelement <4 x float> %85, i32 0
  %87 = extractelement <4 x float> %85, i32 1
  %88 = extractelement <4 x float> %85, i32 2
  %89 = extractelement <4 x float> %85, i32 3
  %90 = insertelement <2 x float> poison, float %86, i32 0
  %91 = insertelement <2 x float> %90, float %87, i32 1
  %92 = getelementptr i8, ptr %83, i32 12
  store <2 x float> %91, ptr %92, align 4
  %93 = insertelement <2 x float> poison, float %88, i32 0
  %94 = insertelement <2 x float> %93, float %89, i32 1
  %95 = getelementptr i8, ptr %83, i32 20
  store <2 x float> %94, ptr %95, align 4
  %low3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %96 = load i32, ptr %low3
  %97 = shl i32 %96, 28
  %98 = lshr i32 %97, 28
  %99 = and i32 %98, 15
  %high3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 3
  %100 = load i32, ptr %high3
  %101 = shl i32 %100, 4
  %102 = lshr i32 %101, 4
  %103 = and i32 %102, 268435455
  %104 = shl i32 %103, 4
  %105 = or i32 %99, %104
  %b3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 4
  %106 = getelementptr inbounds [2 x i1], ptr %b3, i32 0, i32 0
  %107 = load i1, ptr %106
  %108 = getelementptr i8, ptr %83, i32 28
  store i32 %105, ptr %108, align 4
  %109 = zext i1 %107 to i32
  %110 = getelementptr i8, ptr %83, i32 32
  store i32 %109, ptr %110, align 4
  %111 = getelementptr inbounds [2 x i1], ptr %b3, i32 0, i32 1
  %112 = load i1, ptr %111
  %113 = zext i1 %112 to i32
  %114 = getelementptr i8, ptr %83, i32 36
  store i32 %113, ptr %114, align 4
  %In1 = call target("dx.RawBuffer", %struct.S.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %115 = call i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In1)
  store i32 %115, ptr %count
  store i32 40, ptr %stride
  %Raw = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %116 = load i32, ptr %status
  %117 = load i32, ptr %count
  %118 = add i32 %116, %117
  %119 = load i32, ptr %stride
  %120 = add i32 %118, %119
  %121 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw, i32 0)
  store i32 %120, ptr %121, align 4
  %Raw1 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %C = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @C.str)
  %122 = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %C, i8 -1)
  %123 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %C, i32 %122)
  %124 = load <2 x float>, ptr %123, align 4
  %125 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw1, i32 8)
  store <2 x float> %124, ptr %125, align 4
  %Raw2 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw3 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %126 = load i32, ptr %i.addr
  store i1 true, ptr %mapped1
  %127 = add i32 %126, 0
  %128 = call { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw3, i32 %127, i32 poison)
  %129 = load i1, ptr %mapped1
  %130 = extractvalue { <4 x i32>, i1 } %128, 1
  %131 = and i1 %129, %130
  store i1 %131, ptr %mapped1
  %132 = extractvalue { <4 x i32>, i1 } %128, 0
  %133 = extractelement <4 x i32> %132, i32 0
  %134 = extractelement <4 x i32> %132, i32 1
  %135 = extractelement <4 x i32> %132, i32 2
  %136 = extractelement <4 x i32> %132, i32 3
  %137 = insertelement <4 x i32> poison, i32 %133, i32 0
  %138 = insertelement <4 x i32> %137, i32 %134, i32 1
  %139 = insertelement <4 x i32> %138, i32 %135, i32 2
  %140 = insertelement <4 x i32> %139, i32 %136, i32 3
  %141 = load i1, ptr %mapped1
  %142 = zext i1 %141 to i32
  store i32 %142, ptr %status
  %143 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw2, i32 16)
  store <4 x i32> %140, ptr %143, align 4
  %Raw4 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %B = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_0_0_0t(i32 5, i32 0, i32 1, i32 0, ptr @B.str)
  %144 = load i32, ptr %i.addr
  %145 = insertelement <1 x i32> poison, i32 %144, i32 0
  %146 = shufflevector <1 x i32> %145, <1 x i32> poison, <1 x i32> zeroinitializer
  %147 = extractelement <1 x i32> %146, i32 0
  %148 = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %B, i32 %147)
  %149 = extractvalue { <4 x float>, i1 } %148, 0
  %150 = extractvalue { <4 x float>, i1 } %148, 1
  %151 = zext i1 %150 to i32
  store i32 %151, ptr %status
  %152 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw4, i32 32)
  store <4 x float> %149, ptr %152, align 4
  %Raw5 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw6 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %153 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw6, i32 64)
  %154 = load <3 x float>, ptr %153, align 4
  %155 = extractelement <3 x float> %154, i32 0
  %156 = extractelement <3 x float> %154, i32 1
  %157 = extractelement <3 x float> %154, i32 2
  %158 = getelementptr i8, ptr %153, i32 12
  %159 = load <3 x float>, ptr %158, align 4
  %160 = extractelement <3 x float> %159, i32 0
  %161 = extractelement <3 x float> %159, i32 1
  %162 = extractelement <3 x float> %159, i32 2
  %163 = insertelement <6 x float> poison, float %155, i32 0
  %164 = insertelement <6 x float> %163, float %156, i32 1
  %165 = insertelement <6 x float> %164, float %157, i32 2
  %166 = insertelement <6 x float> %165, float %160, i32 3
  %167 = insertelement <6 x float> %166, float %161, i32 4
  %168 = insertelement <6 x float> %167, float %162, i32 5
  %169 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw5, i32 48)
  %170 = extractelement <6 x float> %168, i32 0
  %171 = extractelement <6 x float> %168, i32 1
  %172 = extractelement <6 x float> %168, i32 2
  %173 = extractelement <6 x float> %168, i32 3
  %174 = extractelement <6 x float> %168, i32 4
  %175 = extractelement <6 x float> %168, i32 5
  %176 = insertelement <2 x float> poison, float %170, i32 0
  %177 = insertelement <2 x float> %176, float %173, i32 1
  store <2 x float> %177, ptr %169, align 4
  %178 = insertelement <2 x float> poison, float %171, i32 0
  %179 = insertelement <2 x float> %178, float %174, i32 1
  %180 = getelementptr i8, ptr %169, i32 8
  store <2 x float> %179, ptr %180, align 4
  %181 = insertelement <2 x float> poison, float %172, i32 0
  %182 = insertelement <2 x float> %181, float %175, i32 1
  %183 = getelementptr i8, ptr %169, i32 16
  store <2 x float> %182, ptr %183, align 4
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
