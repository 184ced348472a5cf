// args: -T lib_6_6 --rules dxc -Wno-dxc-layout
// Resources inside of structs and buffers have a space before they have a register.
struct Held { StructuredBuffer<float> data; float scale; };
ConstantBuffer<Held> block;
Held loose;
cbuffer Named { StructuredBuffer<float> inside; float y; };
StructuredBuffer<float> alone;
RWStructuredBuffer<float> result;
[shader("raygeneration")]
void main() {
  result[0] = block.data[0] * block.scale + loose.data[1] * loose.scale + inside[2] * y + alone[3];
}
; ==>
; shader hash: ...
;
; Buffer Definitions:
;
; cbuffer $Globals
; {
;
;   struct hostlayout.$Globals
;   {
;
;       struct hostlayout.struct.Held
;       {
;
;           float scale;                              ; Offset:    0
;       
;       } loose;                                      ; Offset:    0
;
;   
;   } $Globals;                                       ; Offset:    0 Size:     4
;
; }
;
; cbuffer block
; {
;
;   struct hostlayout.block
;   {
;
;       struct hostlayout.struct.Held
;       {
;
;           float scale;                              ; Offset:    0
;       
;       } block;                                      ; Offset:    0
;
;   
;   } block;                                          ; Offset:    0 Size:     4
;
; }
;
; cbuffer Named
; {
;
;   struct hostlayout.Named
;   {
;
;       float y;                                      ; Offset:    0
;   
;   } Named;                                          ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for alone
; {
;
;   float $Element;                                   ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for loose.data
; {
;
;   float $Element;                                   ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for block.data
; {
;
;   float $Element;                                   ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for inside
; {
;
;   float $Element;                                   ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for result
; {
;
;   float $Element;                                   ; Offset:    0 Size:     4
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0   cb4294967295     1
; block                             cbuffer      NA          NA     CB1cb4294967295,space4294967295     1
; Named                             cbuffer      NA          NA     CB2cb4294967295,space4294967295     1
; alone                             texture  struct         r/o      T0t4294967295,space4294967295     1
; loose.data                        texture  struct         r/o      T1    t4294967295     1
; block.data                        texture  struct         r/o      T2    t4294967295     1
; inside                            texture  struct         r/o      T3    t4294967295     1
; result                                UAV  struct         r/w      U0u4294967295,space4294967295     1
;
