// args: -T lib_6_6
// As in DXC: a lone number of minimum precision has two bytes, though four in memory.
struct Small { min16float a; min16float b; };
_Static_assert(sizeof(min16float) == 2 && sizeof(min16int[3]) == 6, "alone");
_Static_assert(sizeof(min16float2) == 8 && sizeof(Small) == 8 && sizeof(half) == 4, "together");
_Static_assert(sizeof(min10float) == 4, "wrong");
//                    ^^^^^^^^^^ warning warn_hlsl_sema_minprecision_promotion: 'min10float' is promoted to 'min16float' [-Wconversion]
//             ^^^^^^^^^^^^^^^^^^^^^^^ error err_static_assert_requirement_failed: static assertion failed due to requirement 'sizeof(min10float) == 4': wrong
//                                ^^ note note_expr_evaluates_to: expression evaluates to '2 == 4'
