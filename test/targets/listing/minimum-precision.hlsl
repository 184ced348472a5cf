// args: -T cs_6_6 --rules dxc
// Numbers of minimum precision share no row of a constant buffer with others, inside structs they may.
enum Mode { first, second }; enum class Signed : int { value };
struct Inner { float a; min16float b; min16int c; half d; row_major float1x2 e; float f; min10float2 g; };
cbuffer Frame {
  float x;
  min16float y;
  float z;
  min12int2 u;
  float v[2];
  min16uint w;
  Inner inner;
  min16float2x2 m;
  half n;
  Mode mode;
  Signed kind;
};
min16float loose;
half3 other;
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main() {
  result[0] = x + y + z + u.y + v[1] + w + inner.b + inner.c + inner.d + inner.e._m01 + inner.f + inner.g.y + m._m11 + n + loose + other.z + mode + (int)kind;
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
;       min16float loose;                             ; Offset:    0
;       float3 other;                                 ; Offset:   16
;   
;   } $Globals;                                       ; Offset:    0 Size:    28
;
; }
;
; cbuffer Frame
; {
;
;   struct hostlayout.Frame
;   {
;
;       float x;                                      ; Offset:    0
;       min16float y;                                 ; Offset:   16
;       float z;                                      ; Offset:   32
;       min16i2 u;                                    ; Offset:   48
;       float v[2];                                   ; Offset:   64
;       min16ui w;                                    ; Offset:   84
;       struct hostlayout.struct.Inner
;       {
;
;           float a;                                  ; Offset:   96
;           min16float b;                             ; Offset:  100
;           min16i c;                                 ; Offset:  104
;           float d;                                  ; Offset:  108
;           row_major float1x2 e;                     ; Offset:  112
;           float f;                                  ; Offset:  120
;           min16float2 g;                            ; Offset:  128
;       
;       } inner;                                      ; Offset:   96
;
;       column_major min16float2x2 m;                 ; Offset:  144
;       float n;                                      ; Offset:  176
;       uint mode;                                    ; Offset:  180
;       int kind;                                     ; Offset:  184
;   
;   } Frame;                                          ; Offset:    0 Size:   188
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
