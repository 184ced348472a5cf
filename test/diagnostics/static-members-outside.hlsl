// args: -T cs_6_0
// A static member is declared in its struct; its value may come later, const or not.
struct S {
  static const int five = 5;
  static const int six;
  static int seven;
};
const int S::six = 6;
int S::seven = 7;
RWBuffer<int> result;
[numthreads(1, 1, 1)] void main() {
  const int eight;
//          ^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const int' [-Wdxc-extension]
  result[0] = S::five + S::six + S::seven;
}
