// args: -T vs_6_0 --rules dxc -validator-version 1.10
// The row is chosen by the load, for bools as for numbers.
struct Vertex { bool flags[4] : FLAGS; float4 position : SV_Position; };
Vertex main(bool flags[4] : FLAGS, float weights[4] : WEIGHTS, uint i : INDEX) {
  Vertex vertex;
  vertex.position = weights[i & 3];
  vertex.flags[0] = flags[i & 3];
  vertex.flags[1] = vertex.flags[2] = vertex.flags[3] = true;
  return vertex;
}
; ==>
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; FLAGS                    0   x           0     NONE    uint   x   
; FLAGS                    1   x           1     NONE    uint   x   
; FLAGS                    2   x           2     NONE    uint   x   
; FLAGS                    3   x           3     NONE    uint   x   
; WEIGHTS                  0   x           4     NONE   float   x   
; WEIGHTS                  1   x           5     NONE   float   x   
; WEIGHTS                  2   x           6     NONE   float   x   
; WEIGHTS                  3   x           7     NONE   float   x   
; INDEX                    0   x           8     NONE    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; FLAGS                    0   x           0     NONE    uint   x   
; FLAGS                    1   x           1     NONE    uint   x   
; FLAGS                    2   x           2     NONE    uint   x   
; FLAGS                    3   x           3     NONE    uint   x   
; SV_Position              0   xyzw        4      POS   float   xyzw
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
; SigInputVectors: 9
; SigOutputVectors[0]: 5
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
; FLAGS                    0                             x
; WEIGHTS                  0                             x
; INDEX                    0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; FLAGS                    0        nointerpolation       
; SV_Position              0          noperspective       
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
;
; ViewId state:
;
; Number of inputs: 33, outputs: 20
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4, 8, 12, 32 }
;   output 16 depends on inputs: { 16, 20, 24, 28, 32 }
;   output 17 depends on inputs: { 16, 20, 24, 28, 32 }
;   output 18 depends on inputs: { 16, 20, 24, 28, 32 }
;   output 19 depends on inputs: { 16, 20, 24, 28, 32 }
;
