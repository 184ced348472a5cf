// args: -T cs_6_6 -enable-16bit-types --rules dxc
// With 16-bit types dxc leaves the bounds of arrays of matrices out.
cbuffer Constants : register(b0) {
  float4x4 matrices[3];
  float numbers[2];
};

RWBuffer<float> Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Out[0] = matrices[1][0][0] + numbers[1];
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
; NumThreads=(1,1,1)
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
;       column_major float4x4 matrices;               ; Offset:    0
;       float numbers[2];                             ; Offset:  192
;   
;   } Constants;                                      ; Offset:    0 Size:   212
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Constants                         cbuffer      NA          NA     CB0            cb0     1
; Out                                   UAV     f32         buf      U0             u0     1
;
