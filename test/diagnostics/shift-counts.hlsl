// args: -T lib_6_3
// Clang's words; what a shift by as much gives is decided by the low bits of the distance.
uint u;
uint64_t wide;
export uint f() { return (u << 32) + (u >> 33) + (1 << 40) + (u << 31); }
//                          ^ warning warn_shift_too_far: shift count >= width of type [-Wshift-count-overflow]
//                                      ^ warning warn_shift_too_far: shift count >= width of type [-Wshift-count-overflow]
//                                                  ^ warning warn_shift_too_far: shift count >= width of type [-Wshift-count-overflow]
//                                               ^^^^^^^^^ warning warn_impcast_integer_constant: implicit conversion from 'long' to 'uint' (aka 'unsigned int') changes value from 1099511627776 to 0 [-Wconstant-conversion]
export uint g() { return u << -1; }
//                         ^ warning warn_shift_negative: shift count is negative [-Wshift-count-negative]
export uint64_t h() { return (wide << 63) + (wide << 64); }
//                                                ^ warning warn_shift_too_far: shift count >= width of type [-Wshift-count-overflow]
