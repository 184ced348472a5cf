// args: -T cs_6_0 -HV 2021
enum E { A, B, C, Also = A };
enum class F { X, Y, Z, W, V };
enum Sparse { Large = 7, Small = 1 };
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) {
  E e = (E)i;
  F f = (F)i;
  Sparse s = (Sparse)i;
  switch (e) { case A: Out[0] = 1; break; case B: Out[0] = 2; break; }
//        ^ warning warn_missing_case: enumeration value 'C' not handled in switch [-Wswitch]
  switch (f) { case F::X: Out[1] = 1; break; }
//        ^ warning warn_many_missing_cases: 4 enumeration values not handled in switch: 'Y', 'Z', 'W'... [-Wswitch]
  switch (f) { case F::X: case F::Y: case F::Z: Out[1] = 1; break; }
//        ^ warning warn_missing_cases: enumeration values 'W' and 'V' not handled in switch [-Wswitch]
  switch (f) { case F::X: case F::V: Out[1] = 1; break; }
//        ^ warning warn_missing_cases: enumeration values 'Y', 'Z', and 'W' not handled in switch [-Wswitch]
  switch (s) { case (Sparse)3: break; }
//                  ^^^^^^^^^ warning warn_not_in_enum: case value not in enumerated type 'Sparse' [-Wswitch]
//        ^ warning warn_missing_cases: enumeration values 'Small' and 'Large' not handled in switch [-Wswitch]
  // All of them, a default, and a switch over numbers: nothing to say.
  switch (e) { case Also: Out[0] = 1; break; case B: case C: break; }
  switch (e) { case A: Out[0] = 1; break; default: break; }
  switch (i) { case A: Out[3] = 1; break; }
}

struct Pair { int a, b; };

void labels(E e, uint i) {
  Pair pair = (Pair)0;
  switch (e) { case 7: break; case F::X: break; }
//                  ^ error err_typecheck_converted_constant_expression: value of type 'int' is not implicitly convertible to 'E'
//                                 ^^^^ error err_typecheck_converted_constant_expression: value of type 'F' is not implicitly convertible to 'E'
  switch (i) { case pair: break; }
//                  ^^^^ error err_typecheck_converted_constant_expression: value of type 'Pair' is not implicitly convertible to 'uint' (aka 'unsigned int')
}
