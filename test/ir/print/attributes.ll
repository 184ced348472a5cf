; title: attributes, groups, calling conventions, metadata of every kind
%struct.S = type { i32 }
define linkonce_odr hidden noundef nofpclass(nan inf) float @f(ptr byval(%struct.S) align 4 captures(none) %out, i32 range(i32 0, 5) %i, ptr noundef readonly dereferenceable(16)) local_unnamed_addr #1 align 2 !note !1 {
  %r = tail call spir_func noundef float @"?g@@YAMXZ"(i32 signext %i, ptr noundef %0) #0
  %v = notail call i32 (ptr, ...) @variadic(ptr %out, i32 3)
  call void @llvm.note(metadata !"text", metadata i32 4, metadata !1)
  %w = load i32, ptr %0, align 4, !range !2, !note !1
  ret float %r
}

declare spir_func float @"?g@@YAMXZ"(i32 signext, ptr) #2
declare i32 @variadic(ptr, ...)
declare !note !1 void @noted()
declare void @llvm.note(metadata, metadata, metadata)
define internal fastcc void @empty() unnamed_addr nounwind "single" {
  ret void
}

attributes #0 = { nounwind memory(argmem: read, inaccessiblemem: none) }
attributes #1 = { alwaysinline mustprogress "hlsl.export" "frame-pointer"="all" }
attributes #2 = { nounwind memory(argmem: read, inaccessiblemem: none) }

!dx.valver = !{!0}
!hlsl.cbs = !{}
!\33d = !{!3, !0}
!0 = !{i32 1, i32 8}
!1 = distinct !{!1, null, !"a\00b", !{i1 true, !0}}
!2 = !{i32 0, i32 10}
!3 = !{ptr @f}
; ==>

%struct.S = type { i32 }

define linkonce_odr hidden noundef nofpclass(nan inf) float @f(ptr byval(%struct.S) align 4 captures(none) %out, i32 range(i32 0, 5) %i, ptr noundef readonly dereferenceable(16) %0) local_unnamed_addr #0 align 2 !note !2 {
  %r = tail call spir_func noundef float @"?g@@YAMXZ"(i32 signext %i, ptr noundef %0) #1
  %v = notail call i32 (ptr, ...) @variadic(ptr %out, i32 3)
  call void @llvm.note(metadata !"text", metadata i32 4, metadata !2)
  %w = load i32, ptr %0, align 4, !range !3, !note !2
  ret float %r
}

declare spir_func float @"?g@@YAMXZ"(i32 signext, ptr) #1

declare i32 @variadic(ptr, ...)

declare !note !2 void @noted()

declare void @llvm.note(metadata, metadata, metadata)

define internal fastcc void @empty() unnamed_addr #2 {
  ret void
}

attributes #0 = { alwaysinline mustprogress "hlsl.export" "frame-pointer"="all" }
attributes #1 = { nounwind memory(argmem: read, inaccessiblemem: none) }
attributes #2 = { nounwind "single" }

!dx.valver = !{!0}
!hlsl.cbs = !{}
!\33d = !{!1, !0}

!0 = !{i32 1, i32 8}
!1 = !{ptr @f}
!2 = distinct !{!2, null, !"a\00b", !4}
!3 = !{i32 0, i32 10}
!4 = !{i1 true, !0}
