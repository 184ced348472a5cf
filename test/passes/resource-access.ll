; passes: resource-access
target datalayout = "e-m:e-p:32:32"

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v2f32_1_0_0t(target("dx.TypedBuffer", <2 x float>, 1, 0, 0), i32)
declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]), i32)
declare ptr @llvm.dx.resource.gettexturepointer.p0.tdx.Texture_i32_1_0_0_2t.v2i32(target("dx.Texture", i32, 1, 0, 0, 2), <2 x i32>)
declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_v4f32_1_0t(i32, i1)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_i8_1_0t(i32, i1)
declare target("dx.TypedBuffer", <2 x float>, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_v2f32_1_0_0t(i32, i1)
declare target("dx.CBuffer", [9 x i32]) @llvm.dx.resource.handlefromheap.tdx.CBuffer_a9i32t(i32, i1)
declare target("dx.Texture", i32, 1, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_i32_1_0_0_2t(i32, i1)
declare void @use(float)

define void @structured(i32 %i) {
entry:
  %b = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_v4f32_1_0t(i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 %i)
  %q = getelementptr i8, ptr %p, i32 8
  %v = load float, ptr %q
  store float %v, ptr %p
  ret void
}

define void @bytes(i32 %i) {
entry:
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_i8_1_0t(i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i32 %i)
  %q = getelementptr i8, ptr %p, i32 16
  %v = load <6 x i32>, ptr %q
  %n = extractelement <6 x i32> %v, i32 5
  %old = atomicrmw sub ptr %q, i32 %n monotonic
  %pair = cmpxchg ptr %p, i32 %old, i32 1 monotonic monotonic
  %was = extractvalue { i32, i1 } %pair, 1
  br i1 %was, label %yes, label %no

yes:
  store i32 1, ptr %q
  br label %no

no:
  ret void
}

define void @typed(<2 x i32> %xy) {
entry:
  %b = call target("dx.TypedBuffer", <2 x float>, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_v2f32_1_0_0t(i32 0, i1 false)
  %t = call target("dx.Texture", i32, 1, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_i32_1_0_0_2t(i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v2f32_1_0_0t(target("dx.TypedBuffer", <2 x float>, 1, 0, 0) %b, i32 3)
  %v = load <2 x float>, ptr %p
  store <2 x float> %v, ptr %p
  %q = call ptr @llvm.dx.resource.gettexturepointer.p0.tdx.Texture_i32_1_0_0_2t.v2i32(target("dx.Texture", i32, 1, 0, 0, 2) %t, <2 x i32> %xy)
  %old = atomicrmw umax ptr %q, i32 7 monotonic
  ret void
}

; rows of 16 bytes; a multiple of 16 is a number of rows, anything else chooses a component at run time
define void @constants(i32 %i) {
entry:
  %c = call target("dx.CBuffer", [9 x i32]) @llvm.dx.resource.handlefromheap.tdx.CBuffer_a9i32t(i32 0, i1 false)
  %p = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]) %c, i32 0)
  %known = getelementptr i8, ptr addrspace(2) %p, i32 20
  %a = load float, ptr addrspace(2) %known
  call void @use(float %a)
  %bytes = mul i32 %i, 48
  %further = add i32 %bytes, 8
  %row = getelementptr i8, ptr addrspace(2) %p, i32 %further
  %b = load float, ptr addrspace(2) %row
  call void @use(float %b)
  %four = mul i32 %i, 4
  %component = getelementptr i8, ptr addrspace(2) %p, i32 %four
  %d = load float, ptr addrspace(2) %component
  call void @use(float %d)
  ret void
}
; ==>
target datalayout = "e-m:e-p:32:32"

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v2f32_1_0_0t(target("dx.TypedBuffer", <2 x float>, 1, 0, 0), i32)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]), i32)

declare ptr @llvm.dx.resource.gettexturepointer.p0.tdx.Texture_i32_1_0_0_2t.v2i32(target("dx.Texture", i32, 1, 0, 0, 2), <2 x i32>)

declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_v4f32_1_0t(i32, i1)

declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_i8_1_0t(i32, i1)

declare target("dx.TypedBuffer", <2 x float>, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_v2f32_1_0_0t(i32, i1)

declare target("dx.CBuffer", [9 x i32]) @llvm.dx.resource.handlefromheap.tdx.CBuffer_a9i32t(i32, i1)

declare target("dx.Texture", i32, 1, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_i32_1_0_0_2t(i32, i1)

declare void @use(float)

define void @structured(i32 %i) {
entry:
  %b = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_v4f32_1_0t(i32 0, i1 false)
  %0 = call { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 %i, i32 8)
  %1 = extractvalue { float, i1 } %0, 0
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_v4f32_1_0t.f32(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 %i, i32 0, float %1)
  ret void
}

define void @bytes(i32 %i) {
entry:
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromheap.tdx.RawBuffer_i8_1_0t(i32 0, i1 false)
  %0 = add i32 %i, 16
  %1 = call { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i32 %0, i32 poison)
  %2 = extractvalue { <4 x i32>, i1 } %1, 0
  %3 = extractelement <4 x i32> %2, i32 0
  %4 = insertelement <6 x i32> poison, i32 %3, i32 0
  %5 = extractelement <4 x i32> %2, i32 1
  %6 = insertelement <6 x i32> %4, i32 %5, i32 1
  %7 = extractelement <4 x i32> %2, i32 2
  %8 = insertelement <6 x i32> %6, i32 %7, i32 2
  %9 = extractelement <4 x i32> %2, i32 3
  %10 = insertelement <6 x i32> %8, i32 %9, i32 3
  %11 = add i32 %i, 32
  %12 = call { <2 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v2i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i32 %11, i32 poison)
  %13 = extractvalue { <2 x i32>, i1 } %12, 0
  %14 = extractelement <2 x i32> %13, i32 0
  %15 = insertelement <6 x i32> %10, i32 %14, i32 4
  %16 = extractelement <2 x i32> %13, i32 1
  %17 = insertelement <6 x i32> %15, i32 %16, i32 5
  %n = extractelement <6 x i32> %17, i32 5
  %18 = sub i32 0, %n
  %19 = add i32 %i, 16
  %20 = call i32 @llvm.dx.resource.atomic.binop.i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i32 0, i32 %19, i32 poison, i32 poison, i32 %18)
  %21 = call i32 @llvm.dx.resource.atomic.compareexchange.i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i32 %i, i32 poison, i32 poison, i32 %20, i32 1)
  %22 = icmp eq i32 %21, %20
  br i1 %22, label %yes, label %no

yes:
  %23 = add i32 %i, 16
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i32(target("dx.RawBuffer", i8, 1, 0) %b, i32 %23, i32 poison, i32 1)
  br label %no

no:
  ret void
}

define void @typed(<2 x i32> %xy) {
entry:
  %b = call target("dx.TypedBuffer", <2 x float>, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_v2f32_1_0_0t(i32 0, i1 false)
  %t = call target("dx.Texture", i32, 1, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_i32_1_0_0_2t(i32 0, i1 false)
  %0 = call { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v2f32.tdx.TypedBuffer_v2f32_1_0_0t(target("dx.TypedBuffer", <2 x float>, 1, 0, 0) %b, i32 3)
  %1 = extractvalue { <2 x float>, i1 } %0, 0
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_v2f32_1_0_0t.v2f32(target("dx.TypedBuffer", <2 x float>, 1, 0, 0) %b, i32 3, <2 x float> %1)
  %2 = extractelement <2 x i32> %xy, i32 0
  %3 = extractelement <2 x i32> %xy, i32 1
  %4 = call i32 @llvm.dx.resource.atomic.binop.i32.tdx.Texture_i32_1_0_0_2t(target("dx.Texture", i32, 1, 0, 0, 2) %t, i32 7, i32 %2, i32 %3, i32 poison, i32 7)
  ret void
}

define void @constants(i32 %i) {
entry:
  %c = call target("dx.CBuffer", [9 x i32]) @llvm.dx.resource.handlefromheap.tdx.CBuffer_a9i32t(i32 0, i1 false)
  %0 = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]) %c, i32 1)
  %1 = extractvalue { float, float, float, float } %0, 1
  call void @use(float %1)
  %bytes = mul i32 %i, 48
  %further = add i32 %bytes, 8
  %2 = mul i32 %i, 3
  %3 = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]) %c, i32 %2)
  %4 = extractvalue { float, float, float, float } %3, 2
  call void @use(float %4)
  %four = mul i32 %i, 4
  %5 = lshr i32 %four, 4
  %6 = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]) %c, i32 %5)
  %7 = extractvalue { float, float, float, float } %6, 0
  %8 = insertelement <4 x float> poison, float %7, i32 0
  %9 = extractvalue { float, float, float, float } %6, 1
  %10 = insertelement <4 x float> %8, float %9, i32 1
  %11 = extractvalue { float, float, float, float } %6, 2
  %12 = insertelement <4 x float> %10, float %11, i32 2
  %13 = extractvalue { float, float, float, float } %6, 3
  %14 = insertelement <4 x float> %12, float %13, i32 3
  %15 = and i32 %four, 15
  %16 = lshr i32 %15, 2
  %17 = extractelement <4 x float> %14, i32 %16
  call void @use(float %17)
  ret void
}

declare { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32, i32)

declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_v4f32_1_0t.f32(target("dx.RawBuffer", <4 x float>, 1, 0), i32, i32, float)

declare { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32, i32)

declare { <2 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v2i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32, i32)

declare i32 @llvm.dx.resource.atomic.binop.i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32, i32, i32, i32, i32)

declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, i32)

declare i32 @llvm.dx.resource.atomic.compareexchange.i32.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32, i32, i32, i32, i32)

declare { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v2f32.tdx.TypedBuffer_v2f32_1_0_0t(target("dx.TypedBuffer", <2 x float>, 1, 0, 0), i32)

declare void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_v2f32_1_0_0t.v2f32(target("dx.TypedBuffer", <2 x float>, 1, 0, 0), i32, <2 x float>)

declare i32 @llvm.dx.resource.atomic.binop.i32.tdx.Texture_i32_1_0_0_2t(target("dx.Texture", i32, 1, 0, 0, 2), i32, i32, i32, i32, i32)

declare { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_a9i32t(target("dx.CBuffer", [9 x i32]), i32)
