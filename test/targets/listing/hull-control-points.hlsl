// args: -T hs_6_1
// Patch constants computed from control points depend on the inputs, and on the view, that these were computed from.
struct Place { float position : POSITION; float height : HEIGHT; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float first : FIRST; };
Factors perPatch(OutputPatch<Place, 3> points, InputPatch<Place, 3> patch) {
  Factors factors;
  factors.edges[0] = points[0].position;
  factors.edges[1] = points[1].height;
  factors.edges[2] = patch[2].height;
  factors.inside = 1;
  factors.first = 2;
  return factors;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_ccw")] [outputcontrolpoints(3)] [patchconstantfunc("perPatch")]
Place main(InputPatch<Place, 3> patch, uint i : SV_OutputControlPointID, uint view : SV_ViewID) {
  Place place;
  place.position = patch[i].position;
  place.height = patch[i].height * view;
  return place;
}
; ==>
;
; Note: shader requires additional functionality:
;       View Instancing
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POSITION                 0   x           0     NONE   float   x   
; HEIGHT                   0    y          0     NONE   float    y  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POSITION                 0   x           0     NONE   float   x   
; HEIGHT                   0    y          0     NONE   float    y  
;
;
; Patch Constant signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_TessFactor            0      w        0  TRIEDGE   float      w
; FIRST                    0   x           0     NONE   float   x   
; SV_TessFactor            1      w        1  TRIEDGE   float      w
; SV_TessFactor            2      w        2  TRIEDGE   float      w
; SV_InsideTessFactor      0   x           3   TRIINT   float   x   
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Hull Shader
; InputControlPointCount=3
; OutputControlPointCount=3
; Domain=tri
; OutputPrimitive=triangle_ccw
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: true
; SigInputElements: 2
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 3
; SigInputVectors: 1
; SigOutputVectors[0]: 1
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
; POSITION                 0                 linear       
; HEIGHT                   0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POSITION                 0                 linear       
; HEIGHT                   0                 linear       
;
; Patch Constant signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_TessFactor            0                              
; SV_InsideTessFactor      0                              
; FIRST                    0                              
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
; Number of inputs: 2, outputs: 2, patchconst: 13
; Outputs dependent on ViewId: { 1 }
; PCOutputs dependent on ViewId: { 7 }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
; Inputs contributing to computation of PCOutputs:
;   output 3 depends on inputs: { 0 }
;   output 7 depends on inputs: { 1 }
;   output 11 depends on inputs: { 1 }
;
