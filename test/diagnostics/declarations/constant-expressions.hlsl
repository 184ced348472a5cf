// args: -T cs_6_6
// What can be computed is not yet a constant of the language: of functions only max, min and asuint of constants are.
static float three[max(2, 3)];
static float two[min(2, 3)];
static float one[asuint(1)];
static float absolute[abs(-3)];
//                    ^^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static float root[(int)sqrt(4.0)];
//                ^^^^^^^^^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static const int length = abs(3);
static float indirect[length];
//                    ^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static const int fine = 3;
static float direct[fine];
enum E { A = abs(3), B = max(1, 2) };
//           ^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
_Static_assert(abs(3) == 3, "computed");
//             ^^^^^^^^^^^ error err_static_assert_expression_is_not_constant: static assertion expression is not an integral constant expression
_Static_assert(max(3, 2) == 3, "constant");
template<int N> int f() { return N; }
//                  ^ note note_ovl_candidate_bad_deduction: candidate template ignored: substitution failure
struct Bits { uint a : abs(3); };
//                        ^ error err_hlsl_expected_hlsl_attribute: Unexpected '(' in semantic annotation. Did you mean 'packoffset()' or 'register()'?
vector<float, abs(2)> v;
//            ^^^^^^ error err_non_type_template_arg_not_constant: non-type template argument is not a constant expression
[numthreads(abs(1), 1, 1)]
//          ^^^^^^ error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
void main(uint i : SV_GroupIndex) {
  float local[abs(3)];
//            ^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
  switch (i) {
    case abs(3): f<1>(); break;
//       ^^^^^^ error err_case_not_constant: case value is not a constant expression
    case max(4, 5): f<max(1, 2)>(); break;
  }
  f<abs(3)>();
//^ error err_ovl_no_viable_function_in_call: no matching function for call to 'f'
  [unroll(abs(3))] for (int j = 0; j < 3; j++) f<2>();
//        ^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
  float computed = abs(-3) + sqrt(4.0);
}
