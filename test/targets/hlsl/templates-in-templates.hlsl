// args: -T cs_6_9 --rules dxc
// Two closing brackets would be a shift.
RWStructuredBuffer<vector<uint, 13> > Flat;
RWByteAddressBuffer Raw;

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) { Flat[i][12] = Raw.Load<vector<uint, 7> >(i)[3]; }
; ==>
// args: -T cs_6_9 --rules dxc
// Two closing brackets would be a shift.
RWStructuredBuffer<vector<uint, 13> > Flat : register(u0);

RWByteAddressBuffer Raw : register(u1);

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Flat[i][12] = Raw.Load<vector<uint, 7> >(i)[3];
}
