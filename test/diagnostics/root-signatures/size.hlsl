// args: -T lib_6_3
// Clang 22 leaves these to D3D12.

[RootSignature("RootConstants(b0, num32BitConstants = 60), CBV(b1), SRV(t0), DescriptorTable(UAV(u0))")]
//             ^ error err_hlsl_rootsig_too_large: root signature takes 65 of at most 64 words
void too_large() {}

[RootSignature("RootConstants(b0, num32BitConstants = 60), CBV(b1), DescriptorTable(UAV(u0)), DescriptorTable(SRV(t0))")]
void just_fits() {}

[RootSignature("DescriptorTable(CBV(b4294967290, numDescriptors = 10))")]
//                              ^^^ error err_hlsl_rootsig_register_overflow: registers of the descriptor range overflow [4294967290, 4294967299]
void last_register() {}

[RootSignature("StaticSampler(s0, flags = UINT_BORDER_COLOR)")]
//              ^^^^^^^^^^^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.1
void sampler_flags() {}
