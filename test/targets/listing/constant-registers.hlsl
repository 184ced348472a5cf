// args: -T cs_6_0 --rules dxc -validator-version 1.10
// DXC takes b and i on loose numbers, and any letter on a struct of numbers, for the number of a constant.
struct N { float a; int b; };
int k : register(i2);
float4 g;
bool flag : register(b5);
N n : register(t7);
float arr[2] : register(I9);
N m : register(b12);
row_major float2x3 w : register(b14);
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = g.x + k + flag + n.b + arr[1] + m.a + w[1].z; }
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
;       int k;                                        ; Offset:   32
;       float4 g;                                     ; Offset:  256
;       bool flag;                                    ; Offset:   80
;       struct struct.N
;       {
;
;           float a;                                  ; Offset:  112
;           int b;                                    ; Offset:  116
;       
;       } n;                                          ; Offset:  112
;
;       float arr[2];                                 ; Offset:  144
;       struct struct.N
;       {
;
;           float a;                                  ; Offset:  192
;           int b;                                    ; Offset:  196
;       
;       } m;                                          ; Offset:  192
;
;       row_major float2x3 w;                         ; Offset:  224
;   
;   } $Globals;                                       ; Offset:    0 Size:   272
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
; Out                                   UAV     f32         buf      U0             u0     1
;
