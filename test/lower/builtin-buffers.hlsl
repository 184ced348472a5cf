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
  %99 = shl i32 %98, 0
  %100 = getelementptr i8, ptr %83, i32 28
  %101 = load i32, ptr %100, align 4
  %102 = and i32 %101, -16
  %103 = and i32 %99, 15
  %104 = or i32 %102, %103
  %105 = getelementptr i8, ptr %83, i32 28
  store i32 %104, ptr %105, align 4
  %high3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 3
  %106 = load i32, ptr %high3
  %107 = shl i32 %106, 4
  %108 = lshr i32 %107, 4
  %109 = shl i32 %108, 4
  %110 = getelementptr i8, ptr %83, i32 28
  %111 = load i32, ptr %110, align 4
  %112 = and i32 %111, 15
  %113 = and i32 %109, -16
  %114 = or i32 %112, %113
  %115 = getelementptr i8, ptr %83, i32 28
  store i32 %114, ptr %115, align 4
  %b3 = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 4
  %116 = getelementptr inbounds [2 x i1], ptr %b3, i32 0, i32 0
  %117 = load i1, ptr %116
  %118 = zext i1 %117 to i32
  %119 = getelementptr i8, ptr %83, i32 32
  store i32 %118, ptr %119, align 4
  %120 = getelementptr inbounds [2 x i1], ptr %b3, i32 0, i32 1
  %121 = load i1, ptr %120
  %122 = zext i1 %121 to i32
  %123 = getelementptr i8, ptr %83, i32 36
  store i32 %122, ptr %123, align 4
  %In1 = call target("dx.RawBuffer", %struct.S.0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.S.0s_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @In.str)
  %124 = call i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_s_struct.S.0s_0_0t(target("dx.RawBuffer", %struct.S.0, 0, 0) %In1)
  store i32 %124, ptr %count
  store i32 40, ptr %stride
  %Raw = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %125 = load i32, ptr %status
  %126 = load i32, ptr %count
  %127 = add i32 %125, %126
  %128 = load i32, ptr %stride
  %129 = add i32 %127, %128
  %130 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw, i32 0)
  store i32 %129, ptr %130, align 4
  %Raw1 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %C = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v2f32_1_0t(i32 3, i32 0, i32 1, i32 0, ptr @C.str)
  %131 = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %C, i8 -1)
  %132 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %C, i32 %131)
  %133 = load <2 x float>, ptr %132, align 4
  %134 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw1, i32 8)
  store <2 x float> %133, ptr %134, align 4
  %Raw2 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw3 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %135 = load i32, ptr %i.addr
  store i1 true, ptr %mapped1
  %136 = add i32 %135, 0
  %137 = call { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw3, i32 %136, i32 poison)
  %138 = load i1, ptr %mapped1
  %139 = extractvalue { <4 x i32>, i1 } %137, 1
  %140 = and i1 %138, %139
  store i1 %140, ptr %mapped1
  %141 = extractvalue { <4 x i32>, i1 } %137, 0
  %142 = extractelement <4 x i32> %141, i32 0
  %143 = extractelement <4 x i32> %141, i32 1
  %144 = extractelement <4 x i32> %141, i32 2
  %145 = extractelement <4 x i32> %141, i32 3
  %146 = insertelement <4 x i32> poison, i32 %142, i32 0
  %147 = insertelement <4 x i32> %146, i32 %143, i32 1
  %148 = insertelement <4 x i32> %147, i32 %144, i32 2
  %149 = insertelement <4 x i32> %148, i32 %145, i32 3
  %150 = load i1, ptr %mapped1
  %151 = zext i1 %150 to i32
  store i32 %151, ptr %status
  %152 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw2, i32 16)
  store <4 x i32> %149, ptr %152, align 4
  %Raw4 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %B = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_0_0_0t(i32 5, i32 0, i32 1, i32 0, ptr @B.str)
  %153 = load i32, ptr %i.addr
  %154 = insertelement <1 x i32> poison, i32 %153, i32 0
  %155 = shufflevector <1 x i32> %154, <1 x i32> poison, <1 x i32> zeroinitializer
  %156 = extractelement <1 x i32> %155, i32 0
  %157 = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %B, i32 %156)
  %158 = extractvalue { <4 x float>, i1 } %157, 0
  %159 = extractvalue { <4 x float>, i1 } %157, 1
  %160 = zext i1 %159 to i32
  store i32 %160, ptr %status
  %161 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw4, i32 32)
  store <4 x float> %158, ptr %161, align 4
  %Raw5 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %Raw6 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 6, i32 0, i32 1, i32 0, ptr @Raw.str)
  %162 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw6, i32 64)
  %163 = load <2 x float>, ptr %162, align 4
  %164 = extractelement <2 x float> %163, i32 0
  %165 = extractelement <2 x float> %163, i32 1
  %166 = getelementptr i8, ptr %162, i32 8
  %167 = load <2 x float>, ptr %166, align 4
  %168 = extractelement <2 x float> %167, i32 0
  %169 = extractelement <2 x float> %167, i32 1
  %170 = getelementptr i8, ptr %162, i32 16
  %171 = load <2 x float>, ptr %170, align 4
  %172 = extractelement <2 x float> %171, i32 0
  %173 = extractelement <2 x float> %171, i32 1
  %174 = insertelement <6 x float> poison, float %164, i32 0
  %175 = insertelement <6 x float> %174, float %168, i32 1
  %176 = insertelement <6 x float> %175, float %172, i32 2
  %177 = insertelement <6 x float> %176, float %165, i32 3
  %178 = insertelement <6 x float> %177, float %169, i32 4
  %179 = insertelement <6 x float> %178, float %173, i32 5
  %180 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %Raw5, i32 48)
  %181 = extractelement <6 x float> %179, i32 0
  %182 = extractelement <6 x float> %179, i32 1
  %183 = extractelement <6 x float> %179, i32 2
  %184 = extractelement <6 x float> %179, i32 3
  %185 = extractelement <6 x float> %179, i32 4
  %186 = extractelement <6 x float> %179, i32 5
  %187 = insertelement <2 x float> poison, float %181, i32 0
  %188 = insertelement <2 x float> %187, float %184, i32 1
  store <2 x float> %188, ptr %180, align 4
  %189 = insertelement <2 x float> poison, float %182, i32 0
  %190 = insertelement <2 x float> %189, float %185, i32 1
  %191 = getelementptr i8, ptr %180, i32 8
  store <2 x float> %190, ptr %191, align 4
  %192 = insertelement <2 x float> poison, float %183, i32 0
  %193 = insertelement <2 x float> %192, float %186, i32 1
  %194 = getelementptr i8, ptr %180, i32 16
  store <2 x float> %193, ptr %194, align 4
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
