// args: -T lib_6_6
// clang: same
int runtime;
//  ^^^^^^^ note note_declared_at: declared here
static const int three = 3;
enum Plain { A, B, C = 7, D };
//           ^ note note_previous_definition: previous definition is here
enum Again { A, E };
//           ^ error err_redefinition_of_enumerator: redefinition of enumerator 'A'
enum Repeated { F, F };
//                 ^ error err_redefinition_of_enumerator: redefinition of enumerator 'F'
//              ^ note note_previous_definition: previous definition is here
enum Computed { G = three * 2, H = runtime, I };
//                                 ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//                                 ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'runtime' is not allowed in a constant expression
enum class Scoped : uint { One, Two = 5 };

void test() {
  int plain = D;
  int scoped = Scoped::One;
//    ^^^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'int' with an rvalue of type 'Scoped'
  Scoped converted = 1;
//       ^^^^^^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'Scoped' with an rvalue of type 'int'
  Scoped right = Scoped::Two;
  int cast = (int)Scoped::Two;
  Plain back = 1;
//      ^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'Plain' with an rvalue of type 'int'
  Scoped::Absent;
//        ^^^^^^ error err_no_member: no member named 'Absent' in 'Scoped'
  int sizes[D] = {1, 2, 3, 4, 5, 6, 7, 8};
}
