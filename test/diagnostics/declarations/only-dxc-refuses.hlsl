// args: -T ps_6_0 --rules dxc
// What Clang takes and DXC's parser does not.
template<typename T> struct Pair { T first; T second; };
Pair<Pair<float>> joined;
//             ^ error err_two_right_angle_brackets_need_space: a space is required between consecutive right angle brackets (use '> >')
Pair<Pair<float> > apart;
struct Base { public: float a; };
//            ^^^^^^ error err_hlsl_reserved_keyword: 'public' is a reserved keyword in HLSL
struct Derived : public Base { float b; };
//               ^^^^^^ error err_hlsl_reserved_keyword: 'public' is a reserved keyword in HLSL
struct Named { float a; } const named;
//                       ^ error err_expected_after: expected ';' after struct
enum Kind { First, Second } const kind;
//                         ^ error err_expected_after: expected ';' after enum
static_assert(1 == 1, "one");
//@ 1..14 error err_hlsl_no_static_assert: use of undeclared identifier 'static_assert'
//        help: DXC knows it as _Static_assert
_Static_assert(1 == 1, "one");
SubpassInput pass;
//@ 1..13 error err_unknown_typename: unknown type name 'SubpassInput'
//        help: it is for Vulkan: compile with -spirv
signed int number;
//@ 1..7 error err_hlsl_reserved_keyword: 'signed' is a reserved keyword in HLSL
struct Counted { Kind kind; float rest[3]; };
float4 main(int i : I, float4 v : V, nointerpolation Kind k : K) : SV_Target {
  static_assert(2 == 2, "two");
//^^^^^^^^^^^^^ error err_hlsl_no_static_assert: use of undeclared identifier 'static_assert'
//              help: DXC knows it as _Static_assert
  Counted counted = (Counted)v;
//                  ^ error err_ovl_no_viable_conversion_in_cast: no matching conversion for C-style cast from 'float4' (aka 'vector<float, 4>') to 'Counted'
  Counted splat = (Counted)v.x;
  switch (i) {
    case 1:
      break;
    default:
//  ^^^^^^^ error err_label_end_of_compound_statement: label at end of compound statement: expected statement
//          help: write ';' or 'break;' behind it
  }
  switch (i) {
    case 1:
      break;
    default:;
  }
  return counted.rest[0] + splat.kind;
}
