// args: -T lib_6_6
// A type without a name is called after its typedef, in the names of functions as well: other libraries call them by it.
typedef struct { float a; float b; } Pair;
typedef enum { First, Second } Order;
namespace N { typedef struct { Pair pairs[2]; } Pairs, Others; export float second(inout Pairs p) { return p.pairs[1].b; } }
export float pick(Pair pair, Order order) { return order == First ? pair.a : pair.b; }
; ==>
%struct.Pair = type { float, float }

define float @"\01?second@N@@YAMUPairs@1@@Z"(ptr %p) {
  %b = getelementptr inbounds [2 x %struct.Pair], ptr %p, i32 0, i32 1, i32 1
  %1 = load float, ptr %b
  ret float %1
}

define float @"\01?pick@@YAMUPair@@W4Order@@@Z"(ptr %pair, i32 %order) {
  %1 = icmp eq i32 %order, 0
  br i1 %1, label %cond.true, label %cond.false

cond.true:
  %2 = load float, ptr %pair
  br label %cond.end

cond.false:
  %b = getelementptr inbounds %struct.Pair, ptr %pair, i32 0, i32 1
  %3 = load float, ptr %b
  br label %cond.end

cond.end:
  %4 = phi float [ %2, %cond.true ], [ %3, %cond.false ]
  ret float %4
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
