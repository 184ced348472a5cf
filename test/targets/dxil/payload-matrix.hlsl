// args: -T as_6_5
struct Inner {
  row_major float2x2 rows;
  int2x2 columns;
};

struct Payload {
  float2x3 columns;
  bool2x2 flags[2];
  row_major float2x3 rows;
  Inner inner;
};

groupshared Payload Shared;

// Column by column, as the mesh shader reads it, whoever compiled that
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Shared.columns = float2x3(id, 1, 2, 3, 4, 5);
  Shared.flags[id & 1]._m01 = id > 2;
  Shared.rows[1][0] = id;
  Shared.rows[0].z = 7;
  Shared.inner.rows[0][1] = 8;
  Shared.inner.columns[id & 1].y = 9;
  DispatchMesh(1, 1, 1, Shared);
}
; ==>
%struct.Inner = type { [4 x float], [4 x i32] }
%struct.Payload = type { [6 x float], [2 x [4 x i32]], [6 x float], %struct.Inner }

@Shared = internal addrspace(3) global %struct.Payload undef, align 4

define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %2 = uitofp i32 %1 to float
  %3 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 0
  %4 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 2
  %5 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 4
  %6 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 1
  %7 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 3
  %8 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 5
  store float %2, ptr addrspace(3) %3, align 4
  store float 1.000000e+00, ptr addrspace(3) %4, align 4
  store float 2.000000e+00, ptr addrspace(3) %5, align 4
  store float 3.000000e+00, ptr addrspace(3) %6, align 4
  store float 4.000000e+00, ptr addrspace(3) %7, align 4
  store float 5.000000e+00, ptr addrspace(3) %8, align 4
  %9 = icmp ugt i32 %1, 2
  %10 = and i32 %1, 1
  %11 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 1, i32 %10, i32 2
  %12 = zext i1 %9 to i32
  store i32 %12, ptr addrspace(3) %11, align 4
  %13 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 2, i32 3
  store float %2, ptr addrspace(3) %13, align 4
  %14 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 2, i32 2
  store float 7.000000e+00, ptr addrspace(3) %14, align 4
  %15 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 3, i32 0, i32 1
  store float 8.000000e+00, ptr addrspace(3) %15, align 4
  %16 = mul i32 %10, 2
  %17 = add i32 %16, 1
  %18 = urem i32 %17, 2
  %19 = mul i32 %18, 2
  %20 = udiv i32 %17, 2
  %21 = add i32 %19, %20
  %22 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 3, i32 1, i32 %21
  store i32 9, ptr addrspace(3) %22, align 4
  call void @dx.op.dispatchMesh.struct.Payload(i32 173, i32 1, i32 1, i32 1, ptr addrspace(3) @Shared)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare void @dx.op.dispatchMesh.struct.Payload(i32, i32, i32, i32, ptr addrspace(3)) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"as", i32 6, i32 5}
!4 = !{ptr @main, !"main", null, null, !5}
!5 = !{i32 10, !6}
!6 = !{!7, i32 112}
!7 = !{i32 4, i32 1, i32 1}
