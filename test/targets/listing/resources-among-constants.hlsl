// args: -T cs_6_0 --rules dxc -validator-version 1.10
// Resources are not there in memory, so buffers and structs with some have names of their own; an array of them at the end takes a row all the same.
struct Material { Texture2D texture; float strength; Buffer<float> parts[2]; };
Material material;
Material others[2];
cbuffer Constants { float plain; Texture2D image; };
cbuffer Numbers { float number; };
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = material.strength + others[1].strength + plain + number; }
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
; NumBytesGroupSharedMemory: 0
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
;       struct hostlayout.struct.Material
;       {
;
;           float strength;                           ; Offset:    0
;       
;       } material;                                   ; Offset:    0
;
;       struct hostlayout.struct.Material
;       {
;
;           float strength;                           ; Offset:   16
;       
;       } others[2];;                                 ; Offset:   16
;
;   
;   } $Globals;                                       ; Offset:    0 Size:    48
;
; }
;
; cbuffer Constants
; {
;
;   struct hostlayout.Constants
;   {
;
;       float plain;                                  ; Offset:    0
;   
;   } Constants;                                      ; Offset:    0 Size:     4
;
; }
;
; cbuffer Numbers
; {
;
;   struct Numbers
;   {
;
;       float number;                                 ; Offset:    0
;   
;   } Numbers;                                        ; Offset:    0 Size:     4
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
; Constants                         cbuffer      NA          NA     CB1            cb1     1
; Numbers                           cbuffer      NA          NA     CB2            cb2     1
; Out                                   UAV     f32         buf      U0             u0     1
;
