// args: -T ps_6_6
// The column of used components knows only plain loads, as DXC's does.
float4 main(float4 snapped : A, float4 sampled : B, nointerpolation float4 corner : C, float4 both : D) : SV_Target {
  return EvaluateAttributeSnapped(snapped, int2(1, 2)) + EvaluateAttributeAtSample(sampled.xy, 1).x +
         GetAttributeAtVertex(corner.yz, 1).x + EvaluateAttributeCentroid(both).x + both.y;
}
; ==>
;
; Note: shader requires additional functionality:
;       Barycentrics
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE   float       
; B                        0   xyzw        1     NONE   float       
; C                        0   xyzw        2     NONE   float       
; D                        0   xyzw        3     NONE   float    y  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 4
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 4
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
; A                        0                 linear       
; B                        0                 linear       
; C                        0        nointerpolation       
; D                        0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
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
; Number of inputs: 16, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4, 9, 12, 13 }
;   output 1 depends on inputs: { 1, 4, 9, 12, 13 }
;   output 2 depends on inputs: { 2, 4, 9, 12, 13 }
;   output 3 depends on inputs: { 3, 4, 9, 12, 13 }
;
