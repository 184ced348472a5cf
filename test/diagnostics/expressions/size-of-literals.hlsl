// args: -T lib_6_6
export uint test() { return sizeof(1.5) + sizeof(1); }
//                          ^^^^^^ error err_hlsl_sizeof_literal: invalid application of 'sizeof' to literal type 'literal float'
//                                        ^^^^^^ error err_hlsl_sizeof_literal: invalid application of 'sizeof' to literal type 'literal int'
