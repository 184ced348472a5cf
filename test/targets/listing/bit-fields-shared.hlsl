// args: -T cs_6_0 --rules dxc -validator-version 1.10
// Bit-fields share a number in groupshared memory, too, and a bool takes part: three numbers of 32 bits and one of 64 for each element.
struct Element { uint low : 3; bool flag : 1; uint high : 4; int64_t wide : 40; uint64_t rest : 10; float plain; };
groupshared Element elements[3];
RWStructuredBuffer<float> Out;
[numthreads(3, 1, 1)] void main(uint i : SV_GroupIndex) {
  elements[i].low = i;
  elements[i].flag = i > 1;
  elements[i].high = 2;
  elements[i].wide = i;
  elements[i].rest = i + 1;
  elements[i].plain = i;
  GroupMemoryBarrierWithGroupSync();
  Element other = elements[2 - i];
  Out[i] = other.low + other.flag + other.high + other.wide + other.rest + other.plain;
}
; ==>
;
; Note: shader requires additional functionality:
;       64-Bit integer
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(3,1,1)
; NumBytesGroupSharedMemory: 48
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 0
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 0
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Buffer Definitions:
;
; Resource bind info for Out
; {
;
;   float $Element;                                   ; Offset:    0 Size:     4
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Out                                   UAV  struct         r/w      U0             u0     1
;
