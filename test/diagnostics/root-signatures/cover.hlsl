// args: -T ps_6_0 -Wunused-root-parameter
Texture2D Image : register(t3);
Texture2D Other : register(t4);
SamplerState Linear : register(s1);
StructuredBuffer<float4> Colors[4] : register(t0, space2);
//                       ^^^^^^ error err_rootsig_unbound: SRV register 0 in space 2 does not have a binding in the Root Signature
//                              help: add SRV(t0, numDescriptors = 4, space = 2) to a table that the stage sees; 'descry rootsig' writes a signature that fits
RWStructuredBuffer<float> Counted : register(u1);
//                        ^^^^^^^ error err_rootsig_counter_root_descriptor: UAV at register 1 and space 0 has a counter, which a root descriptor cannot have
RWStructuredBuffer<float> Plain : register(u2);
Buffer<float> Typed : register(t9);
//            ^^^^^ error err_rootsig_typed_root_descriptor: SRV at register 9 and space 0 is bound to a texture or typed buffer. SRV root descriptors can only be Raw or Structured buffers.
ByteAddressBuffer Missing : register(t7);
//                ^^^^^^^ error err_rootsig_unbound: SRV register 7 in space 0 does not have a binding in the Root Signature
//                        help: add SRV(t7) to a table that the stage sees; 'descry rootsig' writes a signature that fits
cbuffer Settings : register(b0) { float4 tint; uint which; }
//      ^^^^^^^^ warning warn_rootsig_constants_too_small: 'Settings' has 5 words, but its root constants only 4 [-Wroot-constants-size]
cbuffer More : register(b1) { float4 more; }
//      ^^^^ error err_rootsig_unbound: CBV register 1 in space 0 does not have a binding in the Root Signature

#define Signature \
  "RootConstants(b0, num32BitConstants = 4)," \
  "CBV(b1, visibility = SHADER_VISIBILITY_VERTEX)," \
  "SRV(t9), UAV(u1), UAV(u2)," \
  "DescriptorTable(SRV(t3, numDescriptors = 2), SRV(t0, space = 2, numDescriptors = 3))," \
  "StaticSampler(s1), StaticSampler(s2)"
//@ 4 lines up, 3..4 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 2 lines up, 4..7 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 1 lines up, 49..52 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 2 lines up, 13..16 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 4 lines up, 4..17 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 3 lines up, 4..7 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 3 lines up, 4..7 note note_expanded_from_macro: expanded from macro 'Signature'
//@ 1 lines up, 49..52 note note_expanded_from_macro: expanded from macro 'Signature'
//                    ^^^^^^^^^^^^^ note note_expanded_from_macro: expanded from macro 'Signature'

[RootSignature(Signature)]
//             ^^^^^^^^^ note note_rootsig_here: root signature is here
//             ^^^^^^^^^ note note_rootsig_bound_here: root parameter 2 (t9) is here
//             ^^^^^^^^^ note note_rootsig_partial: covers only t0 to t2
//             ^^^^^^^^^ note note_rootsig_bound_here: root parameter 3 (u1) is here
//             ^^^^^^^^^ note note_rootsig_bound_here: root parameter 0 (b0) is here
//             ^^^^^^^^^ note note_rootsig_hidden: bound here, but visible to vertex shaders only
//             ^^^^^^^^^ warning warn_rootsig_unused: root parameter 1 (b1) of the root signature is not used by this shader [-Wunused-root-parameter]
//             ^^^^^^^^^ warning warn_rootsig_unused: range t0 to t2 of root parameter 5 of the root signature is not used by this shader [-Wunused-root-parameter]
//             ^^^^^^^^^ warning warn_rootsig_unused: static sampler 1 (s2) of the root signature is not used by this shader [-Wunused-root-parameter]
float4 main(float2 uv : UV) : SV_Target {
  Counted.IncrementCounter();
  Plain[0] = 1;
  return Image.Sample(Linear, uv) * Other.Sample(Linear, uv) * Colors[which][0] * tint * more * Typed[0] * Missing.Load(0);
}
