// args: -T vs_6_0 --rules dxc -validator-version 1.10
// A matrix that is returned leaves row by row if it says so, as one in a parameter does.
row_major float2x3 main(float2x3 given : GIVEN, out row_major float2x3 other : OTHER) : RESULT {
  other = given * 2;
  return given;
}
; ==>
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; GIVEN                    0   xy          0     NONE   float   xy  
; GIVEN                    1   xy          1     NONE   float   xy  
; GIVEN                    2   xy          2     NONE   float   xy  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; RESULT                   0   xyz         0     NONE   float   xyz 
; RESULT                   1   xyz         1     NONE   float   xyz 
; OTHER                    0   xyz         2     NONE   float   xyz 
; OTHER                    1   xyz         3     NONE   float   xyz 
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Vertex Shader
; OutputPositionPresent=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 1
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 4
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
; GIVEN                    0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; RESULT                   0                 linear       
; OTHER                    0                 linear       
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
; Number of inputs: 10, outputs: 15
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 4 }
;   output 2 depends on inputs: { 8 }
;   output 4 depends on inputs: { 1 }
;   output 5 depends on inputs: { 5 }
;   output 6 depends on inputs: { 9 }
;   output 8 depends on inputs: { 0 }
;   output 9 depends on inputs: { 4 }
;   output 10 depends on inputs: { 8 }
;   output 12 depends on inputs: { 1 }
;   output 13 depends on inputs: { 5 }
;   output 14 depends on inputs: { 9 }
;
