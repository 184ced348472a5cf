// args: -T cs_6_6
// Byte-address buffers are aligned to four bytes, whatever is read from them; structured buffers to their numbers.
ByteAddressBuffer Bytes;
RWByteAddressBuffer Written;
RWStructuredBuffer<uint64_t> Numbers;
RWTexture2D<float> Image;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  uint width, height;
  Image.GetDimensions(width, height);
  Written.Store<uint64_t>(i, Bytes.Load<uint64_t>(width));
  Written.Store<double>(height, Bytes.Load<double>(i * 2));
  Numbers[i] = Numbers[i + 1];
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.Dimensions = type { i32, i32, i32, i32 }
%dx.types.ResRet.i64 = type { i64, i64, i64, i64, i32 }
%dx.types.ResRet.f64 = type { double, double, double, double, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 1 }, i32 2, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4098, i32 265 })
  %7 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %6, i32 0)
  %8 = extractvalue %dx.types.Dimensions %7, 0
  %9 = extractvalue %dx.types.Dimensions %7, 1
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 11, i32 0 })
  %12 = call %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32 139, %dx.types.Handle %11, i32 %8, i32 undef, i8 1, i32 4)
  %13 = extractvalue %dx.types.ResRet.i64 %12, 0
  call void @dx.op.rawBufferStore.i64(i32 140, %dx.types.Handle %10, i32 %5, i32 undef, i64 %13, i64 undef, i64 undef, i64 undef, i8 1, i32 4)
  %14 = mul i32 %5, 2
  %15 = call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %11, i32 %14, i32 undef, i8 1, i32 4)
  %16 = extractvalue %dx.types.ResRet.f64 %15, 0
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %10, i32 %9, i32 undef, double %16, double undef, double undef, double undef, i8 1, i32 4)
  %17 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })
  %18 = add i32 %5, 1
  %19 = call %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32 139, %dx.types.Handle %17, i32 %18, i32 0, i8 1, i32 8)
  %20 = extractvalue %dx.types.ResRet.i64 %19, 0
  call void @dx.op.rawBufferStore.i64(i32 140, %dx.types.Handle %17, i32 %5, i32 0, i64 %20, i64 undef, i64 undef, i64 undef, i8 1, i32 8)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.Dimensions @dx.op.getDimensions(i32, %dx.types.Handle, i32) #1

declare %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.rawBufferStore.i64(i32, %dx.types.Handle, i32, i32, i64, i64, i64, i64, i8, i32) #2

declare %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.rawBufferStore.f64(i32, %dx.types.Handle, i32, i32, double, double, double, double, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!12}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, !7, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8, !9, !10}
!8 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !2}
!10 = !{i32 2, ptr undef, !"", i32 0, i32 2, i32 1, i32 2, i1 false, i1 false, i1 false, !11}
!11 = !{i32 0, i32 9}
!12 = !{ptr @main, !"main", null, !4, !13}
!13 = !{i32 0, i64 1048596, i32 4, !14}
!14 = !{i32 1, i32 1, i32 1}
