// args: -T cs_6_0 --rules dxc
// DXC combines values of one enum, or of an enum and a number.
enum E { A = 1, B = 2 };
enum F { X = 4 };
enum { M = 1 };
enum class C { P };
enum class D { Q };
template<typename L, typename R> uint both(L left, R right) { return left | right; }
//                                                                          ^^^^^ error err_hlsl_enum_operands: cannot convert from 'F' to 'E'
//                                                                                help: convert one of them to an integer first
RWBuffer<uint> Out;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  E e = (E)i;
  Out[0] = A | X;
//             ^ error err_hlsl_enum_operands: cannot convert from 'F' to 'E'
//               help: convert one of them to an integer first
  Out[1] = e == X;
//              ^ error err_hlsl_enum_operands: cannot convert from 'F' to 'E'
//                help: convert one of them to an integer first
  Out[2] = (A | B) + X;
//                   ^ error err_hlsl_enum_operands: cannot convert from 'F' to 'E'
//                     help: convert one of them to an integer first
  Out[3] = i ? A : X;
//                 ^ error err_hlsl_enum_operands: cannot convert from 'F' to 'E'
//                   help: convert one of them to an integer first
  Out[4] = A << M;
//              ^ error err_hlsl_enum_operands: cannot convert from '(unnamed enum)' to 'E'
//                help: convert one of them to an integer first
  Out[5] = C::P == D::Q;
//                 ^^^^ error err_hlsl_enum_operands: cannot convert from 'D' to 'C'
//                      help: convert one of them to an integer first
  Out[6] = both(A, X);
//         ^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'both<E, F>' requested here
  Out[7] = (A | B) + (A && X) + (A | (uint)X) + (i | A | X);
}
