// args: -T lib_6_6
ByteAddressBuffer Raw;
struct Textured { Texture2D t; };
export float object() { return Raw.Load<Texture2D>(0).x; }
//                                 ^^^^ error err_hlsl_intrinsic_template_arg_numeric: Explicit template arguments on intrinsic 'Load' must be a single numeric type
export float nested() { return Raw.Load<Textured>(0).x; }
//                                 ^^^^ error err_hlsl_intrinsic_template_arg_numeric: Explicit template arguments on intrinsic 'Load' must be a single numeric type
export float two() { return Raw.Load<int, int>(0).x; }
//                              ^^^^ error err_hlsl_intrinsic_template_arg_numeric: Explicit template arguments on intrinsic 'Load' must be a single numeric type
