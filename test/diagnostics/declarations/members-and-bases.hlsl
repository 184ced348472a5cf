// args: -T lib_6_6
struct Bits {
  uint low : 8;
  uint named : 8 : NAME;
//     ^^^^^ error err_hlsl_bitfields_with_annotations: bitfields are not allowed with HLSL annotations
  static uint common : 8;
//            ^^^^^^ error err_static_not_bitfield: static member 'common' cannot be a bit-field
};
uint size(Bits b) { return sizeof(b.low) + sizeof(b.low += 1) + sizeof(b); }
//                               ^^^^^^^ error err_sizeof_alignof_bitfield: invalid application of 'sizeof' to bit-field
//                                               ^^^^^^^^^^^^ error err_sizeof_alignof_bitfield: invalid application of 'sizeof' to bit-field

struct Ray : RayDesc { };
//           ^^^^^^^ error err_class_marked_final_used_as_base: base 'RayDesc' is marked 'final'
struct Hit : BuiltInTriangleIntersectionAttributes { };
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_class_marked_final_used_as_base: base 'BuiltInTriangleIntersectionAttributes' is marked 'final'

struct Converted {
  float x;
  operator float() { return x; }
//^^^^^^^^^^^^^^ error err_hlsl_overloading_conversion_disallowed: conversion operator overloading is not allowed
  Converted operator+(Converted other) { return other; }
};

struct Later;
//     ^^^^^ note note_forward_declaration: forward declaration of 'Later'
//     ^^^^^ note note_forward_declaration: forward declaration of 'Later'
//     ^^^^^ note note_forward_declaration: forward declaration of 'Later'
struct Never;
//     ^^^^^ note note_forward_declaration: forward declaration of 'Never'
StructuredBuffer<Later> soon;
//                      ^^^^ error err_typecheck_decl_incomplete_type: variable has incomplete type 'Later'
StructuredBuffer<Never> wrong;
//                      ^^^^^ error err_typecheck_decl_incomplete_type: variable has incomplete type 'Never'
void stream(inout PointStream<Later> output) { }
//                            ^^^^^ error err_typecheck_decl_incomplete_type: variable has incomplete type 'Later'
void patches(InputPatch<Later, 3> input) { }
//                      ^^^^^ error err_typecheck_decl_incomplete_type: variable has incomplete type 'Later'
void empty(InputPatch<Converted, 0> input) { }
//         ^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_empty_patch: InputPatch element count must be greater than 0
uint incomplete() { return sizeof(Later); }
//                         ^^^^^^ error err_sizeof_alignof_incomplete_type: invalid application of 'sizeof' to an incomplete type 'Later'
struct Later { float x; };

static const uint1 One = 2;
static const int2 Two = int2(1, 2);
static float sized[One];
//                 ^^^ error err_array_size_non_int: size of array has non-integer type 'uint1' (aka 'vector<uint, 1>')
static vector<float, Two.y> shaped;
//                   ^^^^^ error err_non_type_template_arg_not_constant: non-type template argument is not a constant expression
static float infinite[2] = { 1.#INF, 2.#INF };
//                                     ^ error err_invalid_suffix_constant: invalid suffix '#INF' on floating constant
