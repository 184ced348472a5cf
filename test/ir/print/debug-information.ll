; title: debug information is kept as it stands, with its nodes renumbered
source_filename = "a.hlsl"
define void @f(i32 %a, ptr %p) !dbg !9 {
    #dbg_value(i32 %a, !10, !DIExpression(), !DILocation(line: 2, column: 3, scope: !9))
    #dbg_declare(ptr %p, !10, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !12)
  br label %later
later:
    #dbg_value(!DIArgList(i32 %a, i32 %b), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !12)
    #dbg_label(!13, !12)
  %b = add i32 %a, 1, !dbg !12
  ret void, !dbg !DILocation(line: 5, scope: !9)
}
@g = global i32 0, !dbg !2
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!{i32 2, !"Debug Info Version", i32 3}}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p \22q\22",
  isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !{!2}) ; over two lines
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !DIGlobalVariableExpression(var: !3, expr: !5)
!3 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !4, isLocal: false, isDefinition: true)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIExpression()
!7 = !DISubroutineType(types: !{null, !4})
!9 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !7, flags: DIFlagPrototyped | DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocalVariable(name: "a", arg: 1, scope: !9, file: !1, line: 2, type: !4)
!12 = !DILocation(line: 3, column: 5, scope: !9)
!13 = !DILabel(scope: !9, name: "top", file: !1, line: 4)
; ==>
source_filename = "a.hlsl"

@g = global i32 0, !dbg !3

define void @f(i32 %a, ptr %p) !dbg !7 {
    #dbg_value(i32 %a, !8, !DIExpression(), !9)
    #dbg_declare(ptr %p, !8, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !10)
  br label %later

later:
    #dbg_value(!DIArgList(i32 %a, i32 %b), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_label(!11, !10)
  %b = add i32 %a, 1, !dbg !10
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p \22q\22", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !2)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !{!3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !5, isLocal: false, isDefinition: true)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !13, flags: DIFlagPrototyped | DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !7, file: !1, line: 2, type: !5)
!9 = !DILocation(line: 2, column: 3, scope: !7)
!10 = !DILocation(line: 3, column: 5, scope: !7)
!11 = !DILabel(scope: !7, name: "top", file: !1, line: 4)
!12 = !DILocation(line: 5, scope: !7)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !5}
