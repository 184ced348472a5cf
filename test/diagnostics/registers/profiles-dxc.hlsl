// args: -T lib_6_3 --rules dxc
float4 Tint : register(vs, c0) : register(ps, c1);
//            ^^^^^^^^^^^^^^^^ warning err_hlsl_register_of_profile_overridden: register 'c0' is overridden by 'c1': the profile in front of a register makes no difference [-Wdxc-extension]
Texture2D Near : register(ps, t0) : register(vs, t1);
//               ^^^^^^^^^^^^^^^^ warning err_hlsl_register_of_profile_overridden: register 't0' is overridden by 't1': the profile in front of a register makes no difference [-Wdxc-extension]
Texture2D Far : register(ps, t2) : register(ps, t3);
//        ^^^ error err_hlsl_duplicate_register_annotation: binding type 't' cannot be applied more than once
//            help: keep one register(t...) on the declaration
SamplerState Linear : register(ps, s[1 + 1]);
//                                  ^^^^^^^ warning warn_hlsl_register_subscript_ignored: subscript is ignored: the register is 's0', as in DXC [-Wignored-attributes]
SamplerState Point : register(ps, s3[8], space1);
//                                  ^^^ warning warn_hlsl_register_subscript_ignored: subscript is ignored: the register is 's3', as in DXC [-Wignored-attributes]
SamplerState Broken : register(ps, s[);
//                                   ^ error err_expected_expression: expected expression
