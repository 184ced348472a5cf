// args: -T ps_6_0 -HV 2018
// The counter of a loop that never runs is a plain variable, and may not be called as that of a loop before it.
float main(uint a : A) : SV_Target {
  float sum = 0;
  for (uint i = 0; i < 2; i++) sum += a + i;
  for (uint i = 5; i < 5; i++) sum += i;
  for (uint i = 0; i < 3; i++) sum += i * a;
  return sum;
}
; ==>
// args: -T ps_6_0 -HV 2018
// The counter of a loop that never runs is a plain variable, and may not be called as that of a loop before it.
float main(uint a : A) : SV_Target {
  float sum = 0.0;
  for (uint i = 0; i < 2; i++) {
    sum += a + i;
  }
  uint i_1 = 5;
  for (uint i = 0; i < 3; i++) {
    sum += i * a;
  }
  return sum;
}
