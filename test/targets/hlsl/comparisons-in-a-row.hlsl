// args: -T ps_6_0
// Without parentheses the compiler takes a chain for a mistake.
float main(int a : A, int b : B) : SV_Target { return (((a < b) < b) >= a) == (a > (b <= a)); }
; ==>
// args: -T ps_6_0
// Without parentheses the compiler takes a chain for a mistake.
float main(int a : A, int b : B) : SV_Target {
  return ((a < b) < b) >= a == a > (b <= a);
}
