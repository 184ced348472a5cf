// args: -T cs_6_6 --rules dxc -enable-16bit-types
// The last vector of a matrix of 16-bit numbers takes as much room as one of 32-bit numbers; inside structs what was declared with
// minimum precision starts at a multiple of four bytes.
struct Inner { half a; min16float b; min16float c; half d; half2x2 e; half f; row_major half1x2 g; uint16_t h; };
cbuffer Frame {
  half x;
  min16float y;
  half2x2 m;
  half z;
  row_major half1x2 n;
  half w;
  Inner inner;
};
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main() {
  result[0] = x + y + m._m11 + z + n._m01 + w + inner.b + inner.c + inner.d + inner.e._m11 + inner.f + inner.g._m01 + inner.h;
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
; cbuffer Frame
; {
;
;   struct Frame
;   {
;
;       half x;                                       ; Offset:    0
;       half y;                                       ; Offset:    2
;       column_major half2x2 m;                       ; Offset:   16
;       half z;                                       ; Offset:   40
;       row_major half1x2 n;                          ; Offset:   48
;       half w;                                       ; Offset:   56
;       struct struct.Inner
;       {
;
;           half a;                                   ; Offset:   64
;           half b;                                   ; Offset:   68
;           half c;                                   ; Offset:   72
;           half d;                                   ; Offset:   74
;           column_major half2x2 e;                   ; Offset:   80
;           half f;                                   ; Offset:  104
;           row_major half1x2 g;                      ; Offset:  112
;           uint16_t h;                               ; Offset:  120
;       
;       } inner;                                      ; Offset:   64
;
;   
;   } Frame;                                          ; Offset:    0 Size:   122
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Frame                             cbuffer      NA          NA     CB0            cb0     1
; result                                UAV     f32         buf      U0             u0     1
;
