// args: -T vs_6_6 --rules dxc
// Of the tangent only xyz count as used: the vector is read as a whole, but nothing comes of its w.
float4x4 model;
struct Vertex {
  float3 place : POSITION;
  float3 normal : NORMAL;
  float4 tangent : TANGENT;
};
float4 main(Vertex vertex, out float3 light : LIGHT) : SV_Position {
  float3 normal = normalize(vertex.normal);
  float3 tangent = normalize(vertex.tangent.xyz);
  float3x3 frame = float3x3(tangent, normalize(cross(normal, tangent)), normal);
  light = mul(frame, mul(model, float4(vertex.place, 1)).xyz);
  return float4(vertex.place, 1);
}
; ==>
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POSITION                 0   xyz         0     NONE   float   xyz 
; NORMAL                   0   xyz         1     NONE   float   xyz 
; TANGENT                  0   xyzw        2     NONE   float   xyz 
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; LIGHT                    0   xyz         1     NONE   float   xyz 
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Vertex Shader
; OutputPositionPresent=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 2
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POSITION                 0                              
; NORMAL                   0                              
; TANGENT                  0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; LIGHT                    0                 linear       
;
; Buffer Definitions:
;
; cbuffer $Globals
; {
;
;   struct hostlayout.$Globals
;   {
;
;       column_major float4x4 model;                  ; Offset:    0
;   
;   } $Globals;                                       ; Offset:    0 Size:    64
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
;
;
; ViewId state:
;
; Number of inputs: 12, outputs: 7
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 4 depends on inputs: { 0, 1, 2, 8, 9, 10 }
;   output 5 depends on inputs: { 0, 1, 2, 4, 5, 6, 8, 9, 10 }
;   output 6 depends on inputs: { 0, 1, 2, 4, 5, 6 }
;
