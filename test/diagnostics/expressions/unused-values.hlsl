// args: -T lib_6_6
struct S {
  float a;
};
float call() { return 1; }
RWBuffer<float> Buf;

void test(int i, float4 v, S s) {
  i;
//^ warning warn_unused_expr: expression result unused [-Wunused-value]
  v.x;
//^ warning warn_unused_expr: expression result unused [-Wunused-value]
  s.a;
//  ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  v + 1;
//  ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  -v;
//^ warning warn_unused_expr: expression result unused [-Wunused-value]
  i == 1;
//  ^ warning warn_unused_comparison: equality comparison result unused [-Wunused-comparison]
//  ^ note note_equality_comparison_to_assign: use '=' to turn this equality comparison into an assignment
//    fix: replace '==' by '='
  i != 1;
//  ^ warning warn_unused_comparison: inequality comparison result unused [-Wunused-comparison]
  i < 2;
//  ^ warning warn_unused_comparison: relational comparison result unused [-Wunused-comparison]
  (i);
// ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  (float)i;
//^ warning warn_unused_expr: expression result unused [-Wunused-value]
  (void)i;
  i, 2;
//^ warning warn_unused_comma_left_operand: left operand of comma operator has no effect [-Wunused-value]
//   ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  i ? 1 : 2;
//        ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  call();
  call() + 1;
//       ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  i = 1;
  i++;
  i ? call() : call();
  for (i; i < 2; i) {
//     ^ warning warn_unused_expr: expression result unused [-Wunused-value]
//               ^ warning warn_unused_expr: expression result unused [-Wunused-value]
  }
}
