// args: -T cs_6_0

// Static members are variables of their own, with the values they get inside or outside of the struct.
struct S {
  static const int five = 5;
  static const int six;
};
const int S::six = 6;
RWBuffer<int> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = S::five + S::six;
}
; ==>
RWBuffer<int> Out : register(u0);

static const int S_five = 5;
static const int S_six = 6;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = S_five + S_six;
}
