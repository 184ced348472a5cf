// args: -T cs_6_6 -spirv
[[vk::constant_id(0)]] const int size = 4;
[[vk::constant_id(1)]] int loose = 4;
//                         ^^^^^ error err_specialization_const: variable with 'vk::constant_id' attribute must be a const int/float/enum/bool and be initialized with a literal
//                         ^^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'loose' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//                               help: write 'static const' for a constant of the shader
[[vk::constant_id(2)]] static const int hidden = 4;
//^^^^^^^^^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'vk::constant_id' attribute only applies to external global variables [-Wignored-attributes]
groupshared int shared_[size];
//                      ^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
template <int n> int twice() { return 2 * n; }
//                   ^^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: substitution failure
RWStructuredBuffer<int> result;
[numthreads(size, 1, 1)] void main() {
//          ^^^^ error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
  int list[size];
//         ^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
  switch (result[0]) {
    case size:
//       ^^^^ error err_case_not_constant: case value is not a constant expression
      result[1] = twice<size>();
//                ^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'twice'
  }
}
