// args: -T cs_6_6 --rules dxc
// Matrices of booleans share no row of a constant buffer with others, as if they were of minimum precision; inside structs they may.
struct Inner { bool2x2 a; float b; bool2x2 c[2]; float d; };
cbuffer Frame {
  bool3x4 x;
  float y;
  bool3x1 z;
  min16float w;
  bool2x2 v[2];
  float u;
  Inner inner;
};
bool2x2 loose;
float other;
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main() {
  result[0] = y + w + u + inner.d + other;
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
; cbuffer $Globals
; {
;
;   struct hostlayout.$Globals
;   {
;
;       column_major bool2x2 loose;                   ; Offset:    0
;       float other;                                  ; Offset:   32
;   
;   } $Globals;                                       ; Offset:    0 Size:    36
;
; }
;
; cbuffer Frame
; {
;
;   struct hostlayout.Frame
;   {
;
;       column_major bool3x4 x;                       ; Offset:    0
;       float y;                                      ; Offset:   64
;       column_major bool3x1 z;                       ; Offset:   80
;       min16float w;                                 ; Offset:   92
;       column_major bool2x2 v[2];                    ; Offset:   96
;       float u;                                      ; Offset:  160
;       struct hostlayout.struct.Inner
;       {
;
;           column_major bool2x2 a;                   ; Offset:  176
;           float b;                                  ; Offset:  200
;           column_major bool2x2 c[2];                ; Offset:  208
;           float d;                                  ; Offset:  264
;       
;       } inner;                                      ; Offset:  176
;
;   
;   } Frame;                                          ; Offset:    0 Size:   268
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
; Frame                             cbuffer      NA          NA     CB1            cb1     1
; result                                UAV     f32         buf      U0             u0     1
;
