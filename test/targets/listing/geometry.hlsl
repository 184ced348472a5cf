// args: -T gs_6_6 --rules dxc
// Two streams: every row says which one it belongs to.
struct Vertex {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  uint layer : SV_RenderTargetArrayIndex;
};
struct Record {
  float3 place : PLACE;
  float weight : WEIGHT;
  float4 position : SV_Position;
};
[maxvertexcount(4)]
void main(point Vertex vertices[1], uint number : SV_PrimitiveID, inout PointStream<Vertex> drawn, inout PointStream<Record> kept) {
  Vertex vertex = vertices[0];
  vertex.layer = number;
  drawn.Append(vertex);
  Record record;
  record.place = 1;
  record.weight = vertices[0].normal.y;
  record.position = 2;
  kept.Append(record);
}
; ==>
;
; Note: shader requires additional functionality:
;       SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; NORMAL                   0   xyz         1     NONE   float   xyz 
; SV_RenderTargetArrayIndex     0   x           2  RTINDEX    uint       
; SV_PrimitiveID           0    N/A   primID   PRIMID    uint     NO
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; m0:SV_Position           0   xyzw        0      POS   float   xyzw
; m0:NORMAL                0   xyz         1     NONE   float   xyz 
; m0:SV_RenderTargetArrayIndex     0   x           2  RTINDEX    uint   x   
; m1:PLACE                 0   xyz         0     NONE   float   xyz 
; m1:WEIGHT                0      w        0     NONE   float      w
; m1:SV_Position           0   xyzw        1      POS   float   xyzw
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Geometry Shader
; InputPrimitive=point
; OutputTopology=point
; OutputStreamMask=3
; OutputPositionPresent=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 4
; SigOutputElements: 6
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 3
; SigOutputVectors[1]: 2
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; NORMAL                   0                 linear       
; SV_RenderTargetArrayIndex     0        nointerpolation       
; SV_PrimitiveID           0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; NORMAL                   0                 linear       
; SV_RenderTargetArrayIndex     0        nointerpolation       
; PLACE                    0                 linear       
; WEIGHT                   0                 linear       
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
; Number of inputs: 9, outputs per stream: { 9, 8, 0, 0 }
; Outputs for Stream 0 dependent on ViewId: {  }
; Outputs for Stream 1 dependent on ViewId: {  }
; Inputs contributing to computation of Outputs for Stream 0:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 3 depends on inputs: { 3 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
;   output 6 depends on inputs: { 6 }
; Inputs contributing to computation of Outputs for Stream 1:
;   output 3 depends on inputs: { 5 }
;
