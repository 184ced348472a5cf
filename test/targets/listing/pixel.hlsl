// args: -T ps_6_6 --rules dxc
struct Lamp {
  float3 place;
  bool lit;
};
cbuffer Scene : register(b1) {
  row_major float3x4 world;
  Lamp lamps[2];
  float weights[3];
};
StructuredBuffer<Lamp> More;
Texture2D<float4> Albedo : register(t3);
SamplerState Linear;
RWTexture2D<float4> Log[4] : register(u2, space1);

float4 main(float4 position : SV_Position, float2 uv[2] : TEXCOORD, min16float fade : FADE, out float depth : SV_Depth) : SV_Target1 {
  depth = fade;
  Log[1][uint2(0, 1)] = Log[0][uint2(1, 0)];
  return Albedo.Sample(Linear, uv[1]) * weights[1] + mul(world, position).x + lamps[1].place.y + More[0].place.x;
}
; ==>
;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;       Typed UAV Load Additional Formats
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; TEXCOORD                 0   xy          1     NONE   float   xy  
; FADE                     0     z         1     NONE    fp16     z 
; TEXCOORD                 1   xy          2     NONE   float   xy  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                1   xyzw        1   TARGET   float   xyzw
; SV_Depth                 0    N/A   oDepth    DEPTH   float    YES
;
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=1
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
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
; SV_Position              0          noperspective       
; TEXCOORD                 0                 linear       
; FADE                     0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                1                              
; SV_Depth                 0                              
;
; Buffer Definitions:
;
; cbuffer Scene
; {
;
;   struct hostlayout.Scene
;   {
;
;       row_major float3x4 world;                     ; Offset:    0
;       struct struct.Lamp
;       {
;
;           float3 place;                             ; Offset:   48
;           bool lit;                                 ; Offset:   60
;       
;       } lamps[2];;                                  ; Offset:   48
;
;       float weights[3];                             ; Offset:   80
;   
;   } Scene;                                          ; Offset:    0 Size:   116
;
; }
;
; Resource bind info for More
; {
;
;   struct struct.Lamp
;   {
;
;       float3 place;                                 ; Offset:    0
;       bool lit;                                     ; Offset:   12
;   
;   } $Element;                                       ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Scene                             cbuffer      NA          NA     CB0            cb1     1
; Linear                            sampler      NA          NA      S0             s0     1
; More                              texture  struct         r/o      T0             t0     1
; Albedo                            texture     f32          2d      T1             t3     1
; Log                                   UAV     f32          2d      U0      u2,space1     4
;
;
; ViewId state:
;
; Number of inputs: 10, outputs: 8
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 4 depends on inputs: { 0, 1, 2, 3, 8, 9 }
;   output 5 depends on inputs: { 0, 1, 2, 3, 8, 9 }
;   output 6 depends on inputs: { 0, 1, 2, 3, 8, 9 }
;   output 7 depends on inputs: { 0, 1, 2, 3, 8, 9 }
;
