// args: -T lib_6_6 --rules dxc
// What only DXC refuses.
struct Number {
  float x;
  Number operator+(Number other) { return other; }
  Number operator=(Number other) { return other; }
//       ^^^^^^^^^ error err_hlsl_overloading_operator_disallowed: overloading 'operator=' is not allowed
  void operator+=(Number other) { }
//     ^^^^^^^^^^ error err_hlsl_overloading_operator_disallowed: overloading 'operator+=' is not allowed
  Number operator<<(Number other) { return other; }
//       ^^^^^^^^^^ error err_hlsl_overloading_operator_disallowed: overloading 'operator<<' is not allowed
};
void bump(inout groupshared float x) { }
//              ^^^^^^^^^^^ error err_hlsl_varmodifiersna: 'inout' and 'groupshared' cannot be used together for a parameter
volatile float kept;
//@ 1..9 error err_hlsl_reserved_keyword: 'volatile' is a reserved keyword in HLSL
void store() {
  int values[2] = { 1, 2 };
//    ^^^^^^ note note_array_declared_here: array 'values' declared here
//    ^^^^^^ note note_array_declared_here: array 'values' declared here
  values[2] = 3;
//^^^^^^ error err_hlsl_array_element_index_out_of_bounds: array index 2 is out of bounds
  values[-1] = 3;
//^^^^^^ error err_hlsl_array_element_index_out_of_bounds: array index -1 is out of bounds
}
cbuffer Old : register(i0) { float a; }
//                     ^^ error err_hlsl_incorrect_binding: invalid register specification, expected 'b' binding
Texture2D image : register(i0);
//                         ^^ error err_hlsl_incorrect_binding: invalid register specification, expected 't' binding
int fine : register(i0);
//                  ^^ warning warn_hlsl_binding_type_read_as: binding type 'i' is read as 'c' under DXC's rules [-Wbinding-type]
//                     help: write 'c'; under --rules clang 'i' places nothing here
RWBuffer<bool> flags;
//@ 1..15 warning err_hlsl_typed_buffer_of_bool: constraints not satisfied for class template 'RWBuffer' [with element_type = bool] [-Wdxc-extension]
//        help: a typed buffer has no format for bool: DXC reads and writes 'uint' values and compares them with 0
