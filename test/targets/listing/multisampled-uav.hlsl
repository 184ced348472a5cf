// args: -T cs_6_7
// A sample count is told of what is read only.
RWTexture2DMS<float4, 4> Written;
RWTexture2DMSArray<float4, 4> Layers;
Texture2DMS<float4, 4> Read;
[numthreads(1, 1, 1)] void main() { Written[uint2(0, 1)] = Layers.sample[1][uint3(0, 1, 2)] = Read.Load(uint2(0, 1), 2); }
; ==>
;
; Note: shader requires additional functionality:
;       Advanced Texture Ops
;       Writeable MSAA Textures
;
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
; no parameters
; shader hash: ...
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(1,1,1)
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 0
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 0
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Read                              texture     f32       2dMS4      T0             t0     1
; Written                               UAV     f32        2dMS      U0             u0     1
; Layers                                UAV     f32   2darrayMS      U1             u1     1
;
