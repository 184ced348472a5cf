// args: -T cs_6_6 -HV 2018

// Operators on vectors are functions in HLSL 2021, which no name may hide.
RWBuffer<float3> Out;
bool3 or(bool3 x) { return !x; }

[numthreads(1, 1, 1)]
void main() {
  bool3 select = Out[0] && Out[1];
  bool3 and = select || or(select);
  Out[2] = select ? Out[3] : (and && select);
}
; ==>
// Operators on vectors are functions in HLSL 2021, which no name may hide.
RWBuffer<float3> Out : register(u0);

bool3 or_1(bool3 x) {
  return !x;
}

[numthreads(1, 1, 1)]
void main() {
  bool3 select_1 = and(bool3(Out[0]), bool3(Out[1]));
  bool3 and_1 = or(select_1, or_1(select_1));
  Out[2] = select(select_1, Out[3], and(and_1, select_1));
}
