// args: -T cs_6_6 --rules dxc
// Buffers of one name and shape keep their own members; what has no packoffset follows the last that has one; views share bytes.
cbuffer Twice { float first; };
cbuffer Twice { float second; };

cbuffer Placed {
  float4 behind;
  uint4 high : packoffset(c3);
  float low : packoffset(c1.w);
};

cbuffer Views {
  float narrow : packoffset(c0);
  float2 wide : packoffset(c0);
};

RWBuffer<float> Out;

[numthreads(1, 1, 1)] void main() { Out[0] = first + second + behind.y + high.z + low + narrow + wide.y; }
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
; cbuffer Twice
; {
;
;   struct Twice
;   {
;
;       float first;                                  ; Offset:    0
;   
;   } Twice;                                          ; Offset:    0 Size:     4
;
; }
;
; cbuffer Twice
; {
;
;   struct Twice.0
;   {
;
;       float second;                                 ; Offset:    0
;   
;   } Twice;                                          ; Offset:    0 Size:     4
;
; }
;
; cbuffer Placed
; {
;
;   struct Placed
;   {
;
;       float4 behind;                                ; Offset:   64
;       uint4 high;                                   ; Offset:   48
;       float low;                                    ; Offset:   28
;   
;   } Placed;                                         ; Offset:    0 Size:    80
;
; }
;
; cbuffer Views
; {
;
;   struct Views
;   {
;
;       float narrow;                                 ; Offset:    0
;       float2 wide;                                  ; Offset:    0
;   
;   } Views;                                          ; Offset:    0 Size:     8
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Twice                             cbuffer      NA          NA     CB0            cb0     1
; Twice                             cbuffer      NA          NA     CB1            cb1     1
; Placed                            cbuffer      NA          NA     CB2            cb2     1
; Views                             cbuffer      NA          NA     CB3            cb3     1
; Out                                   UAV     f32         buf      U0             u0     1
;
