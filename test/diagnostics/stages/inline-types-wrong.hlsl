// args: -T cs_6_6 -spirv
struct S { float x; };
static vk::SpirvOpaqueType<1, vk::Literal> literal;
//                                ^^^^^^^ error err_template_missing_args: use of class template 'vk::Literal' requires template arguments
static vk::SpirvOpaqueType<1, vk::integral_constant<S, 1> > constant;
//                                                  ^ error err_template_nontype_parm_bad_type: a non-type template parameter cannot have type 'S'
static vk::SpirvOpaqueType<1, vk::integral_constant<float, 1> > number;
//                                                  ^^^^^ error err_template_nontype_parm_bad_type: a non-type template parameter cannot have type 'float'
[numthreads(1, 1, 1)] void main() {}
