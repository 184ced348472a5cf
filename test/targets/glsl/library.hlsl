// args: -T lib_6_5
struct Payload { float4 color; };
[shader("miss")] void dark(inout Payload payload) { payload.color = 0; }
[shader("miss")] void light(inout Payload payload) { payload.color = 1; }
; ==>
main.hlsl:4:23: error: a file of GLSL has one entry point, but the library has 'dark' and 'light'
    4 | [shader("miss")] void light(inout Payload payload) { payload.color = 1; }
      |                       ^
      = help: choose one with -E
1 error generated.
