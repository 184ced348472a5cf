// args: -T lib_6_3
// clang: exact

[RootSignature("DescriptorTable(SRV(t4294967295, space = 4294967280))")]
//                              ^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [0, 4294967294]
//                              ^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [0, 4294967279]
void bad_range() {}

[RootSignature("CBV(b4294967295, space = 4294967280)")]
//              ^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [0, 4294967294]
//              ^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [0, 4294967279]
void bad_0() {}

[RootSignature("DescriptorTable(UAV(u0, numDescriptors = 0)), StaticSampler(s0, maxAnisotropy = 17, mipLODBias = -16.000001)")]
//                              ^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [1, 4294967294]
//                                                            ^^^^^^^^^^^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [0, 16]
//                                                            ^^^^^^^^^^^^^ error err_hlsl_invalid_rootsig_value: value must be in the range [-16.00, 15.99]
void bad_1() {}

[RootSignature("DescriptorTable(Sampler(s0), CBV(b0))")]
//                                           ^^^ error err_hlsl_invalid_mixed_resources: sampler and non-sampler resource mixed in descriptor table
void bad_2() {}

[RootSignature("CBV(b0, flags = DATA_STATIC | DATA_VOLATILE), DescriptorTable(CBV(b1, flags = DESCRIPTORS_VOLATILE | DATA_STATIC))")]
//              ^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.1
//                                                                            ^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.1
void bad_3() {}

[RootSignature("CBV(b42), CBV(b42)")]
//                        ^^^ error err_hlsl_resource_range_overlap: resource ranges b[42;42] and b[42;42] overlap within space = 0 and visibility = All
//              ^^^ note note_hlsl_resource_range_here: overlapping resource range here
void bad_4() {}

[RootSignature("UAV(u0), UAV(u0, visibility = SHADER_VISIBILITY_PIXEL)")]
//                       ^^^ error err_hlsl_resource_range_overlap: resource ranges u[0;0] and u[0;0] overlap within space = 0 and visibility = Pixel
//              ^^^ note note_hlsl_resource_range_here: overlapping resource range here
void bad_5() {}

[RootSignature("StaticSampler(s17), DescriptorTable(Sampler(s4, numDescriptors = unbounded))")]
//              ^^^^^^^^^^^^^ error err_hlsl_resource_range_overlap: resource ranges s[17;17] and s[4;unbounded) overlap within space = 0 and visibility = All
//                                                  ^^^^^^^ note note_hlsl_resource_range_here: overlapping resource range here
void bad_6() {}

[RootSignature("DescriptorTable(CBV(b1, numDescriptors = unbounded), CBV(b0))")]
//                                                                   ^^^ error err_hlsl_appending_onto_unbound: offset appends to unbounded descriptor range
void bad_7() {}

[RootSignature("DescriptorTable(CBV(b0, offset = 4294967292), CBV(b1, numDescriptors = 7))")]
//                                                            ^^^ error err_hlsl_offset_overflow: descriptor range offset overflows [4294967293, 4294967299]
void bad_8() {}

// Different stages, classes and spaces do not meet.
[RootSignature("UAV(u0, visibility = SHADER_VISIBILITY_VERTEX), UAV(u0, visibility = SHADER_VISIBILITY_PIXEL), SRV(t0), CBV(b0), CBV(b0, space = 1)")]
void good() {}
