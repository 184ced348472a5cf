// args: -T lib_6_6
// clang: same
int runtime;
//  ^^^^^^^ note note_declared_at: declared here

void jumps() {
  break;
//^^^^^ error err_break_not_in_loop_or_switch: 'break' statement not in loop or switch statement
  continue;
//^^^^^^^^ error err_continue_not_in_loop: 'continue' statement not in loop statement
  case 1:
//^^^^ error err_case_not_in_switch: 'case' statement not in switch statement
  default:
//^^^^^^^ error err_default_not_in_switch: 'default' statement not in switch statement
  while (runtime) {
    break;
    continue;
  }
  switch (runtime) {
  case 0:
    break;
  case 3:
    continue;
//  ^^^^^^^^ error err_continue_not_in_loop: 'continue' statement not in loop statement
  }
}

void labels(int x) {
  switch (x) {
  case 1:
    break;
  case runtime:
//     ^^^^^^^ error err_case_not_constant: case value is not a constant expression
//     ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'runtime' is not allowed in a constant expression
    break;
  default:
//^^^^^^^ note note_duplicate_case_prev: previous case defined here
  default:
//^^^^^^^ error err_multiple_default_labels_defined: multiple default labels in one switch
    break;
  case 2:
    x = 2;
  case 3:
    break;
  }
  for (;;) {
    switch (x) {
    case 0:
      continue;
    default:
      break;
    }
  }
}

struct S {
  int x;
};

void conditions(S s, int i, RWBuffer<float> buffer) {
  if (s) {
//    ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  }
  while (s) {
//       ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  }
  for (; s;) {
//       ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  }
  do {
  } while (s);
//         ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  switch (s) {
//^^^^^^ error err_typecheck_statement_requires_integer: statement requires expression of integer type ('S' invalid)
  case 0:
    break;
  }
  if (i) {
  }
  if (int j = i) {
    j = 2;
  }
  if (buffer) {
//    ^^^^^^ error err_typecheck_bool_condition: value of type 'RWBuffer<float>' is not contextually convertible to 'bool'
  }
}

void returnsNothing() { return 1; }
//                      ^^^^^^ error ext_return_has_expr: void function 'returnsNothing' should not return a value [-Wreturn-mismatch]
int returnsSomething() { return; }
//                       ^^^^^^ error ext_return_missing_expr: non-void function 'returnsSomething' should return a value [-Wreturn-mismatch]
void forwards() { return returnsNothing(); }
