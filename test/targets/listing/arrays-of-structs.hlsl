// args: -T cs_6_0 --rules dxc -validator-version 1.10
// Arrays of arrays have all their elements in one number; dxc ends an array of structs twice.
struct Inner { float first; float rest[3]; };
struct Count { uint first; uint many[2][3]; Inner inner[2][3]; };
StructuredBuffer<Count> Counts;
cbuffer Constants { Inner pairs[2][2]; float2 grid[2][2][2]; };
groupshared float kept[64];
RWStructuredBuffer<float> Out;
[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {
  kept[i] = pairs[1][1].first + grid[1][0][1].x;
  GroupMemoryBarrierWithGroupSync();
  Out[i] = kept[63 - i] + Counts[i].first;
}


; ==>
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
; NumThreads=(64,1,1)
; NumBytesGroupSharedMemory: 256
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
; cbuffer Constants
; {
;
;   struct Constants
;   {
;
;       struct struct.Inner
;       {
;
;           float first;                              ; Offset:    0
;           float rest[3];                            ; Offset:   16
;       
;       } pairs[4];;                                  ; Offset:    0
;
;       float2 grid[8];                               ; Offset:  256
;   
;   } Constants;                                      ; Offset:    0 Size:   376
;
; }
;
; Resource bind info for Counts
; {
;
;   struct struct.Count
;   {
;
;       uint first;                                   ; Offset:    0
;       uint many[6];                                 ; Offset:    4
;       struct struct.Inner
;       {
;
;           float first;                              ; Offset:   28
;           float rest[3];                            ; Offset:   32
;       
;       } inner[6];;                                  ; Offset:   28
;
;   
;   } $Element;                                       ; Offset:    0 Size:   124
;
; }
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
; Constants                         cbuffer      NA          NA     CB0            cb0     1
; Counts                            texture  struct         r/o      T0             t0     1
; Out                                   UAV  struct         r/w      U0             u0     1
;
