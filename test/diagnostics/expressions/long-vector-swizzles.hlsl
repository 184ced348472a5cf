// args: -T lib_6_9
export float one(vector<float, 7> v) { return v.x; }
//                                              ^ error err_hlsl_vector_member_on_long_vector: invalid swizzle 'x' on vector of over 4 elements.
export float2 two(vector<float, 7> v) { return v.xy; }
//                                               ^^ error err_hlsl_vector_member_on_long_vector: invalid swizzle 'xy' on vector of over 4 elements.
export float four(vector<float, 4> v) { return v.x; }
