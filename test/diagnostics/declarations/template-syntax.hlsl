// What is wrong whatever the parameters are is told once, instantiated or not.
template<typename T> struct Never { float y : packoffset(c1); T z : register(t0); void f(in in T a) {} };
//                                            ^^^^^^^^^^ error err_hlsl_attr_invalid_ast_node: attribute 'packoffset' only applies to shader constant in a constant buffer
//                                                                  ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                               help: remove the annotation
//                                                                               fix: remove 'register(t0)'
//                                                                                          ^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'in'
//                                                                                       ^^ note note_conflicting_attribute: conflicting attribute is here
template<typename T> void never(out out T a, inout in T b) { }
//                                  ^^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'out'
//                              ^^^ note note_conflicting_attribute: conflicting attribute is here
//                                                 ^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'in'
//                                           ^^^^^ note note_conflicting_attribute: conflicting attribute is here
template<typename T> struct Twice { float y : packoffset(c2); void f(inout out T a) { } };
//                                            ^^^^^^^^^^ error err_hlsl_attr_invalid_ast_node: attribute 'packoffset' only applies to shader constant in a constant buffer
//                                                                         ^^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'out'
//                                                                   ^^^^^ note note_conflicting_attribute: conflicting attribute is here
template<typename T> struct Converted { T value; operator T() { return value; } };
//                                               ^^^^^^^^^^ error err_hlsl_overloading_conversion_disallowed: conversion operator overloading is not allowed
Converted<float> converted;
Twice<float> first;
Twice<int> second;
interface Shape { float area(in in float a); };
//                              ^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'in'
//                           ^^ note note_conflicting_attribute: conflicting attribute is here

typedef RWBuffer<float> Unbounded[];
Unbounded rows[4];
//            ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'RWBuffer<float>[]'
typedef float Numbers[];
static Numbers numbers[2] = { 1, 2 };
//                    ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'float[]'
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main() {
  float f = ::;
//            ^ error err_expected_unqualified_id: expected unqualified-id
  result[0] = 1;
}
