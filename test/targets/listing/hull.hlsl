// args: -T hs_6_6 --rules dxc
// Rows are in the order of the container: by register, not by declaration.
struct Point {
  float3 place : POSITION;
  float2 uv : TEXCOORD;
  float fog : FOG;
};
struct Patch {
  float factors[2] : SV_TessFactor;
  float3 centre : CENTRE;
};
Patch measure(InputPatch<Point, 3> points) {
  Patch patch;
  patch.factors[0] = points[0].place.x;
  patch.factors[1] = 2;
  patch.centre = points[1].place;
  return patch;
}
[domain("isoline")]
[partitioning("integer")]
[outputtopology("line")]
[outputcontrolpoints(2)]
[patchconstantfunc("measure")]
Point main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID, uint number : SV_PrimitiveID) {
  Point result;
  result.place = points[id].place;
  result.uv = points[id].uv;
  result.fog = number;
  return result;
}
; ==>
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POSITION                 0   xyz         0     NONE   float   xyz 
; FOG                      0      w        0     NONE   float       
; TEXCOORD                 0   xy          1     NONE   float   xy  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POSITION                 0   xyz         0     NONE   float   xyz 
; FOG                      0      w        0     NONE   float      w
; TEXCOORD                 0   xy          1     NONE   float   xy  
;
;
; Patch Constant signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_TessFactor            0      w        0  LINEDEN   float      w
; CENTRE                   0   xyz         0     NONE   float   xyz 
; SV_TessFactor            1      w        1  LINEDET   float      w
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Hull Shader
; InputControlPointCount=3
; OutputControlPointCount=2
; Domain=isoline
; OutputPrimitive=line
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 3
; SigPatchConstOrPrimElements: 2
; SigInputVectors: 2
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
; POSITION                 0                 linear       
; TEXCOORD                 0                 linear       
; FOG                      0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POSITION                 0                 linear       
; TEXCOORD                 0                 linear       
; FOG                      0                 linear       
;
; Patch Constant signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_TessFactor            0                              
; CENTRE                   0                              
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
; Number of inputs: 6, outputs: 6, patchconst: 8
; Outputs dependent on ViewId: {  }
; PCOutputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
; Inputs contributing to computation of PCOutputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 3 depends on inputs: { 0 }
;
