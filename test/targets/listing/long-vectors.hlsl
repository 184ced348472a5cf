// args: -T cs_6_9 --rules dxc -enable-16bit-types
// Long vectors have the names of short ones here, and only here.
struct Rows {
  vector<int16_t, 11> rows[5];
};

RWStructuredBuffer<vector<uint, 13> > Flat : register(u0);
RWStructuredBuffer<Rows> Nested : register(u1);

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Flat[i][12] = Nested[i].rows[4][10];
}
; ==>
;
; Note: shader requires additional functionality:
;       Use native low precision
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
; Resource bind info for Flat
; {
;
;   uint13 $Element;                                  ; Offset:    0 Size:    52
;
; }
;
; Resource bind info for Nested
; {
;
;   struct struct.Rows
;   {
;
;       int16_t11 rows[5];                            ; Offset:    0
;   
;   } $Element;                                       ; Offset:    0 Size:   110
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Flat                                  UAV  struct         r/w      U0             u0     1
; Nested                                UAV  struct         r/w      U1             u1     1
;
