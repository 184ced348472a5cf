// args: -T as_6_5
// A payload in arrays becomes an element of an array of payloads: the operation takes the address of one.
struct Payload { int2 where; bool flag; };
struct Slot { uint count; Payload payloads[3]; };
groupshared Slot slots[2];
uint slot, place;

[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {
  slots[slot].count = i;
  slots[slot].payloads[place].where.y = i;
  slots[slot].payloads[place].flag = slots[slot].count > 1;
  DispatchMesh(1, 1, 1, slots[slot].payloads[place]);
}
; ==>
%struct.Payload = type { [2 x i32], i32 }
%dx.types.Handle = type { ptr }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }

@slots.payload = internal addrspace(3) global [6 x %struct.Payload] undef, align 4
@slots.rest.0 = internal addrspace(3) global [2 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %3 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %1, i32 0)
  %4 = extractvalue %dx.types.CBufRet.i32 %3, 0
  %5 = getelementptr [2 x i32], ptr addrspace(3) @slots.rest.0, i32 0, i32 %4
  store i32 %2, ptr addrspace(3) %5, align 4
  %6 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %1, i32 0)
  %7 = extractvalue %dx.types.CBufRet.i32 %6, 1
  %8 = mul i32 %4, 3
  %9 = add i32 %8, %7
  %10 = getelementptr [6 x %struct.Payload], ptr addrspace(3) @slots.payload, i32 0, i32 %9, i32 0, i32 1
  store i32 %2, ptr addrspace(3) %10, align 4
  %11 = load i32, ptr addrspace(3) %5, align 4
  %12 = icmp ugt i32 %11, 1
  %13 = getelementptr [6 x %struct.Payload], ptr addrspace(3) @slots.payload, i32 0, i32 %9, i32 1
  %14 = zext i1 %12 to i32
  store i32 %14, ptr addrspace(3) %13, align 4
  %15 = getelementptr [6 x %struct.Payload], ptr addrspace(3) @slots.payload, i32 0, i32 %9
  call void @dx.op.dispatchMesh.struct.Payload(i32 173, i32 1, i32 1, i32 1, ptr addrspace(3) %15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #0

declare void @dx.op.dispatchMesh.struct.Payload(i32, i32, i32, i32, ptr addrspace(3)) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"as", i32 6, i32 5}
!4 = !{null, null, !5, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 8, null}
!7 = !{ptr @main, !"main", null, !4, !8}
!8 = !{i32 10, !9}
!9 = !{!10, i32 12}
!10 = !{i32 4, i32 1, i32 1}
