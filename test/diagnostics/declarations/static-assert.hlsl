// args: -T lib_6_6
// clang: same
int runtime;
//  ^^^^^^^ note note_declared_at: declared here
static const int four = 4;
static_assert(true, "fine");
static_assert(false, "plain");
//            ^^^^^ error err_static_assert_failed: static assertion failed: plain
static_assert(four == 4, "fine");
static_assert(four == 5, "not five");
//            ^^^^^^^^^ error err_static_assert_requirement_failed: static assertion failed due to requirement 'four == 5': not five
//                 ^^ note note_expr_evaluates_to: expression evaluates to '4 == 5'
static_assert(sizeof(float2) == 8, "fine");
static_assert(runtime == 1, "not constant");
//            ^^^^^^^^^^^^ error err_static_assert_expression_is_not_constant: static assertion expression is not an integral constant expression
//            ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'runtime' is not allowed in a constant expression
template <typename T> struct Small {
  static_assert(sizeof(T) <= 4, "too big");
};
Small<int> fine;

void test() {
  static_assert(four < 3, "inside");
//              ^^^^^^^^ error err_static_assert_requirement_failed: static assertion failed due to requirement 'four < 3': inside
//                   ^ note note_expr_evaluates_to: expression evaluates to '4 < 3'
}
