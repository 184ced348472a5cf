// args: -T lib_6_x -O0
// A library that is to be linked passes hit objects on, also in structs.
export dx::HitObject make(inout dx::HitObject o) { return o; }
struct H { dx::HitObject h; float a; };
export float inside(H h, dx::HitObject hs[2]) { return h.a + hs[1].GetRayTCurrent(); }
float external(H h, inout dx::HitObject o);
export float calls(inout H h) { H g[2]; g[0] = h; g[1].h = dx::HitObject::MakeNop(); g[1].a = 3; return external(g[h.a > 3], h.h); }
; ==>
%dx.types.HitObject = type { ptr }
%struct.H = type { %dx.types.HitObject, float }

define void @"\01?make@@YA?AUdx::HitObject@@AIAU1@@Z"(ptr sret(%dx.types.HitObject) %result, ptr %o) {
  %1 = load %dx.types.HitObject, ptr %o, align 4
  store %dx.types.HitObject %1, ptr %result, align 4
  ret void
}

define float @"\01?inside@@YAMUH@@Y01Udx::HitObject@@@Z"(ptr %h, ptr %hs) {
  %a = getelementptr inbounds %struct.H, ptr %h, i32 0, i32 1
  %1 = load float, ptr %a
  %2 = getelementptr inbounds [2 x %dx.types.HitObject], ptr %hs, i32 0, i32 1
  %3 = load %dx.types.HitObject, ptr %2, align 4
  %4 = call float @dx.op.hitObject_StateScalar.f32(i32 274, %dx.types.HitObject %3)
  %5 = fadd fast float %1, %4
  ret float %5
}

define float @"\01?calls@@YAMUH@@@Z"(ptr %h) {
  %g.0 = alloca [2 x %dx.types.HitObject], align 4
  %g.1 = alloca [2 x float], align 4
  %h1 = alloca %struct.H, align 4
  %o = alloca %dx.types.HitObject, align 4
  %1 = load %dx.types.HitObject, ptr %h, align 4
  store %dx.types.HitObject %1, ptr %g.0, align 4
  %a = getelementptr inbounds %struct.H, ptr %h, i32 0, i32 1
  %2 = load float, ptr %a
  %3 = getelementptr [2 x float], ptr %g.1, i32 0, i32 0
  store float %2, ptr %3, align 4
  %4 = call %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
  %5 = getelementptr [2 x %dx.types.HitObject], ptr %g.0, i32 0, i32 1
  store %dx.types.HitObject %4, ptr %5, align 4
  %6 = getelementptr [2 x float], ptr %g.1, i32 0, i32 1
  store float 3.000000e+00, ptr %6, align 4
  %7 = load float, ptr %a
  %8 = fcmp fast ogt float %7, 3.000000e+00
  %9 = zext i1 %8 to i32
  %10 = getelementptr [2 x %dx.types.HitObject], ptr %g.0, i32 0, i32 %9
  %11 = load %dx.types.HitObject, ptr %10, align 4
  store %dx.types.HitObject %11, ptr %h1, align 4
  %a1 = getelementptr inbounds %struct.H, ptr %h1, i32 0, i32 1
  %12 = getelementptr [2 x float], ptr %g.1, i32 0, i32 %9
  %13 = load float, ptr %12, align 4
  store float %13, ptr %a1
  %14 = load %dx.types.HitObject, ptr %h, align 4
  store %dx.types.HitObject %14, ptr %o, align 4
  %15 = call float @"\01?external@@YAMUH@@AIAUdx::HitObject@@@Z"(ptr %h1, ptr %o)
  %16 = load %dx.types.HitObject, ptr %o, align 4
  store %dx.types.HitObject %16, ptr %h, align 4
  ret float %15
}

declare float @"\01?external@@YAMUH@@AIAUdx::HitObject@@@Z"(ptr, ptr)

declare float @dx.op.hitObject_StateScalar.f32(i32, %dx.types.HitObject) #0

declare %dx.types.HitObject @dx.op.hitObject_MakeNop(i32) #0

attributes #0 = { nounwind readnone }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 15}
!2 = !{i32 0, i32 0}
!3 = !{!"lib", i32 6, i32 15}
!4 = !{null, !"", null, null, !5}
!5 = !{i32 0, i64 1}
