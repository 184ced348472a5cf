// args: -T lib_6_3 --rules dxc -HV 202x -exports store
RWStructuredBuffer<float> Out;
void store(bool which, groupshared float2 v, uint index) {
  if (which) Out[index] = v.x;
}
; ==>
// args: -T lib_6_3 --rules dxc -HV 202x -exports store
RWStructuredBuffer<float> Out;

void store(bool which, groupshared float2 v, uint index) {
  if (which) {
    Out[index] = v.x;
  }
}
