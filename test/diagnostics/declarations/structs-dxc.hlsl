// args: -T lib_6_6
// What Clang accepts or has other words for, and DXC rejects.
struct A {
  int a;
};
struct B {
  int b;
};
struct TwoBases : A, B {
//                   ^ error err_hlsl_multiple_concrete_bases: multiple concrete base types specified
  int c;
};
interface Shape {
  float area();
};
interface Bigger : A {
//                 ^ error err_hlsl_interfaces_cannot_inherit: interfaces cannot inherit from other types
  float volume();
};
struct Square : A, Shape {
  float area() { return 1; }
};
union Overlay {
//@ 1..6 error err_hlsl_union_unsupported: unions are not supported in HLSL
  int i;
  float f;
};
struct Unsized {
  float values[];
//      ^^^^^^ error err_hlsl_unsupported_incomplete_array: array dimensions of struct/class members must be explicit
};
struct BitFields {
  uint good : 4;
  float bad : 4;
//      ^^^ error err_not_integral_type_bitfield: bit-field 'bad' has non-integral type 'float'
  uint wide : 40;
//     ^^^^ error err_bitfield_width_exceeds_type_width: width of bit-field 'wide' (40 bits) exceeds the width of its type (32 bits)
  uint zero : 0;
//     ^^^^ error err_bitfield_has_zero_width: named bit-field 'zero' has zero width
};
