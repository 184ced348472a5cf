// args: -T cs_6_0
// Clang computes with the integers of unscoped enums.
enum E { A = 1, B = 2 };
enum F { X = 4 };
enum { M = 1 };
template<typename L, typename R> uint both(L left, R right) { return left | right; }
RWBuffer<uint> Out;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  E e = (E)i;
  Out[0] = A | X;
  Out[1] = e == X;
  Out[2] = (A | B) + X;
  Out[3] = i ? A : X;
  Out[4] = A << M;
  Out[6] = both(A, X);
  Out[7] = (A | B) + (A && X) + (A | (uint)X) + (i | A | X);
}
