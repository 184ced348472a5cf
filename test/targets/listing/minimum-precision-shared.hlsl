// args: -T cs_6_6 --rules dxc -validator-version 1.10
// Groupshared numbers of minimum precision take four bytes each: 64 + 4 * 64 of them are 1280 bytes.
groupshared min16float Single[64];
groupshared min16float4 Vectors[64];
RWBuffer<float4> Out : register(u0);
[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {
  Single[i] = min16float(i);
  Vectors[i] = min16float(i);
  GroupMemoryBarrierWithGroupSync();
  Out[i] = Single[i ^ 1] + Vectors[i ^ 3];
}
; ==>
;
; Note: shader requires additional functionality:
;       Minimum-precision data types
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
; NumThreads=(64,1,1)
; NumBytesGroupSharedMemory: 1280
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
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Out                                   UAV     f32         buf      U0             u0     1
;
