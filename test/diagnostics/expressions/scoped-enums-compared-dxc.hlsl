// args: -T lib_6_6 --rules dxc
enum class F { a, b }; enum E { c, d };
bool f(F x, E y) { return x == F::a && x != F::b && y < d; }
bool g(F x) { return x < F::b; }
//                     ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('F' and 'F')
bool h(F x) { return x >= F::b; }
//                     ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('F' and 'F')
