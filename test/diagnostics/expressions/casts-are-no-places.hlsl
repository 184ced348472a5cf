// args: -T lib_6_6
void set(out float f) { f = 1; }
export void scalars() {
  float a = 0;
//      ^ note note_previous_definition: previous definition is here
  int b = 0;
  float1 c = 0;
  (float)a = 1;
//^^^^^^^^ error err_typecheck_lvalue_casts_not_supported: assignment to cast is illegal, lvalue casts are not supported
  ((float)a) += 1;
//^^^^^^^^^^ error err_typecheck_lvalue_casts_not_supported: assignment to cast is illegal, lvalue casts are not supported
  --(float)a;
//  ^^^^^^^^ error err_typecheck_lvalue_casts_not_supported: assignment to cast is illegal, lvalue casts are not supported
  set((float)a);
//    ^^^^^^^^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument '(float)a' to out paramemter
  float(a) = 1;
//      ^ error err_redefinition: redefinition of 'a'
  (uint)b = 1;
//^^^^^^^ error err_typecheck_lvalue_casts_not_supported: assignment to cast is illegal, lvalue casts are not supported
  (float)c = 3;
//^^^^^^^^ error err_typecheck_lvalue_casts_not_supported: assignment to cast is illegal, lvalue casts are not supported
}
struct Base { int x; };
struct Derived : Base { int y; };
// As in DXC, parts of what is cast are places.
export Derived parts() {
  Derived d = (Derived)0;
  ((Base)d).x = 1;
  (Base)d = (Base)2;
  float3 v = 0;
  ((float3)v).x = d.y;
  d.y = v.x;
  return d;
}
export void matrices(float2x3 m, float4 v, int2 i) {
  float3x2 n = (float3x2)m;
//             ^ error err_invalid_conversion_between_matrixes: conversion between matrix types 'float3x2' (aka 'matrix<float, 3, 2>') and 'matrix<float, 2, 3>' of different size is not allowed
  v += i;
//  ^ error err_hlsl_vector_compound_assignment_truncation: left hand operand of type 'float4' (aka 'vector<float, 4>') to compound assignment cannot be truncated when used with right hand operand of type 'int2' (aka 'vector<int, 2>')
}
