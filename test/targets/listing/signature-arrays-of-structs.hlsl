// args: -T vs_6_0 --rules dxc -validator-version 1.10
// A member of an array of structs is one element with the rows of all; its indices are those of the structs in turn.
struct Inner { float first; float2x3 rest; };
struct Outer { Inner inner[2]; nointerpolation float2 last[2]; };
struct Result { float4 position : SV_Position; Outer outer[2] : OUT2; };
Result main(Inner inner[2][2] : IN1, uint i : I) {
  Result result;
  result.position = inner[1][0].first;
  [unroll] for (uint k = 0; k < 2; k++) {
    result.outer[k].inner[0] = inner[k][0];
    result.outer[k].inner[1] = inner[k][1];
    result.outer[k].last[0] = k;
    result.outer[k].last[1] = i;
  }
  return result;
}
; ==>
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; IN                       1   x           0     NONE   float   x   
; IN                       5   x           1     NONE   float   x   
; IN                       9   x           2     NONE   float   x   
; IN                      13   x           3     NONE   float   x   
; IN                       2   xy          4     NONE   float   xy  
; IN                       3   xy          5     NONE   float   xy  
; IN                       4   xy          6     NONE   float   xy  
; IN                       6   xy          7     NONE   float   xy  
; IN                       7   xy          8     NONE   float   xy  
; IN                       8   xy          9     NONE   float   xy  
; IN                      10   xy         10     NONE   float   xy  
; IN                      11   xy         11     NONE   float   xy  
; IN                      12   xy         12     NONE   float   xy  
; IN                      14   xy         13     NONE   float   xy  
; IN                      15   xy         14     NONE   float   xy  
; IN                      16   xy         15     NONE   float   xy  
; I                        0   x          16     NONE    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; OUT                      2   x           1     NONE   float   x   
; OUT                      3    yz         1     NONE   float    yz 
; OUT                      6   x           2     NONE   float   x   
; OUT                      4    yz         2     NONE   float    yz 
; OUT                     12   x           3     NONE   float   x   
; OUT                      5    yz         3     NONE   float    yz 
; OUT                     16   x           4     NONE   float   x   
; OUT                      7    yz         4     NONE   float    yz 
; OUT                      8    yz         5     NONE   float    yz 
; OUT                      9    yz         6     NONE   float    yz 
; OUT                     13    yz         7     NONE   float    yz 
; OUT                     14    yz         8     NONE   float    yz 
; OUT                     15    yz         9     NONE   float    yz 
; OUT                     17    yz        10     NONE   float    yz 
; OUT                     18    yz        11     NONE   float    yz 
; OUT                     19    yz        12     NONE   float    yz 
; OUT                     10   xy         13     NONE   float   xy  
; OUT                     11   xy         14     NONE   float   xy  
; OUT                     20   xy         15     NONE   float   xy  
; OUT                     21   xy         16     NONE   float   xy  
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
; SigOutputElements: 4
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 17
; SigOutputVectors[0]: 17
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
; IN                       1                              
; IN                       2                              
; I                        0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; OUT                      2                 linear       
; OUT                      3                 linear       
; OUT                     10        nointerpolation       
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
; Number of inputs: 65, outputs: 66
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 8 }
;   output 1 depends on inputs: { 8 }
;   output 2 depends on inputs: { 8 }
;   output 3 depends on inputs: { 8 }
;   output 4 depends on inputs: { 0 }
;   output 5 depends on inputs: { 16 }
;   output 6 depends on inputs: { 17 }
;   output 8 depends on inputs: { 4 }
;   output 9 depends on inputs: { 20 }
;   output 10 depends on inputs: { 21 }
;   output 12 depends on inputs: { 8 }
;   output 13 depends on inputs: { 24 }
;   output 14 depends on inputs: { 25 }
;   output 16 depends on inputs: { 12 }
;   output 17 depends on inputs: { 28 }
;   output 18 depends on inputs: { 29 }
;   output 21 depends on inputs: { 32 }
;   output 22 depends on inputs: { 33 }
;   output 25 depends on inputs: { 36 }
;   output 26 depends on inputs: { 37 }
;   output 29 depends on inputs: { 40 }
;   output 30 depends on inputs: { 41 }
;   output 33 depends on inputs: { 44 }
;   output 34 depends on inputs: { 45 }
;   output 37 depends on inputs: { 48 }
;   output 38 depends on inputs: { 49 }
;   output 41 depends on inputs: { 52 }
;   output 42 depends on inputs: { 53 }
;   output 45 depends on inputs: { 56 }
;   output 46 depends on inputs: { 57 }
;   output 49 depends on inputs: { 60 }
;   output 50 depends on inputs: { 61 }
;   output 56 depends on inputs: { 64 }
;   output 57 depends on inputs: { 64 }
;   output 64 depends on inputs: { 64 }
;   output 65 depends on inputs: { 64 }
;
