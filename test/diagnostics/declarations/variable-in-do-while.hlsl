// args: -T cs_6_6
RWBuffer<uint> A;
[numthreads(1, 1, 1)] void main() {
  do { A[0] = 1; } while (uint by);
//                             ^^ error err_expected_parenthesis_for_construction: expected '(' for function-style cast or type construction
  do { A[0] = 1; } while (uint by = 1);
//                             ^^ error err_expected_parenthesis_for_construction: expected '(' for function-style cast or type construction
  while (uint by = 0) { A[0] = 1; }
}
