// args: -T cs_6_6
// What is stored without a type being asked for still has to be numbers.
struct Mixed { float number; Texture2D texture; };
enum class Kind { First, Second };
struct Empty {};
RWByteAddressBuffer bytes;
Texture2D colors;
void nothing() {}
[numthreads(1, 1, 1)]
void main() {
  Mixed mixed;
  mixed.number = 1;
  mixed.texture = colors;
  Empty empty;
  bytes.Store(0, nothing());
//               ^^^^^^^^^ error err_call_incomplete_argument: argument type 'void' is incomplete
  bytes.Store(0, void(1));
//               ^^^^^^^ error err_call_incomplete_argument: argument type 'void' is incomplete
  bytes.Store(0, mixed);
//               ^^^^^ error err_hlsl_argument_not_numeric: an argument of type 'Mixed' cannot be stored: only numbers, and arrays and structs of numbers, can be
  bytes.Store(0, colors);
//               ^^^^^^ error err_hlsl_argument_not_numeric: an argument of type 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') cannot be stored: only numbers, and arrays and structs of numbers, can be
  bytes.Store(0, "text");
//               ^^^^^^ error err_hlsl_unsupported_string_literal: string literals parameters are not supported in HLSL
  bytes.Store(0, Kind::Second);
  bytes.Store(0, empty);
}
