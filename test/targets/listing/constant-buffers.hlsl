// args: -T ps_6_0
struct Camera {
  row_major float4x4 view;
  float near;
};
struct Light {
  float3 direction;
  bool on;
};

ConstantBuffer<Camera> camera;
ConstantBuffer<Light> lights[2];

float main() : SV_Target {
  return camera.near + lights[1].direction.x;
}
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
; SV_Target                0   x           0   TARGET   float   x   
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
; SigInputElements: 0
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer camera
; {
;
;   struct hostlayout.camera
;   {
;
;       struct hostlayout.struct.Camera
;       {
;
;           row_major float4x4 view;                  ; Offset:    0
;           float near;                               ; Offset:   64
;       
;       } camera;                                     ; Offset:    0
;
;   
;   } camera;                                         ; Offset:    0 Size:    68
;
; }
;
; cbuffer lights
; {
;
;   struct lights
;   {
;
;       struct struct.Light
;       {
;
;           float3 direction;                         ; Offset:    0
;           bool on;                                  ; Offset:   12
;       
;       } lights;                                     ; Offset:    0
;
;   
;   } lights;                                         ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; camera                            cbuffer      NA          NA     CB0            cb0     1
; lights                            cbuffer      NA          NA     CB1            cb1     2
;
;
; ViewId state:
;
; Number of inputs: 0, outputs: 1
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;
