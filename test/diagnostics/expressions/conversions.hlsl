// args: -T lib_6_6
// clang: same
// Scalars fill vectors, long vectors lose their tail; nothing makes a short vector longer or a struct a number.
struct S {
  float a;
  int b;
};
enum E { A, B };
enum class Scoped { One };

void takesFloat4(float4 v) {}

void initialize(float3 v3, float4 v4, S s, int i, Scoped scoped, float3x3 m3, float4x4 m4) {
  float4 longer = v3;
//       ^^^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'vector<[...], 4>' with an lvalue of type 'vector<[...], 3>'
  float2 shorter = v4;
//                 ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 2>' (vector of 2 'float' values) [-Wvector-conversion]
  float scalar = s;
//      ^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'S' to 'float'
  S fromScalar = (S)i;
  E e = i;
//  ^ error err_init_conversion_failed: cannot initialize a variable of type 'E' with an lvalue of type 'int'
  int fromScoped = scoped;
//    ^^^^^^^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'int' with an lvalue of type 'Scoped'
  float4x4 larger = m3;
//         ^^^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'matrix<[...], 4, 4>' with an lvalue of type 'matrix<[...], 3, 3>'
  float3x3 smaller = m4;
//                   ^^ warning warn_impcast_matrix_truncation: implicit conversion truncates matrix: 'float4x4' (aka 'matrix<float, 4, 4>') to 'matrix<float, 3, 3>' [-Wmatrix-conversion]
  float4 filled = 1;
  int3 vector = m3;
//     ^^^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'int3' (aka 'vector<int, 3>') with an lvalue of type 'float3x3' (aka 'matrix<float, 3, 3>')
  int whole = 3.0;
  int changed = 3.7;
//              ^^^ warning warn_impcast_literal_float_to_integer: implicit conversion from 'float' to 'int' changes value from 3.7 to 3 [-Wliteral-conversion]
}

void assign(float3 v3, float4 v4, S s, E e, int i, float array[2], float other[3]) {
  v4 = v3;
//     ^^ error err_typecheck_convert_incompatible: assigning to 'vector<[...], 4>' from incompatible type 'vector<[...], 3>'
  v3 = v4;
//     ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 3>' (vector of 3 'float' values) [-Wvector-conversion]
  array = other;
//        ^^^^^ error err_typecheck_convert_incompatible: assigning to 'float[2]' from incompatible type 'float[3]'
  array = i;
//        ^ error err_typecheck_convert_incompatible: assigning to 'float[2]' from incompatible type 'int'
  e = i;
//    ^ error err_typecheck_convert_incompatible: assigning to 'E' from incompatible type 'int'
  i = e;
  v4 = i;
}

float4 returns(float3 v) {
  return v;
//       ^ error err_init_conversion_failed_return: cannot initialize return object of type 'vector<[...], 4>' with an lvalue of type 'vector<[...], 3>'
}

float returnsStruct(S s) {
  return s;
//       ^ error err_typecheck_nonviable_return: no viable conversion from returned value of type 'S' to function return type 'float'
}

void conditions(S s, bool b) {
  if (s) {
//    ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  }
  while (s) {
//       ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  }
  do {
  } while (s);
//         ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  for (; s;) {
//       ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  }
  if (b) {
  }
}
