// args: -T cs_6_6 --rules dxc -validator-version 1.10
// Bit-fields that share a number are one field without a name; a struct is called after its typedef, or anon.
typedef struct { uint kind : 8; int level : 4; float4 color; } Material;
struct Scene { Material first; struct { float near; } range; uint on : 1; };
ConstantBuffer<Scene> Constants;
StructuredBuffer<Material> Materials;
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  Out[i] = Constants.first.level + Constants.range.near + Materials[i].kind;
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
; cbuffer Constants
; {
;
;   struct Constants
;   {
;
;       struct struct.Scene
;       {
;
;           struct struct.Material
;           {
;
;               uint ;                                ; Offset:    0
;               float4 color;                         ; Offset:   16
;           
;           } first;                                  ; Offset:    0
;
;           struct struct.anon
;           {
;
;               float near;                           ; Offset:   32
;           
;           } range;                                  ; Offset:   32
;
;           uint ;                                    ; Offset:   36
;       
;       } Constants;                                  ; Offset:    0
;
;   
;   } Constants;                                      ; Offset:    0 Size:    40
;
; }
;
; Resource bind info for Materials
; {
;
;   struct struct.Material
;   {
;
;       uint ;                                        ; Offset:    0
;       float4 color;                                 ; Offset:    4
;   
;   } $Element;                                       ; Offset:    0 Size:    20
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Constants                         cbuffer      NA          NA     CB0            cb0     1
; Materials                         texture  struct         r/o      T0             t0     1
; Out                                   UAV     f32         buf      U0             u0     1
;
