// args: -T vs_6_0
// What changes the signature or a buffer is kept: `unorm`, and the order of a matrix that is returned.
typedef unorm float4 Shade;
struct Vertex { Shade shade : SHADE; float4 position : SV_Position; };
cbuffer Constants { snorm float2 bend; };
row_major float2x3 main(snorm float2 at : AT, out Vertex vertex) : RESULT {
  unorm float local = bend.x;
  vertex.shade = local;
  vertex.position = at.xyxy;
  return float2x3(at, bend, at);
}
; ==>
struct Vertex {
  unorm float4 shade : SHADE;
  float4 position : SV_Position;
};

cbuffer Constants : register(b0) {
  snorm float2 bend;
};

row_major float2x3 main(snorm float2 at : AT, out Vertex vertex) : RESULT {
  float local = bend.x;
  vertex.shade = local;
  vertex.position = at.xyxy;
  return float2x3(at, bend, at);
}
