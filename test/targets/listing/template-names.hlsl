// args: -T cs_6_6 --rules dxc
// Templates go by the long names of their arguments, a base class by its own name; the second buffer of a name gets a number.
template <typename T>
struct Handle {
  uint index;
};

template <typename T, uint Count>
struct List : Handle<Texture2D<T> > {
  T values[Count];
};

struct Parameters {
  List<float4, 2> list;
  Handle<RWStructuredBuffer<uint2> > output;
};

ConstantBuffer<Parameters> First : register(b0);

cbuffer Twice : register(b1) { float a; };

cbuffer Twice : register(b2) {
  float4x4 b;
  struct { float x; } c;
  struct { float x; } d;
};

cbuffer ConstantBuffer : register(b3) { float e; };

StructuredBuffer<Handle<List<uint, 1> > > Lists : register(t0);
RWBuffer<float> Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Out[0] = First.list.index + a + b[0][0] + c.x + d.x + e + Lists[0].index;
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
; cbuffer First
; {
;
;   struct First
;   {
;
;       struct struct.Parameters
;       {
;
;           struct struct.List<vector<float, 4>, 2>
;           {
;
;               struct struct.Handle<Texture2D<vector<float, 4> > >
;               {
;
;                   uint index;                       ; Offset:    0
;               
;               } Handle;                             ; Offset:    0
;
;               float4 values[2];                     ; Offset:   16
;           
;           } list;                                   ; Offset:    0
;
;           struct struct.Handle<RWStructuredBuffer<vector<unsigned int, 2> > >
;           {
;
;               uint index;                           ; Offset:   48
;           
;           } output;                                 ; Offset:   48
;
;       
;       } First;                                      ; Offset:    0
;
;   
;   } First;                                          ; Offset:    0 Size:    52
;
; }
;
; cbuffer Twice
; {
;
;   struct Twice
;   {
;
;       float a;                                      ; Offset:    0
;   
;   } Twice;                                          ; Offset:    0 Size:     4
;
; }
;
; cbuffer Twice
; {
;
;   struct hostlayout.Twice.1
;   {
;
;       column_major float4x4 b;                      ; Offset:    0
;       struct struct.anon
;       {
;
;           float x;                                  ; Offset:   64
;       
;       } c;                                          ; Offset:   64
;
;       struct struct.anon.0
;       {
;
;           float x;                                  ; Offset:   80
;       
;       } d;                                          ; Offset:   80
;
;   
;   } Twice;                                          ; Offset:    0 Size:    84
;
; }
;
; cbuffer ConstantBuffer
; {
;
;   struct ConstantBuffer.2
;   {
;
;       float e;                                      ; Offset:    0
;   
;   } ConstantBuffer;                                 ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for Lists
; {
;
;   struct struct.Handle<List<unsigned int, 1> >
;   {
;
;       uint index;                                   ; Offset:    0
;   
;   } $Element;                                       ; Offset:    0 Size:     4
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; First                             cbuffer      NA          NA     CB0            cb0     1
; Twice                             cbuffer      NA          NA     CB1            cb1     1
; Twice                             cbuffer      NA          NA     CB2            cb2     1
; ConstantBuffer                    cbuffer      NA          NA     CB3            cb3     1
; Lists                             texture  struct         r/o      T0             t0     1
; Out                                   UAV     f32         buf      U0             u0     1
;
