// What the validator of DXIL would reject is told before anything is written.
// args: -T cs_6_6
groupshared float4 Big[3000];
RWBuffer<float4> Out;
[numthreads(64, 1, 1)] void main(uint id : SV_GroupIndex) {
  Big[id] = id;
  GroupMemoryBarrierWithGroupSync();
  Out[id] = Big[id ^ 1];
}
; ==>
main.hlsl:5:29: error: Total Thread Group Shared Memory used by 'main' is 48000, exceeding maximum: 32768 [-Wdxil-validation]
    5 | [numthreads(64, 1, 1)] void main(uint id : SV_GroupIndex) {
      |                             ^
1 error generated.
