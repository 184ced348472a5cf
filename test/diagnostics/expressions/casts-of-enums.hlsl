// args: -T lib_6_6
enum Plain { First };
enum class Scoped { Only };
struct Pair { float a, b; };
void cast(Scoped scoped, Plain plain, double number) {
  float3 three = (float3)scoped;
//               ^ error err_bad_cxx_cast_generic: C-style cast from 'Scoped' to 'float3' (aka 'vector<float, 3>') is not allowed
  vector<int, 1> one = (vector<int, 1>)scoped;
//                     ^ error err_bad_cxx_cast_generic: C-style cast from 'Scoped' to 'int1' (aka 'vector<int, 1>') is not allowed
  float2x2 square = (float2x2)scoped;
  Pair pair = (Pair)scoped;
  float list[2] = (float[2])scoped;
  float single = (float)scoped;
  Plain other = (Plain)scoped;
  three = (float3)plain;
  number &= plain;
//       ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('double' and 'Plain')
}
