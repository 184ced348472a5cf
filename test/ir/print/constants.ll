; title: globals and constants: strings, aggregates in canonical form, addresses, old pointer spelling
source_filename = "a \22quoted\22 name.hlsl"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", float, 1, 0, 0) }
%later = type { %inner, i8 }
%inner = type <{ [2 x <{ float, [12 x i8] }>], float }>
%hidden = type opaque
@used.later = global ptr addrspace(2) @x
@.str = private unnamed_addr constant [6 x i8] c"a\22\5C\C3\A9\00", align 1
@bytes = global [3 x i8] [i8 65, i8 -1, i8 0]
@zeros = global [2 x [2 x i32]] [[2 x i32] [i32 0, i32 0], [2 x i32] zeroinitializer]
@handles = internal global [2 x %"class.hlsl::RWBuffer"] poison, align 4
@x = external hidden local_unnamed_addr addrspace(2) global i32, align 4
@pair = dso_local constant { i32, <2 x half> } { i32 7, <2 x half> <half 0xH3C00, half 0xHFC00> }
@packed = global <{ i8, %inner }> <{ i8 1, %inner zeroinitializer }>
@address = global ptr getelementptr inbounds nuw (i8, ptr @.str, i32 1)
@cast = weak_odr global ptr addrspacecast (ptr addrspace(2) @x to ptr), section "here", align 8
@table = appending global [2 x ptr] [ptr @f, ptr null], !note !0
@fields = global %later undef #0
@typed = global i64 ptrtoint (i8* getelementptr ([3 x i8], [3 x i8]* @bytes, i32 0, i32 1) to i64)

declare void @f()

attributes #0 = { "why"="a \22reason\22" }
!0 = !{}
; ==>
source_filename = "a \22quoted\22 name.hlsl"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", float, 1, 0, 0) }
%inner = type <{ [2 x <{ float, [12 x i8] }>], float }>
%later = type { %inner, i8 }

@used.later = global ptr addrspace(2) @x
@.str = private unnamed_addr constant [6 x i8] c"a\22\5C\C3\A9\00", align 1
@bytes = global [3 x i8] c"A\FF\00"
@zeros = global [2 x [2 x i32]] zeroinitializer
@handles = internal global [2 x %"class.hlsl::RWBuffer"] poison, align 4
@x = external hidden local_unnamed_addr addrspace(2) global i32, align 4
@pair = dso_local constant { i32, <2 x half> } { i32 7, <2 x half> <half 0xH3C00, half 0xHFC00> }
@packed = global <{ i8, %inner }> <{ i8 1, %inner zeroinitializer }>
@address = global ptr getelementptr inbounds nuw (i8, ptr @.str, i32 1)
@cast = weak_odr global ptr addrspacecast (ptr addrspace(2) @x to ptr), section "here", align 8
@table = appending global [2 x ptr] [ptr @f, ptr null], !note !0
@fields = global %later undef #0
@typed = global i64 ptrtoint (ptr getelementptr ([3 x i8], ptr @bytes, i32 0, i32 1) to i64)

declare void @f()

attributes #0 = { "why"="a \22reason\22" }

!0 = !{}
