// args: -T lib_6_3 -force-rootsig-ver rootsig_1_0

[RootSignature("CBV(b0, flags = DATA_STATIC)")]
//              ^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.0
void bad_0() {}

[RootSignature("DescriptorTable(CBV(b0, flags = DESCRIPTORS_VOLATILE))")]
//                              ^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.0
void bad_1() {}

[RootSignature("CBV(b0, flags = DATA_VOLATILE), DescriptorTable(CBV(b1, flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), SRV(t0))")]
void good() {}
