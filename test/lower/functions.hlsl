// args: -T cs_6_6
struct Pair { float a; float2 b[2]; };
struct Shape { float size; float area() { return size * size; } void grow(float by) { size += by; } };
struct Box : Shape { float depth; static float unit() { return 1; } float volume() { return area() * depth; } };
RWStructuredBuffer<float> Out;
RWStructuredBuffer<Box> Boxes;

Pair make(float x) {
  Pair p = { x, 1, 2, x, 3 };
  return p;
}

void both(out float2 low, inout int n, Pair p) {
  low = p.b[1];
  n += 2;
}

[numthreads(1, 1, 1)]
void main() {
  float4 v = 0;
  float f = 1.5;
  both(v.yw, f, make(2));
  Box box = (Box)0;
  box.grow(f);
  Out[0] = v.w + f + box.volume() + Box::unit();
  Boxes[1].grow(2);
}
; ==>
%struct.Pair = type { float, [2 x <2 x float>] }
%struct.Shape = type { float }
%struct.Box = type { %struct.Shape, float }

@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Boxes.str = private unnamed_addr constant [6 x i8] c"Boxes\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @both(ptr %low, ptr %n, ptr %p) {
entry:
  %b = getelementptr inbounds %struct.Pair, ptr %p, i32 0, i32 1
  %0 = getelementptr inbounds [2 x <2 x float>], ptr %b, i32 0, i32 1
  %1 = load <2 x float>, ptr %0
  store <2 x float> %1, ptr %low
  %2 = load i32, ptr %n
  %3 = add i32 %2, 2
  store i32 %3, ptr %n
  ret void
}

define internal void @make(ptr sret(%struct.Pair) %result, float %x) {
entry:
  %x.addr = alloca float
  %p = alloca %struct.Pair
  store float %x, ptr %x.addr
  %0 = load float, ptr %x.addr
  %1 = load float, ptr %x.addr
  %a = getelementptr inbounds %struct.Pair, ptr %p, i32 0, i32 0
  store float %0, ptr %a
  %b = getelementptr inbounds %struct.Pair, ptr %p, i32 0, i32 1
  %2 = getelementptr inbounds [2 x <2 x float>], ptr %b, i32 0, i32 0
  store <2 x float> <float 1.000000e+00, float 2.000000e+00>, ptr %2
  %3 = getelementptr inbounds [2 x <2 x float>], ptr %b, i32 0, i32 1
  %4 = insertelement <2 x float> poison, float %1, i32 0
  %5 = insertelement <2 x float> %4, float 3.000000e+00, i32 1
  store <2 x float> %5, ptr %3
  %a1 = getelementptr inbounds %struct.Pair, ptr %p, i32 0, i32 0
  %a2 = getelementptr inbounds %struct.Pair, ptr %result, i32 0, i32 0
  %6 = load float, ptr %a1
  store float %6, ptr %a2
  %b1 = getelementptr inbounds %struct.Pair, ptr %p, i32 0, i32 1
  %b2 = getelementptr inbounds %struct.Pair, ptr %result, i32 0, i32 1
  %7 = getelementptr inbounds [2 x <2 x float>], ptr %b1, i32 0, i32 0
  %8 = getelementptr inbounds [2 x <2 x float>], ptr %b2, i32 0, i32 0
  %9 = load <2 x float>, ptr %7
  store <2 x float> %9, ptr %8
  %10 = getelementptr inbounds [2 x <2 x float>], ptr %b1, i32 0, i32 1
  %11 = getelementptr inbounds [2 x <2 x float>], ptr %b2, i32 0, i32 1
  %12 = load <2 x float>, ptr %10
  store <2 x float> %12, ptr %11
  ret void
}

define internal void @"Shape::grow"(ptr %this, float %by) {
entry:
  %by.addr = alloca float
  store float %by, ptr %by.addr
  %0 = load float, ptr %by.addr
  %size = getelementptr inbounds %struct.Shape, ptr %this, i32 0, i32 0
  %1 = load float, ptr %size
  %2 = fadd fast float %1, %0
  store float %2, ptr %size
  ret void
}

define internal float @"Shape::area"(ptr %this) {
entry:
  %size = getelementptr inbounds %struct.Shape, ptr %this, i32 0, i32 0
  %0 = load float, ptr %size
  %size1 = getelementptr inbounds %struct.Shape, ptr %this, i32 0, i32 0
  %1 = load float, ptr %size1
  %2 = fmul fast float %0, %1
  ret float %2
}

define internal float @"Box::volume"(ptr %this) {
entry:
  %Shape = getelementptr inbounds %struct.Box, ptr %this, i32 0, i32 0
  %0 = call float @"Shape::area"(ptr %Shape)
  %depth = getelementptr inbounds %struct.Box, ptr %this, i32 0, i32 1
  %1 = load float, ptr %depth
  %2 = fmul fast float %0, %1
  ret float %2
}

define internal float @"Box::unit"() {
entry:
  ret float 1.000000e+00
}

define internal void @main.body() {
entry:
  %v = alloca <4 x float>
  %f = alloca float
  %low = alloca <2 x float>
  %n = alloca i32
  %p = alloca %struct.Pair
  %box = alloca %struct.Box
  store <4 x float> zeroinitializer, ptr %v
  store float 1.500000e+00, ptr %f
  %0 = load float, ptr %f
  %1 = fptosi float %0 to i32
  store i32 %1, ptr %n
  call void @make(ptr %p, float 2.000000e+00)
  call void @both(ptr %low, ptr %n, ptr %p)
  %2 = load <2 x float>, ptr %low
  %3 = load <4 x float>, ptr %v
  %4 = extractelement <2 x float> %2, i32 0
  %5 = extractelement <2 x float> %2, i32 1
  %6 = insertelement <4 x float> %3, float %4, i32 1
  %7 = insertelement <4 x float> %6, float %5, i32 3
  store <4 x float> %7, ptr %v
  %8 = load i32, ptr %n
  %9 = sitofp i32 %8 to float
  store float %9, ptr %f
  %Shape = getelementptr inbounds %struct.Box, ptr %box, i32 0, i32 0
  %size = getelementptr inbounds %struct.Shape, ptr %Shape, i32 0, i32 0
  store float 0.000000e+00, ptr %size
  %depth = getelementptr inbounds %struct.Box, ptr %box, i32 0, i32 1
  store float 0.000000e+00, ptr %depth
  %Shape1 = getelementptr inbounds %struct.Box, ptr %box, i32 0, i32 0
  %10 = load float, ptr %f
  call void @"Shape::grow"(ptr %Shape1, float %10)
  %11 = load <4 x float>, ptr %v
  %12 = extractelement <4 x float> %11, i32 3
  %13 = load float, ptr %f
  %14 = fadd fast float %12, %13
  %15 = call float @"Box::volume"(ptr %box)
  %16 = fadd fast float %14, %15
  %17 = call float @"Box::unit"()
  %18 = fadd fast float %16, %17
  %Out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %19 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out, i32 0)
  store float %18, ptr %19, align 4
  %Boxes = call target("dx.RawBuffer", %struct.Box, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Boxs_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Boxes.str)
  %20 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Boxs_1_0t(target("dx.RawBuffer", %struct.Box, 1, 0) %Boxes, i32 1)
  call void @"Shape::grow.buffer"(ptr %20, float 2.000000e+00)
  ret void
}

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare target("dx.RawBuffer", %struct.Box, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Boxs_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Boxs_1_0t(target("dx.RawBuffer", %struct.Box, 1, 0), i32)

define internal void @"Shape::grow.buffer"(ptr %this, float %by) {
entry:
  %by.addr = alloca float
  store float %by, ptr %by.addr
  %0 = load float, ptr %by.addr
  %1 = load float, ptr %this, align 4
  %2 = fadd fast float %1, %0
  store float %2, ptr %this, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
