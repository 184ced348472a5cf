// args: -T lib_6_6
// clang: same
static const float two = 2;
static int changes;
//         ^^^^^^^ note note_declared_at: declared here
enum Values { A = 1.5, B = float2(1, 2), C = two, D = changes, E = true, F = 2u };
//                ^^^ error err_ice_not_integral: integral constant expression must have integral or unscoped enumeration type, not 'float'
//                         ^^^^^^^^^^^^ error err_ice_not_integral: integral constant expression must have integral or unscoped enumeration type, not 'float2' (aka 'vector<float, 2>')
//                                           ^^^ error err_ice_not_integral: integral constant expression must have integral or unscoped enumeration type, not 'float'
//                                                    ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//                                                    ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'changes' is not allowed in a constant expression
struct Bits { int a : 1.5; int b : 3; };
//                    ^^^ error err_ice_not_integral: integral constant expression must have integral or unscoped enumeration type, not 'float'
