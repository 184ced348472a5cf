// args: -T lib_6_6
// clang: same
struct S {
  float a;
  float get() { return a; }
};

RWBuffer<float> Global;
//              ^^^^^^ note note_var_declared_here: variable 'Global' is declared here
RWBuffer<float> Globals[2];
//              ^^^^^^^ note note_var_declared_here: variable 'Globals' is declared here
Buffer<float> ReadOnly;

float returns() { return 1; }

void assignments(const float parameter, float4 v, S s, int i) {
//                           ^^^^^^^^^ note note_typecheck_assign_const: variable 'parameter' declared const here
  const float local = 1;
//            ^^^^^ note note_typecheck_assign_const: variable 'local' declared const here
//            ^^^^^ note note_typecheck_assign_const: variable 'local' declared const here
//            ^^^^^ note note_typecheck_assign_const: variable 'local' declared const here
//            ^^^^^ note note_typecheck_assign_const: variable 'local' declared const here
  local = 2;
//      ^ error err_typecheck_assign_const: cannot assign to variable 'local' with const-qualified type 'const float'
  local++;
//     ^ error err_typecheck_assign_const: cannot assign to variable 'local' with const-qualified type 'const float'
  --local;
//^ error err_typecheck_assign_const: cannot assign to variable 'local' with const-qualified type 'const float'
  local += 1;
//      ^ error err_typecheck_assign_const: cannot assign to variable 'local' with const-qualified type 'const float'
  parameter = 1;
//          ^ error err_typecheck_assign_const: cannot assign to variable 'parameter' with const-qualified type 'const float'
  v.xx = v.xy;
//     ^ error err_typecheck_duplicate_vector_components_not_mlvalue: vector is not assignable (contains duplicate components)
  v.xyx = v.xyz;
//      ^ error err_typecheck_duplicate_vector_components_not_mlvalue: vector is not assignable (contains duplicate components)
  v.xy = v.yx;
  1 = 2;
//  ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  (v + v) = 2;
//        ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  returns() = 1;
//          ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  s.get() = 1;
//        ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  i++ = 1;
//    ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  ++i = 1;
  const S constant = s;
//        ^^^^^^^^ note note_typecheck_assign_const: variable 'constant' declared const here
  constant.a = 1;
//           ^ error err_typecheck_assign_const: cannot assign to variable 'constant' with const-qualified type 'const S'
  i++++;
//   ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  Global = Globals[0];
//       ^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Global' is not allowed
  Globals[0] = Global;
//           ^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Globals' is not allowed
  RWBuffer<float> copy = Global;
  copy = Globals[1];
  Global[0] = 1;
}

void takesOut(out float value) { value = 1; }
void takesInOut(inout float3 value) {}

void arguments(float4 v, float f) {
  takesOut(1);
//         ^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument '1' to out paramemter
  takesOut(f + 1);
//         ^^^^^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument 'f + 1' to out paramemter
  takesOut(f);
  takesOut(v.x);
  takesInOut(v.xxx);
//           ^^^^^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument 'v.xxx' to inout paramemter
  takesInOut(v.xyz);
}
