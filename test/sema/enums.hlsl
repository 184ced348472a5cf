// An unscoped enum without a type is unsigned unless a value is negative; two values of it combine to the same enum, as in DXC.
enum E { A = 1, B = 2, C = A | B };
enum Signed { Low = -1, High = 4 };
enum Fixed : uint { X = 7 };
// Between the braces an enumerator is known without its enum.
enum class Scoped { P, Q = P, R, S = Q | R, T = (int)R + 2 };

RWBuffer<float> Out;

uint take(E e) { return (uint)e; } //=> (uint)e
E none(E e) { return ~e; } //=> (E)~(uint)e

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  E e = A | B; //=> (E)((uint)1:E | (uint)2:E)
  e |= B; //=> e |= in uint: (uint)2:E
  e = -e; //=> e = (E)-(uint)e
  Out[0] = take(A ^ e) + take(none(A * B)); //=> Out[0:uint] = (float)(take((E)((uint)1:E ^ (uint)e)) + take(none((E)((uint)1:E * (uint)2:E))))
  Out[1] = (float)e; //=> Out[1:uint] = (float)(uint)e
  Out[2] = Low; //=> Out[2:uint] = (float)(int)-1:Signed
  Out[3] = e < B; //=> Out[3:uint] = (float)((uint)e < (uint)2:E)
  // Beside other types it is an int.
  Out[4] = e - 5 < 0; //=> Out[4:uint] = (float)(((int)e - 5:int) < 0:int)
  Out[5] = X - 8 < 0; //=> Out[5:uint] = (float)(((uint)7:Fixed - 8:uint) < 0:uint)
  Out[6] = (int)Scoped::S + (int)Scoped::T; //=> Out[6:uint] = (float)((int)1:Scoped + (int)3:Scoped)
}
