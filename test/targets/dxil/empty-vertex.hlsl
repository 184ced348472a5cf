// args: -T vs_6_0
// Nothing enters and nothing leaves: there is no dx.viewIdState.
void main() {}
; ==>
define void @main() {
  ret void
}

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"vs", i32 6, i32 0}
!4 = !{ptr @main, !"main", null, null, null}
