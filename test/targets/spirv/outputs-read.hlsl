// args: -T gs_6_0 -Wno-unused-value
struct Vertex { float4 position : SV_Position; };

[maxvertexcount(3)]
void main(triangle Vertex corners[3], inout TriangleStream<Vertex> stream) {
  (stream, stream.Append(corners[0]));
  stream;
}
; ==>
main.hlsl:6:4: error: 'stream' is an output, which has no value
    6 |   (stream, stream.Append(corners[0]));
      |    ^~~~~~
main.hlsl:7:3: error: 'stream' is an output, which has no value
    7 |   stream;
      |   ^~~~~~
2 errors generated.
