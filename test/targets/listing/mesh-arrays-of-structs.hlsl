// args: -T ms_6_5 --rules dxc -validator-version 1.10
// Which struct of an array a mesh shader writes may be known only when it runs: the row is computed.
struct B { float3 p; float q[2]; };
struct V { float4 p : SV_Position; B b[3] : T3; };
[numthreads(4,1,1)][outputtopology("triangle")] void main(uint i : SV_GroupIndex, out vertices V v[4], out indices uint3 t[2]) {
 SetMeshOutputCounts(4,2); v[i].p=1; for(uint k=0;k<3;k++) { v[i].b[k].p=k; v[i].b[k].q[0]=k; v[i].b[k].q[i&1]=k; } t[i&1]=uint3(0,1,2); }
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
; SV_Position              0   xyzw        0      POS   float   xyzw
; T                        3   xyz         1     NONE   float   xyz 
; T                        4      w        1     NONE   float      w
; T                        6   xyz         2     NONE   float   xyz 
; T                        5      w        2     NONE   float      w
; T                        9   xyz         3     NONE   float   xyz 
; T                        7      w        3     NONE   float      w
; T                        8      w        4     NONE   float      w
; T                       10      w        5     NONE   float      w
; T                       11      w        6     NONE   float      w
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Mesh Shader
; MeshOutputTopology=triangle
; NumThreads=(4,1,1)
; NumBytesGroupSharedMemory: 0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 3
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 7
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Vertex Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; T                        3                 linear       
; T                        4                 linear      x
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
; Number of inputs: 0, outputs: 28, primitive outputs: 0
; Outputs dependent on ViewId: {  }
; Primitive Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
; Inputs contributing to computation of Primitive Outputs:
;
