// args: -T ps_6_0 --rules dxc -validator-version 1.10
// To DXC normalized numbers and bools are types of their own, and what is none of its floats is not interpolated unless words say how.
typedef unorm float4 Shade;
struct Pixel {
  Shade shade : SHADE;
  linear snorm float2 slope : SLOPE;
  unorm min16float low : LOW;
  nointerpolation bool2 flags : FLAGS;
  bool front : SV_IsFrontFace;
};
cbuffer Constants { unorm float4 tint; snorm float2 bend[2]; };
unorm float4 main(Pixel pixel) : SV_Target {
  return tint * pixel.shade + bend[1].x * pixel.slope.xyxy + pixel.low + pixel.flags.x + pixel.front;
}
; ==>
;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SHADE                    0   xyzw        0     NONE unknown   xyzw
; SLOPE                    0   xy          1     NONE unknown   xy  
; LOW                      0   x           2     NONE unknown   x   
; FLAGS                    0    yz         2     NONE    uint    y  
; SV_IsFrontFace           0      w        2    FFACE    uint      w
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET unknown   xyzw
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
; SigInputElements: 5
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
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
; SHADE                    0        nointerpolation       
; SLOPE                    0                 linear       
; LOW                      0        nointerpolation       
; FLAGS                    0        nointerpolation       
; SV_IsFrontFace           0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer Constants
; {
;
;   struct Constants
;   {
;
;       unorm_float4 tint;                            ; Offset:    0
;       snorm_float2 bend[2];                         ; Offset:   16
;   
;   } Constants;                                      ; Offset:    0 Size:    40
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Constants                         cbuffer      NA          NA     CB0            cb0     1
;
;
; ViewId state:
;
; Number of inputs: 12, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4, 8, 9, 11 }
;   output 1 depends on inputs: { 1, 5, 8, 9, 11 }
;   output 2 depends on inputs: { 2, 4, 8, 9, 11 }
;   output 3 depends on inputs: { 3, 5, 8, 9, 11 }
;
