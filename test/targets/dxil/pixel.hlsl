// args: -T ps_6_6
Texture2D<float4> Albedo : register(t3);
Texture2DArray<float> Shadow;
SamplerState Linear;
SamplerComparisonState Compare;

struct Input {
  float4 position : SV_Position;
  float2 uv : TEXCOORD0;
  nointerpolation uint slice : SLICE;
  float depth : DEPTH;
  bool front : SV_IsFrontFace;
};

struct Output {
  float4 color : SV_Target1;
  float depth : SV_Depth;
};

Output main(Input input) {
  Output output;
  output.color = Albedo.SampleBias(Linear, input.uv, 0.5) + ddx(input.uv).xyxy;
  output.depth = Shadow.SampleCmp(Compare, float3(input.uv, input.slice), input.depth);
  if (!input.front)
    discard;
  float width, height, levels;
  Albedo.GetDimensions(1, width, height, levels);
  output.color.x += width + Albedo.GatherGreen(Linear, input.uv, int2(1, 2)).w;
  return output;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.Dimensions = type { i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 0 }, i32 3, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 3 }, i32 1, i1 false)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 3 }, i32 0, i1 false)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)
  %7 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 3, i32 0, i8 0, i32 undef)
  %9 = call i32 @dx.op.loadInput.i32(i32 4, i32 4, i32 0, i8 0, i32 undef)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 2, i32 1033 })
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 14, i32 0 })
  %12 = call %dx.types.ResRet.f32 @dx.op.sampleBias.f32(i32 61, %dx.types.Handle %10, %dx.types.Handle %11, float %5, float %6, float undef, float undef, i32 0, i32 0, i32 undef, float 5.000000e-01, float undef)
  %13 = extractvalue %dx.types.ResRet.f32 %12, 0
  %14 = extractvalue %dx.types.ResRet.f32 %12, 1
  %15 = extractvalue %dx.types.ResRet.f32 %12, 2
  %16 = extractvalue %dx.types.ResRet.f32 %12, 3
  %17 = call float @dx.op.unary.f32(i32 83, float %5)
  %18 = call float @dx.op.unary.f32(i32 83, float %6)
  %19 = fadd fast float %13, %17
  %20 = fadd fast float %14, %18
  %21 = fadd fast float %15, %17
  %22 = fadd fast float %16, %18
  %23 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 7, i32 265 })
  %24 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 32782, i32 0 })
  %25 = uitofp i32 %7 to float
  %26 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %23, %dx.types.Handle %24, float %5, float %6, float %25, float undef, i32 0, i32 0, i32 undef, float %8, float undef)
  %27 = extractvalue %dx.types.ResRet.f32 %26, 0
  %28 = icmp eq i32 %9, 0
  br i1 %28, label %if.then, label %if.end

if.then:
  call void @dx.op.discard(i32 82, i1 true)
  br label %if.end

if.end:
  %29 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %10, i32 1)
  %30 = extractvalue %dx.types.Dimensions %29, 0
  %31 = uitofp i32 %30 to float
  %32 = call %dx.types.ResRet.f32 @dx.op.textureGather.f32(i32 73, %dx.types.Handle %10, %dx.types.Handle %11, float %5, float %6, float undef, float undef, i32 1, i32 2, i32 1)
  %33 = extractvalue %dx.types.ResRet.f32 %32, 3
  %34 = fadd fast float %31, %33
  %35 = fadd fast float %19, %34
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %35)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %20)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %21)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %22)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %27)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.sampleBias.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #1

declare float @dx.op.unary.f32(i32, float) #0

declare %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #1

declare void @dx.op.discard(i32, i1) #2

declare %dx.types.Dimensions @dx.op.getDimensions(i32, %dx.types.Handle, i32) #1

declare %dx.types.ResRet.f32 @dx.op.textureGather.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32) #1

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!12}
!dx.entryPoints = !{!13}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"ps", i32 6, i32 6}
!4 = !{!5, null, null, !9}
!5 = !{!6, !8}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 7, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 3, i32 1, i32 2, i32 0, !7}
!9 = !{!10, !11}
!10 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 0, null}
!11 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 1, null}
!12 = !{[12 x i32] [i32 10, i32 8, i32 0, i32 0, i32 0, i32 0, i32 240, i32 240, i32 0, i32 0, i32 0, i32 0]}
!13 = !{ptr @main, !"main", !14, !4, null}
!14 = !{!15, !24, null}
!15 = !{!16, !18, !20, !22, !23}
!16 = !{i32 0, !"SV_Position", i8 9, i8 3, !17, i8 4, i32 1, i8 4, i32 0, i8 0, null}
!17 = !{i32 0}
!18 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !17, i8 2, i32 1, i8 2, i32 1, i8 0, !19}
!19 = !{i32 3, i32 3}
!20 = !{i32 2, !"SLICE", i8 5, i8 0, !17, i8 1, i32 1, i8 1, i32 2, i8 0, !21}
!21 = !{i32 3, i32 1}
!22 = !{i32 3, !"DEPTH", i8 9, i8 0, !17, i8 2, i32 1, i8 1, i32 1, i8 2, !21}
!23 = !{i32 4, !"SV_IsFrontFace", i8 5, i8 13, !17, i8 1, i32 1, i8 1, i32 2, i8 1, !21}
!24 = !{!25, !28}
!25 = !{i32 0, !"SV_Target", i8 9, i8 16, !26, i8 0, i32 1, i8 4, i32 1, i8 0, !27}
!26 = !{i32 1}
!27 = !{i32 3, i32 15}
!28 = !{i32 1, !"SV_Depth", i8 9, i8 17, !17, i8 0, i32 1, i8 1, i32 -1, i8 -1, !21}
