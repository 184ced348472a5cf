// args: -T cs_6_6
// A register would be an error: registers end before the array does.
RWBuffer<float> All[4294967295];
RWBuffer<float> Elsewhere[6] : register(u0);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Elsewhere[1][0] = All[3][0];
}
; ==>
// args: -T cs_6_6
// A register would be an error: registers end before the array does.
RWBuffer<float> All[4294967295];

RWBuffer<float> Elsewhere[6] : register(u0);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Elsewhere[1][0] = All[3][0];
}
