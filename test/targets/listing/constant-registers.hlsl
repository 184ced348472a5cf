// args: -T cs_6_0 --rules dxc -validator-version 1.10
// DXC takes b and i on loose numbers, and the last register of a struct, whatever its letter, for the number of a constant.
struct N { float a; int b; };
int k : register(i2);
float4 g;
bool flag : register(b5);
N n : register(t7);
float arr[2] : register(I9);
N m : register(b12);
struct Mixed { float a; Texture2D<float4> t; };
Mixed x : register(c40) : register(t17);
Mixed y[2] : register(t20) : register(c22);
namespace A { float z; struct Own { Texture2D<float4> t; }; Own own : register(t30); }
row_major float2x3 w : register(b14);
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = g.x + k + flag + n.b + arr[1] + m.a + w[1].z + x.a + x.t[uint2(0, 0)].x + y[1].a + A::z + A::own.t[uint2(0, 0)].x; }
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
;       float4 g;                                     ; Offset:  480
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
;       struct hostlayout.struct.Mixed
;       {
;
;           float a;                                  ; Offset:  272
;       
;       } x;                                          ; Offset:  272
;
;       struct hostlayout.struct.Mixed
;       {
;
;           float a;                                  ; Offset:  352
;       
;       } y[2];;                                      ; Offset:  352
;
;       float A::z;                                   ; Offset:  496
;       row_major float2x3 w;                         ; Offset:  224
;   
;   } $Globals;                                       ; Offset:    0 Size:   500
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
; x.t                               texture     f32          2d      T0            t17     1
; A::own.t                          texture     f32          2d      T1            t30     1
; Out                                   UAV     f32         buf      U0             u0     1
;
