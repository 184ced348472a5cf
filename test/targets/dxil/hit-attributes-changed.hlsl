// args: -T lib_6_3
// Changing a parameter for input changes a copy.
struct P { float3 c; }; 
[shader("closesthit")] void hit(inout P p, in BuiltInTriangleIntersectionAttributes a) { a.barycentrics.x += 1; p.c = a.barycentrics.xyx; }
; ==>
define void @"\01?hit@@YAXUP@@UBuiltInTriangleIntersectionAttributes@@@Z"(ptr %p, ptr %a) {
  %1 = load <2 x float>, ptr %a
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %4 = fadd fast float %2, 1.000000e+00
  %5 = insertelement <3 x float> undef, float %4, i32 0
  %6 = insertelement <3 x float> %5, float %3, i32 1
  %7 = insertelement <3 x float> %6, float %4, i32 2
  store <3 x float> %7, ptr %p
  ret void
}

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4, !5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 3}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 3}
!4 = !{null, !"", null, null, null}
!5 = !{ptr @"\01?hit@@YAXUP@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?hit@@YAXUP@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !6}
!6 = !{i32 8, i32 10, i32 6, i32 12, i32 7, i32 8, i32 5, !7}
!7 = !{i32 0}
