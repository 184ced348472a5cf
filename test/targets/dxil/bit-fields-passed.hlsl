// args: -T lib_6_6
// Bit-fields share a number wherever a struct lies in memory, as in DXC: in payloads and what functions are given.
struct Payload { uint low : 3; uint high : 7; float rest; int other : 20; bool flag : 1; };
[shader("closesthit")] void hit(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
  payload.low = payload.high;
  payload.flag = payload.other < 0;
}
export void change(inout Payload payload, Payload given) {
  payload = given;
  payload.other += 1;
}
; ==>
%struct.Payload = type { i32, float, i32 }

define void @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(ptr %payload, ptr %attributes) {
  %1 = load i32, ptr %payload
  %2 = shl i32 %1, 22
  %3 = lshr i32 %2, 25
  %4 = and i32 %3, 7
  %5 = and i32 %1, -8
  %6 = or i32 %5, %4
  store i32 %6, ptr %payload
  %other = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 2
  %7 = load i32, ptr %other
  %8 = shl i32 %7, 12
  %9 = ashr i32 %8, 12
  %10 = icmp slt i32 %9, 0
  %11 = zext i1 %10 to i32
  %12 = shl i32 %11, 20
  %13 = and i32 %7, -1048577
  %14 = or i32 %13, %12
  store i32 %14, ptr %other
  ret void
}

define void @"\01?change@@YAXUPayload@@U1@@Z"(ptr %payload, ptr %given) {
  %1 = load i32, ptr %given
  store i32 %1, ptr %payload
  %rest = getelementptr inbounds %struct.Payload, ptr %given, i32 0, i32 1
  %rest1 = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 1
  %2 = load float, ptr %rest
  store float %2, ptr %rest1
  %other = getelementptr inbounds %struct.Payload, ptr %given, i32 0, i32 2
  %other1 = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 2
  %3 = load i32, ptr %other
  store i32 %3, ptr %other1
  %4 = load i32, ptr %other1
  %5 = shl i32 %4, 12
  %6 = ashr i32 %5, 12
  %7 = add i32 %6, 1
  %8 = and i32 %7, 1048575
  %9 = and i32 %4, -1048576
  %10 = or i32 %9, %8
  store i32 %10, ptr %other1
  ret void
}

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4, !5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{null, !"", null, null, null}
!5 = !{ptr @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !6}
!6 = !{i32 8, i32 10, i32 6, i32 12, i32 7, i32 8, i32 5, !7}
!7 = !{i32 0}
