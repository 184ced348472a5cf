// args: -T lib_6_6
// What Clang and DXC refuse, both.
enum Float : float { A };
//           ^^^^^ error err_enum_invalid_underlying: non-integral type 'float' is an invalid underlying type
enum Twice { B };
//   ^^^^^ note note_previous_definition: previous definition is here
enum Twice { C };
//   ^^^^^ error err_redefinition: redefinition of 'Twice'
enum Later;
//   ^^^^^ error err_forward_ref_enum: ISO C++ forbids forward references to 'enum' types
enum Known : int;
enum Known : int { D };
struct Statics { static int count = 3; static const int most = 4; int narrow : -1; };
//                          ^^^^^ error err_in_class_initializer_non_const: non-const static data member must be initialized out of line
//                                                                    ^^^^^^ error err_bitfield_has_negative_width: bit-field 'narrow' has negative width (-1)
interface Shape { int sides; float area(); };
//                    ^^^^^ error err_hlsl_interface_data_member: data member 'sides' is not permitted within an interface type
template<typename T = int, typename U> struct Defaults { T a; U b; };
//                                  ^ error err_template_param_default_arg_missing: template parameter missing a default argument
template<typename T = int, typename U> T first(U u) { return (T)u; }
template<typename T, typename T> T same(T a) { return a; }
//                            ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct T { int a; };
//                          ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<float F> void byFloat() {}
//             ^ error err_template_nontype_parm_bad_type: a non-type template parameter cannot have type 'float'
template<Texture2D X> void byTexture() {}
//                 ^ error err_template_nontype_parm_bad_type: a non-type template parameter cannot have type 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>')
template<uint N, bool B, Twice E> void byInteger() {}
int previous(int a, int b = a) { return a + b; }
//                          ^ error err_param_default_argument_references_param: default argument references parameter 'a'
unsigned float sign;
//@ 1..9 error err_invalid_sign_spec: 'float' cannot be signed or unsigned
extern static int both;
//@ 1..7 error err_hlsl_varmodifiersna: 'static' and 'extern' cannot be used together for a global variable
globallycoherent Buffer<float> read;
//@ 1..17 error err_hlsl_modifier_wrong_type: 'globallycoherent' is not a valid modifier for a declaration of type 'Buffer<float>'
globallycoherent RWBuffer<float> write;
globallycoherent float number;
//@ 1..17 error err_hlsl_modifier_wrong_type: 'globallycoherent' is not a valid modifier for a declaration of type 'float'
void primitives(triangle line float a[3]) {}
//                       ^^^^ error err_hlsl_varmodifiersna: 'triangle' and 'line' cannot be used together for a parameter
void inside() {
  template<typename X> struct Local { X x; };
//                     ^^^^^^ error err_template_outside_namespace_or_class_scope: templates can only be declared in namespace or class scope
  namespace Nested {}
//^^^^^^^^^ error err_namespace_nonnamespace_scope: namespaces can only be defined in global or namespace scope
}
void choose(int n) {
  switch (n) { case 1.5: break; }
//                  ^^^ error err_typecheck_converted_constant_expression_disallowed: conversion from 'float' to 'int' is not allowed in a converted constant expression
  switch (n) {
    case 1: int a = 1; break;
//              ^ note note_protected_by_variable_init: jump bypasses variable initialization
    case 2: a = 2; break;
//  ^^^^ error err_switch_into_protected_scope: cannot jump from switch statement to this case label
  }
  switch (n) {
    case 1: { int a = 1; break; }
    case 2: int b; b = 2; break;
    default: b = 3; break;
  }
}
void objects() {
  RayQuery query;
//^^^^^^^^ error err_template_missing_args: use of class template 'RayQuery' requires template arguments
  RayQuery<RAY_FLAG_NONE> fine;
  ByteAddressBuffer<int> bytes;
//^^^^^^^^^^^^^^^^^^^^^^ error err_not_a_template: 'ByteAddressBuffer' is not a template
}
