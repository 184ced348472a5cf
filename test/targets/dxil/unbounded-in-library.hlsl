// args: -T lib_6_3
// A constant index into an unbounded array is part of a constant address, as in DXC.
Texture2D<float4> Textures[] : register(t0);
namespace N { Texture2D<float4> Cubes[2][3][4] : register(t0, space1); }
RWBuffer<float4> Out : register(u0);
[shader("raygeneration")]
void main() {
  Out[0] = Textures[1].Load(int3(0, 0, 0)) + N::Cubes[1][2][3].Load(int3(0, 0, 0));
}
; ==>
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.RWBuffer<vector<float, 4> >" = type { <4 x float> }
%dx.types.Handle = type { ptr }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

@"\01?Textures@@3PAV?$Texture2D@V?$vector@M$03@@@@A" = external constant [0 x %"class.Texture2D<vector<float, 4> >"], align 4
@"\01?Cubes@N@@3PAY123V?$Texture2D@V?$vector@M$03@@@@A" = external constant [24 x %"class.Texture2D<vector<float, 4> >"], align 4
@"\01?Out@@3V?$RWBuffer@V?$vector@M$03@@@@A" = external constant %"class.RWBuffer<vector<float, 4> >", align 4

define void @"\01?main@@YAXXZ"() {
  %1 = load %"class.Texture2D<vector<float, 4> >", ptr getelementptr inbounds ([0 x %"class.Texture2D<vector<float, 4> >"], ptr @"\01?Textures@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 1), align 4
  %2 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %1)
  %3 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %2, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  %4 = extractvalue %dx.types.ResRet.f32 %3, 0
  %5 = extractvalue %dx.types.ResRet.f32 %3, 1
  %6 = extractvalue %dx.types.ResRet.f32 %3, 2
  %7 = extractvalue %dx.types.ResRet.f32 %3, 3
  %8 = load %"class.Texture2D<vector<float, 4> >", ptr getelementptr inbounds ([24 x %"class.Texture2D<vector<float, 4> >"], ptr @"\01?Cubes@N@@3PAY123V?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 23), align 4
  %9 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %8)
  %10 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %9, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  %11 = extractvalue %dx.types.ResRet.f32 %10, 0
  %12 = extractvalue %dx.types.ResRet.f32 %10, 1
  %13 = extractvalue %dx.types.ResRet.f32 %10, 2
  %14 = extractvalue %dx.types.ResRet.f32 %10, 3
  %15 = fadd fast float %4, %11
  %16 = fadd fast float %5, %12
  %17 = fadd fast float %6, %13
  %18 = fadd fast float %7, %14
  %19 = load %"class.RWBuffer<vector<float, 4> >", ptr @"\01?Out@@3V?$RWBuffer@V?$vector@M$03@@@@A", align 4
  %20 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWBuffer<vector<float, 4> >"(i32 160, %"class.RWBuffer<vector<float, 4> >" %19)
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %20, i32 0, i32 undef, float %15, float %16, float %17, float %18, i8 15)
  ret void
}

declare %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32, %"class.Texture2D<vector<float, 4> >") #0

declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #0

declare %dx.types.Handle @"dx.op.createHandleForLib.class.RWBuffer<vector<float, 4> >"(i32, %"class.RWBuffer<vector<float, 4> >") #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!11, !12}

!0 = !{!"descry"}
!1 = !{i32 1, i32 3}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 3}
!4 = !{!5, !9, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, ptr @"\01?Textures@@3PAV?$Texture2D@V?$vector@M$03@@@@A", !"Textures", i32 0, i32 0, i32 -1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr @"\01?Cubes@N@@3PAY123V?$Texture2D@V?$vector@M$03@@@@A", !"Cubes", i32 1, i32 0, i32 24, i32 2, i32 0, !7}
!9 = !{!10}
!10 = !{i32 0, ptr @"\01?Out@@3V?$RWBuffer@V?$vector@M$03@@@@A", !"Out", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!11 = !{null, !"", null, !4, null}
!12 = !{ptr @"\01?main@@YAXXZ", !"\01?main@@YAXXZ", null, null, !13}
!13 = !{i32 8, i32 7, i32 5, !14}
!14 = !{i32 0}
