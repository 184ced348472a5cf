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
main.hlsl:5:29: error: Total Thread Group Shared Memory used by entry must not exceed maximum for shader model ('main' uses 48000 of 32768 bytes; rule Sm.MaxTGSMSizeOnEntry of DXIL)
    5 | [numthreads(64, 1, 1)] void main(uint id : SV_GroupIndex) {
      |                             ^
1 error generated.
