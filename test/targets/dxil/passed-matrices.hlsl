// args: -T lib_6_6
// Functions of a library are given bools and matrices as in DXC, which links functions by their types: by value row by row, in memory in the order that is
// written, and a bool in memory is a number.
float2x3 other(row_major float2x3 m, inout float2x3 n, inout bool b[2]);
export row_major float2x3 given(float2x3 m, inout row_major float2x3 n, inout bool2x2 flags, out bool set) {
  bool b[2] = { flags[0][1], true };
  float2x3 result = other(m, n, b);
  flags[1][0] = b[0];
  set = b[1];
  return result;
}
enum Kind { First, Second };
export Kind next(Kind kind) { return kind == First ? Second : First; }
; ==>
%class.matrix.float.2.3 = type { [2 x <3 x float>] }
%class.matrix.bool.2.2 = type { [2 x <2 x i1>] }

define %class.matrix.float.2.3 @"\01?given@@YA?AV?$matrix@M$01$02@@V1@AIAV1@AIAV?$matrix@_N$01$01@@AIA_N@Z"(%class.matrix.float.2.3 %m, ptr %n, ptr %flags, ptr %set) {
  %1 = alloca <6 x float>
  %2 = alloca <6 x float>
  %3 = alloca <6 x float>
  %4 = alloca <6 x float>
  %5 = alloca [2 x i32]
  %6 = alloca %class.matrix.float.2.3
  %n1 = alloca [6 x float], align 4
  %b = alloca [2 x i32], align 4
  store %class.matrix.float.2.3 %m, ptr %4
  %7 = load <6 x float>, ptr %4
  %8 = extractelement <6 x float> %7, i32 0
  %9 = extractelement <6 x float> %7, i32 1
  %10 = extractelement <6 x float> %7, i32 2
  %11 = extractelement <6 x float> %7, i32 3
  %12 = extractelement <6 x float> %7, i32 4
  %13 = extractelement <6 x float> %7, i32 5
  %14 = getelementptr %class.matrix.bool.2.2, ptr %flags, i32 0
  %15 = load <4 x i32>, ptr %14, align 4
  %16 = extractelement <4 x i32> %15, i32 2
  %17 = icmp ne i32 %16, 0
  %18 = getelementptr %class.matrix.float.2.3, ptr %n, i32 0
  %19 = load <6 x float>, ptr %18, align 4
  %20 = extractelement <6 x float> %19, i32 0
  %21 = extractelement <6 x float> %19, i32 1
  %22 = extractelement <6 x float> %19, i32 2
  %23 = extractelement <6 x float> %19, i32 3
  %24 = extractelement <6 x float> %19, i32 4
  %25 = extractelement <6 x float> %19, i32 5
  %26 = getelementptr [6 x float], ptr %n1, i32 0, i32 0
  %27 = getelementptr [6 x float], ptr %n1, i32 0, i32 1
  %28 = getelementptr [6 x float], ptr %n1, i32 0, i32 2
  %29 = getelementptr [6 x float], ptr %n1, i32 0, i32 3
  %30 = getelementptr [6 x float], ptr %n1, i32 0, i32 4
  %31 = getelementptr [6 x float], ptr %n1, i32 0, i32 5
  store float %20, ptr %26, align 4
  store float %21, ptr %27, align 4
  store float %22, ptr %28, align 4
  store float %23, ptr %29, align 4
  store float %24, ptr %30, align 4
  store float %25, ptr %31, align 4
  %32 = getelementptr [2 x i32], ptr %b, i32 0, i32 0
  %33 = zext i1 %17 to i32
  store i32 %33, ptr %32, align 4
  %34 = getelementptr [2 x i32], ptr %b, i32 0, i32 1
  store i32 1, ptr %34, align 4
  %35 = load float, ptr %26, align 4
  %36 = load float, ptr %27, align 4
  %37 = load float, ptr %28, align 4
  %38 = load float, ptr %29, align 4
  %39 = load float, ptr %30, align 4
  %40 = load float, ptr %31, align 4
  %41 = getelementptr %class.matrix.float.2.3, ptr %6, i32 0
  %42 = insertelement <6 x float> undef, float %35, i32 0
  %43 = insertelement <6 x float> %42, float %38, i32 1
  %44 = insertelement <6 x float> %43, float %36, i32 2
  %45 = insertelement <6 x float> %44, float %39, i32 3
  %46 = insertelement <6 x float> %45, float %37, i32 4
  %47 = insertelement <6 x float> %46, float %40, i32 5
  store <6 x float> %47, ptr %41, align 4
  %48 = load i32, ptr %32, align 4
  %49 = icmp ne i32 %48, 0
  %50 = getelementptr [2 x i32], ptr %5, i32 0, i32 0
  %51 = zext i1 %49 to i32
  store i32 %51, ptr %50, align 4
  %52 = load i32, ptr %34, align 4
  %53 = icmp ne i32 %52, 0
  %54 = getelementptr [2 x i32], ptr %5, i32 0, i32 1
  %55 = zext i1 %53 to i32
  store i32 %55, ptr %54, align 4
  %56 = insertelement <6 x float> undef, float %8, i32 0
  %57 = insertelement <6 x float> %56, float %9, i32 1
  %58 = insertelement <6 x float> %57, float %10, i32 2
  %59 = insertelement <6 x float> %58, float %11, i32 3
  %60 = insertelement <6 x float> %59, float %12, i32 4
  %61 = insertelement <6 x float> %60, float %13, i32 5
  store <6 x float> %61, ptr %2
  %62 = load %class.matrix.float.2.3, ptr %2
  %63 = call %class.matrix.float.2.3 @"\01?other@@YA?AV?$matrix@M$01$02@@V1@AIAV1@Y01$$CA_N@Z"(%class.matrix.float.2.3 %62, ptr %6, ptr %5)
  store %class.matrix.float.2.3 %63, ptr %1
  %64 = load <6 x float>, ptr %1
  %65 = extractelement <6 x float> %64, i32 0
  %66 = extractelement <6 x float> %64, i32 1
  %67 = extractelement <6 x float> %64, i32 2
  %68 = extractelement <6 x float> %64, i32 3
  %69 = extractelement <6 x float> %64, i32 4
  %70 = extractelement <6 x float> %64, i32 5
  %71 = load i32, ptr %50, align 4
  %72 = icmp ne i32 %71, 0
  %73 = zext i1 %72 to i32
  store i32 %73, ptr %32, align 4
  %74 = load i32, ptr %54, align 4
  %75 = icmp ne i32 %74, 0
  %76 = zext i1 %75 to i32
  store i32 %76, ptr %34, align 4
  %77 = load <6 x float>, ptr %41, align 4
  %78 = extractelement <6 x float> %77, i32 0
  %79 = extractelement <6 x float> %77, i32 1
  %80 = extractelement <6 x float> %77, i32 2
  %81 = extractelement <6 x float> %77, i32 3
  %82 = extractelement <6 x float> %77, i32 4
  %83 = extractelement <6 x float> %77, i32 5
  store float %78, ptr %26, align 4
  store float %80, ptr %27, align 4
  store float %82, ptr %28, align 4
  store float %79, ptr %29, align 4
  store float %81, ptr %30, align 4
  store float %83, ptr %31, align 4
  %84 = load float, ptr %26, align 4
  %85 = load float, ptr %27, align 4
  %86 = load float, ptr %28, align 4
  %87 = load float, ptr %29, align 4
  %88 = load float, ptr %30, align 4
  %89 = insertelement <6 x float> undef, float %84, i32 0
  %90 = insertelement <6 x float> %89, float %85, i32 1
  %91 = insertelement <6 x float> %90, float %86, i32 2
  %92 = insertelement <6 x float> %91, float %87, i32 3
  %93 = insertelement <6 x float> %92, float %88, i32 4
  %94 = insertelement <6 x float> %93, float %83, i32 5
  store <6 x float> %94, ptr %18, align 4
  %95 = load i32, ptr %32, align 4
  %96 = icmp ne i32 %95, 0
  %97 = load i32, ptr %34, align 4
  %98 = icmp ne i32 %97, 0
  %99 = load <4 x i32>, ptr %14, align 4
  %100 = extractelement <4 x i32> %99, i32 0
  %101 = extractelement <4 x i32> %99, i32 2
  %102 = extractelement <4 x i32> %99, i32 3
  %103 = icmp ne i32 %100, 0
  %104 = icmp ne i32 %101, 0
  %105 = icmp ne i32 %102, 0
  %106 = zext i1 %103 to i32
  %107 = zext i1 %104 to i32
  %108 = zext i1 %96 to i32
  %109 = zext i1 %105 to i32
  %110 = insertelement <4 x i32> undef, i32 %106, i32 0
  %111 = insertelement <4 x i32> %110, i32 %108, i32 1
  %112 = insertelement <4 x i32> %111, i32 %107, i32 2
  %113 = insertelement <4 x i32> %112, i32 %109, i32 3
  store <4 x i32> %113, ptr %14, align 4
  %114 = getelementptr i32, ptr %set, i32 0
  %115 = zext i1 %98 to i32
  store i32 %115, ptr %114, align 4
  %116 = insertelement <6 x float> undef, float %65, i32 0
  %117 = insertelement <6 x float> %116, float %66, i32 1
  %118 = insertelement <6 x float> %117, float %67, i32 2
  %119 = insertelement <6 x float> %118, float %68, i32 3
  %120 = insertelement <6 x float> %119, float %69, i32 4
  %121 = insertelement <6 x float> %120, float %70, i32 5
  store <6 x float> %121, ptr %3
  %122 = load %class.matrix.float.2.3, ptr %3
  ret %class.matrix.float.2.3 %122
}

declare %class.matrix.float.2.3 @"\01?other@@YA?AV?$matrix@M$01$02@@V1@AIAV1@Y01$$CA_N@Z"(%class.matrix.float.2.3, ptr, ptr)

define i32 @"\01?next@@YA?AW4Kind@@W41@@Z"(i32 %kind) {
  %1 = icmp eq i32 %kind, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{null, !"", null, null, null}
