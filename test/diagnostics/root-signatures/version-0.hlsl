// args: -T lib_6_3 -force-rootsig-ver rootsig_1_0

[RootSignature("CBV(b0, flags = DATA_STATIC)")]
//              ^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.0
//@ 2..47 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'rootsignature' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
void bad_0() {}

[RootSignature("DescriptorTable(CBV(b0, flags = DESCRIPTORS_VOLATILE))")]
//                              ^^^ error err_hlsl_invalid_rootsig_flag: invalid flags for version 1.0
//@ 2..73 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'rootsignature' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
void bad_1() {}

[RootSignature("CBV(b0, flags = DATA_VOLATILE), DescriptorTable(CBV(b1, flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), SRV(t0))")]
//@ 2..130 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'rootsignature' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//         help: in a library, [shader("...")] makes a function an entry point
void good() {}
