// args: -T lib_6_6
// clang: same
bool chained(int a, int b, int c) {
  bool inside = a < b < c;
//                    ^ error warn_consecutive_comparison: chained comparison 'X < Y < Z' does not behave the same as a mathematical expression [-Wparentheses]
//                      help: the first comparison gives true or false, and the second compares that; combine two comparisons with &&
  inside = a <= b <= c < b && a >= b > c;
//                ^ error warn_consecutive_comparison: chained comparison 'X <= Y <= Z' does not behave the same as a mathematical expression [-Wparentheses]
//                  help: the first comparison gives true or false, and the second compares that; combine two comparisons with &&
//                     ^ error warn_consecutive_comparison: chained comparison 'X <= Y < Z' does not behave the same as a mathematical expression [-Wparentheses]
//                       help: the first comparison gives true or false, and the second compares that; combine two comparisons with &&
//                                   ^ error warn_consecutive_comparison: chained comparison 'X >= Y > Z' does not behave the same as a mathematical expression [-Wparentheses]
//                                     help: the first comparison gives true or false, and the second compares that; combine two comparisons with &&
  inside = (a < b) == c;
  inside = a < b == b < c;
  return a == b == c;
}
