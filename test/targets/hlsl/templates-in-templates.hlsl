// args: -T cs_6_9 --rules dxc
// Two closing brackets would be a shift.
RWStructuredBuffer<vector<uint, 13> > Flat;

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) { Flat[i][12] = i; }
; ==>
// args: -T cs_6_9 --rules dxc
// Two closing brackets would be a shift.
RWStructuredBuffer<vector<uint, 13> > Flat : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Flat[i][12] = i;
}
