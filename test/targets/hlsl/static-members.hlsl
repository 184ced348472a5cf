// args: -T cs_6_0

// A static constant whose value never comes is zero.
struct S {
  static const int five = 5;
  static const int six;
};
RWBuffer<int> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = S::five + S::six;
}
; ==>
RWBuffer<int> Out : register(u0);

static const int S_five = 5;
static int S_six;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = S_five + S_six;
}
