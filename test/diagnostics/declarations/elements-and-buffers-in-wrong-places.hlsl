// args: -T lib_6_6
// clang: same
RWBuffer<> nothing;
//@ 1..11 error err_template_too_few_args: too few template arguments for class template 'RWBuffer'
StructuredBuffer<> nothingEither;
//@ 1..19 error err_template_too_few_args: too few template arguments for class template 'StructuredBuffer'
RWBuffer unsaid;
//@ 1..9 error err_template_missing_args: use of class template 'RWBuffer' requires template arguments
struct Pair { float a, b; };
RWBuffer<Pair> pairs;
//@ 1..15 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'RWBuffer' [with element_type = Pair]
//        help: elements of typed buffers and textures must be scalars or vectors
RWBuffer<float[2]> arrays;
//@ 1..19 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'RWBuffer' [with element_type = float[2]]
//        help: elements of typed buffers and textures must be scalars or vectors
struct Holder { RWBuffer<float> inner; };
StructuredBuffer<Holder> holders;
//@ 1..25 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = Holder]
//        help: object 'RWBuffer<float>' is not allowed in structured buffers
struct Buffered {
  float before;
  cbuffer Inside { float within; }
//^^^^^^^ error err_expected_member_name_or_semi: expected member name or ';' after declaration specifiers
};
float read() {
  return 1;
}
