// args: -T lib_6_6
struct Type {
  float a;
};
namespace Space {
float value() { return 1; }
}
float function(float a) { return a; }
//    ^^^^^^^^ note note_possible_target_of_call: possible target for call
//    ^^^^^^^^ note note_entity_declared_at: 'function' declared here
float function(int a) { return a; }
//    ^^^^^^^^ note note_possible_target_of_call: possible target for call

void test(float lenght) {
//   ^^^^ note note_possible_target_of_call: possible target for call
  float f = Type;
//              ^ error err_expected_parenthesis_for_construction: expected '(' for function-style cast or type construction
  f = Space;
//    ^^^^^ error err_unexpected_namespace: unexpected namespace name 'Space': expected expression
  f = function;
//    ^^^^^^^^ error err_ovl_unresolvable: reference to overloaded function could not be resolved; did you mean to call it?
  f = Type.a;
//        ^ error err_dot_on_type: cannot use dot operator on a type
  f = lenth;
//    ^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'lenth'; did you mean 'length'?
//          fix: replace 'lenth' by 'length'
  f = funtion(1);
//    ^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'funtion'; did you mean 'function'?
//            fix: replace 'funtion' by 'function'
  f = Space::valeu();
//           ^^^^^ error err_no_member: no member named 'valeu' in namespace 'Space'
  f = ::test;
//      ^^^^ error err_ovl_unresolvable: reference to overloaded function could not be resolved; did you mean to call it?
  f = Space::Deeper::value();
//           ^^^^^^ error err_no_member: no member named 'Deeper' in namespace 'Space'
  f = notThere.x;
//    ^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'notThere'
  f = notThere[0];
//    ^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'notThere'
  f = notThere + alsoNot;
//    ^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'notThere'
//               ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'alsoNot'
  function(notThere);
//         ^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'notThere'
  f = sizeof(Type);
  Texture2D t;
  f = sizeof(t);
//    ^^^^^^ error err_hlsl_sizeof_nonnumeric: invalid application of 'sizeof' to non-numeric type 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>')
}
