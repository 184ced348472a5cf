// args: -T lib_6_6
struct Payload {
  uint id;
  float2x3 columns;
  row_major float2x2 rows;
  bool hit;
  bool2 sides;
};

struct Attributes {
  bool2x2 flags[2];
  float2 at;
};

RaytracingAccelerationStructure Scene;
RWByteAddressBuffer Out;

// A bool is an i32 and a matrix one vector, column by column if it says nothing else: libraries of other compilers may share the pipeline
[shader("closesthit")]
void hit(inout Payload payload, in Attributes attributes) {
  payload.columns[1][0] = attributes.at.x;
  payload.rows[0][1] = 2;
  payload.hit = attributes.flags[payload.id & 1][0][1];
  payload.sides.y = payload.hit;
}

[shader("intersection")]
void intersect() {
  Attributes attributes;
  attributes.flags[0] = bool2x2(true, false, false, true);
  attributes.flags[1] = RayTCurrent() > 1;
  attributes.at = 0;
  ReportHit(1, 0, attributes);
}

// What is passed on goes through a variable of its own
export void pass(inout Payload payload) {
  CallShader(0, payload);
}
; ==>
%class.matrix.bool.2.2 = type { [2 x <2 x i1>] }
%struct.Attributes = type { [2 x %class.matrix.bool.2.2], <2 x float> }
%class.matrix.float.2.3 = type { [2 x <3 x float>] }
%class.matrix.float.2.2 = type { [2 x <2 x float>] }
%struct.Payload = type { i32, %class.matrix.float.2.3, %class.matrix.float.2.2, i32, <2 x i32> }

define void @"\01?hit@@YAXUPayload@@UAttributes@@@Z"(ptr %payload, ptr %attributes) {
  %1 = getelementptr %struct.Attributes, ptr %attributes, i32 0, i32 1
  %2 = load <2 x float>, ptr %1, align 4
  %3 = extractelement <2 x float> %2, i32 0
  %4 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 1
  %5 = load <6 x float>, ptr %4, align 4
  %6 = extractelement <6 x float> %5, i32 0
  %7 = extractelement <6 x float> %5, i32 2
  %8 = extractelement <6 x float> %5, i32 3
  %9 = extractelement <6 x float> %5, i32 4
  %10 = extractelement <6 x float> %5, i32 5
  %11 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 1
  %12 = insertelement <6 x float> undef, float %6, i32 0
  %13 = insertelement <6 x float> %12, float %3, i32 1
  %14 = insertelement <6 x float> %13, float %7, i32 2
  %15 = insertelement <6 x float> %14, float %8, i32 3
  %16 = insertelement <6 x float> %15, float %9, i32 4
  %17 = insertelement <6 x float> %16, float %10, i32 5
  store <6 x float> %17, ptr %11, align 4
  %18 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 2
  %19 = load <4 x float>, ptr %18, align 4
  %20 = extractelement <4 x float> %19, i32 0
  %21 = extractelement <4 x float> %19, i32 2
  %22 = extractelement <4 x float> %19, i32 3
  %23 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 2
  %24 = insertelement <4 x float> undef, float %20, i32 0
  %25 = insertelement <4 x float> %24, float 2.000000e+00, i32 1
  %26 = insertelement <4 x float> %25, float %21, i32 2
  %27 = insertelement <4 x float> %26, float %22, i32 3
  store <4 x float> %27, ptr %23, align 4
  %28 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 0
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 1
  %31 = getelementptr %struct.Attributes, ptr %attributes, i32 0, i32 0, i32 %30
  %32 = load <4 x i32>, ptr %31, align 4
  %33 = extractelement <4 x i32> %32, i32 2
  %34 = icmp ne i32 %33, 0
  %35 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 3
  %36 = zext i1 %34 to i32
  store i32 %36, ptr %35, align 4
  %37 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 3
  %38 = load i32, ptr %37, align 4
  %39 = icmp ne i32 %38, 0
  %40 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 4
  %41 = load <2 x i32>, ptr %40, align 4
  %42 = extractelement <2 x i32> %41, i32 0
  %43 = icmp ne i32 %42, 0
  %44 = getelementptr %struct.Payload, ptr %payload, i32 0, i32 4
  %45 = zext i1 %43 to i32
  %46 = zext i1 %39 to i32
  %47 = insertelement <2 x i32> undef, i32 %45, i32 0
  %48 = insertelement <2 x i32> %47, i32 %46, i32 1
  store <2 x i32> %48, ptr %44, align 4
  ret void
}

define void @"\01?intersect@@YAXXZ"() {
  %attributes = alloca %struct.Attributes
  %1 = getelementptr %struct.Attributes, ptr %attributes, i32 0, i32 0, i32 0
  store <4 x i32> <i32 1, i32 0, i32 0, i32 1>, ptr %1, align 4
  %2 = call float @dx.op.rayTCurrent.f32(i32 154)
  %3 = fcmp fast ogt float %2, 1.000000e+00
  %4 = getelementptr %struct.Attributes, ptr %attributes, i32 0, i32 0, i32 1
  %5 = zext i1 %3 to i32
  %6 = zext i1 %3 to i32
  %7 = zext i1 %3 to i32
  %8 = zext i1 %3 to i32
  %9 = insertelement <4 x i32> undef, i32 %5, i32 0
  %10 = insertelement <4 x i32> %9, i32 %7, i32 1
  %11 = insertelement <4 x i32> %10, i32 %6, i32 2
  %12 = insertelement <4 x i32> %11, i32 %8, i32 3
  store <4 x i32> %12, ptr %4, align 4
  %13 = getelementptr %struct.Attributes, ptr %attributes, i32 0, i32 1
  store <2 x float> zeroinitializer, ptr %13, align 4
  %14 = call i1 @dx.op.reportHit.struct.Attributes(i32 158, float 1.000000e+00, i32 0, ptr %attributes)
  ret void
}

define void @"\01?pass@@YAXUPayload@@@Z"(ptr %payload) {
  call void @dx.op.callShader.struct.Payload(i32 159, i32 0, ptr %payload)
  ret void
}

declare float @dx.op.rayTCurrent.f32(i32) #0

declare i1 @dx.op.reportHit.struct.Attributes(i32, float, i32, ptr) #1

declare void @dx.op.callShader.struct.Payload(i32, i32, ptr) #1

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4, !5, !8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{null, !"", null, null, null}
!5 = !{ptr @"\01?hit@@YAXUPayload@@UAttributes@@@Z", !"\01?hit@@YAXUPayload@@UAttributes@@@Z", null, null, !6}
!6 = !{i32 8, i32 10, i32 6, i32 56, i32 7, i32 40, i32 5, !7}
!7 = !{i32 0}
!8 = !{ptr @"\01?intersect@@YAXXZ", !"\01?intersect@@YAXXZ", null, null, !9}
!9 = !{i32 8, i32 8, i32 5, !7}
