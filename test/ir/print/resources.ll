; title: resource types and intrinsics; the types decide which overload is meant, not the written suffix
%__cblayout_CB = type <{ float, target("dx.Padding", 12), <4 x float> }>
@CB.cb = global target("dx.CBuffer", %__cblayout_CB) poison
@.str = private unnamed_addr constant [2 x i8] c"A\00"

define void @main() #0 {
entry:
  %a = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr @.str)
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0t(i32 0, i32 4, i32 -1, i32 7, ptr nonnull @.str)
  %c = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefromimplicitbinding(i32 5, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %__cblayout_CB) %c, ptr @CB.cb, align 4
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %a, i32 0)
  %l = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %a, i32 1)
  %v = extractvalue { <4 x float>, i1 } %l, 0
  %row = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4(target("dx.CBuffer", %__cblayout_CB) %c, i32 1)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %b, i32 0, i32 poison, <4 x float> %v)
  %s = call fast <4 x float> @llvm.dx.saturate.f32(<4 x float> %v)
  %n = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i8, 1, 0) %b, i8 -1)
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromheap(i32 %n, i1 false)
  %new = call <4 x float> @llvm.dx.resource.unheard(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, <2 x float> splat (float 5.000000e-01))
  %other = call float @llvm.dx.resource.unheard(float 0.0)
  ret void
}

attributes #0 = { noinline "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
; ==>

%__cblayout_CB = type <{ float, target("dx.Padding", 12), <4 x float> }>

@CB.cb = global target("dx.CBuffer", %__cblayout_CB) poison
@.str = private unnamed_addr constant [2 x i8] c"A\00"

define void @main() #0 {
entry:
  %a = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f32_1_0_0t(i32 0, i32 3, i32 1, i32 0, ptr @.str)
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 4, i32 -1, i32 7, ptr nonnull @.str)
  %c = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_CBst(i32 5, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %__cblayout_CB) %c, ptr @CB.cb, align 4
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %a, i32 0)
  %l = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %a, i32 1)
  %v = extractvalue { <4 x float>, i1 } %l, 0
  %row = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %c, i32 1)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0) %b, i32 0, i32 poison, <4 x float> %v)
  %s = call fast <4 x float> @llvm.dx.saturate.v4f32(<4 x float> %v)
  %n = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i8 -1)
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_v4f32_0_0_0_2t(i32 %n, i1 false)
  %new = call <4 x float> @llvm.dx.resource.unheard(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, <2 x float> splat (float 5.000000e-01))
  %other = call float @llvm.dx.resource.unheard.f32.f32(float 0.000000e+00)
  ret void
}

declare target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f32_1_0_0t(i32, i32, i32, i32, ptr)

declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)

declare target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_CBst(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0), i32)

declare { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0), i32)

declare { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB), i32)

declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x float>)

declare <4 x float> @llvm.dx.saturate.v4f32(<4 x float>)

declare i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i8)

declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromheap.tdx.Texture_v4f32_0_0_0_2t(i32, i1)

declare <4 x float> @llvm.dx.resource.unheard(target("dx.Texture", <4 x float>, 0, 0, 0, 2), <2 x float>)

declare float @llvm.dx.resource.unheard.f32.f32(float)

attributes #0 = { noinline "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
