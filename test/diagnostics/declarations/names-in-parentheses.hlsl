// args: -T cs_6_6
// clang: same
// A name may stand in parentheses; what a struct calls itself in front of them would be a constructor.
float ((wide)), (second)[2], third;
Buffer<float> (first) : register(t3);
struct S { int (a); float ((b))[2]; };
float (f)(int (a)) { return a; }
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() {
  int ((i)) = 0, (j) = 2;
  uint (k);
  k = 1;
  for (int (n) = 0; n < 2; n++) Out[n] = float(j) + float((k));
  Out[i] = f(1) + first[0] + (int) (wide);
}
void redeclared(int a) {
//                  ^ note note_previous_definition: previous definition is here
  int b = a;
//    ^ note note_previous_definition: previous definition is here
  float (a);
//       ^ error err_redefinition_different_type: redefinition of 'a' with a different type: 'float' vs 'int'
  float (b), (c);
//       ^ error err_redefinition_different_type: redefinition of 'b' with a different type: 'float' vs 'int'
}
static uint k;
uint hides() {
  uint (k);
  k = 3;
  return k;
}
