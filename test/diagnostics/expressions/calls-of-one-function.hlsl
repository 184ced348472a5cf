// args: -T lib_6_6
enum Kind { First };
enum class Scoped { Only };
namespace Light {
float scaled(float a) { return a; }
//    ^^^^^^ note note_callee_decl: 'scaled' declared here
//    ^^^^^^ note note_callee_decl: 'scaled' declared here
//                 ^ note note_parameter_here: passing argument to parameter 'a' here
//    ^^^^^^ note note_callee_decl: 'scaled' declared here
float mixed(float a, float b = 1) { return a + b; }
//    ^^^^^ note note_callee_decl: 'mixed' declared here
//    ^^^^^ note note_callee_decl: 'mixed' declared here
float unnamed(float) { return 1; }
//    ^^^^^^^ note note_callee_decl: 'unnamed' declared here
float over(int a) { return a; }
//    ^^^^ note note_ovl_candidate_arity: candidate function not viable: requires single argument 'a', but no arguments were provided
float over(float a, float b) { return a; }
//    ^^^^ note note_ovl_candidate_arity: candidate function not viable: requires 2 arguments, but 0 were provided
}
struct Lamp {
  float power(float a, float b = 1) { return a; }
//      ^^^^^ note note_callee_decl: 'power' declared here
//      ^^^^^ note note_callee_decl: 'power' declared here
//                  ^ note note_parameter_here: passing argument to parameter 'a' here
  float plain(float a = 1) { return a; }
//      ^^^^^ note note_callee_decl: 'plain' declared here
};
RWBuffer<float> Powers : register(u0);
float qualified(Lamp lamp) {
  float sum = Light::scaled(1, 2);
//                             ^ error err_typecheck_call_too_many_args: too many arguments to function call, expected single argument 'a', have 2 arguments
  sum += Light::scaled();
//                     ^ error err_typecheck_call_too_few_args: too few arguments to function call, single argument 'a' was not specified
  sum += Light::scaled(lamp);
//                     ^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'Lamp' to 'float'
  sum += Light::mixed();
//                    ^ error err_typecheck_call_too_few_args: too few arguments to function call, at least argument 'a' must be specified
  sum += Light::mixed(1, 2, 3);
//                          ^ error err_typecheck_call_too_many_args: too many arguments to function call, expected at most 2, have 3
  sum += Light::unnamed(1, 2);
//                         ^ error err_typecheck_call_too_many_args: too many arguments to function call, expected 1, have 2
  sum += Light::over();
//       ^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'over'
  sum += ::Light::scaled();
//                       ^ error err_typecheck_call_too_few_args: too few arguments to function call, single argument 'a' was not specified
  return sum;
}
float methods(Lamp lamp) {
  float sum = lamp.power();
//                       ^ error err_typecheck_call_too_few_args: too few arguments to function call, at least argument 'a' must be specified
  sum += lamp.power(1, 2, 3);
//                        ^ error err_typecheck_call_too_many_args: too many arguments to function call, expected at most 2, have 3
  sum += lamp.power(lamp);
//                  ^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'Lamp' to 'float'
  sum += lamp.plain(1, 2);
//                     ^ error err_typecheck_call_too_many_args: too many arguments to function call, expected at most single argument 'a', have 2 arguments
  return sum;
}
float others(Lamp lamp) {
  float sum = lamp(1);
//            ^^^^ error err_ovl_no_oper: type 'Lamp' does not provide a call operator
  sum += Powers(1);
//       ^^^^^^ error err_ovl_no_oper: type 'RWBuffer<float>' does not provide a call operator
  sum += lamp::power(1);
//       ^^^^ error err_expected_class_or_namespace: 'lamp' is not a class, namespace, or enumeration
  sum += Lamp.power(1);
//           ^ error err_dot_on_type: cannot use dot operator on a type
  sum += sizeof(int[]) + sizeof(void);
//       ^^^^^^ error err_sizeof_alignof_incomplete_type: invalid application of 'sizeof' to an incomplete type 'int[]'
//                       ^^^^^^ error err_sizeof_alignof_incomplete_type: invalid application of 'sizeof' to an incomplete type 'void'
  return sum;
}
bool mixed(Kind kind, Scoped scoped) {
  return kind == scoped;
//            ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('Kind' and 'Scoped')
}
