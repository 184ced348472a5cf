// args: -T hs_6_0
// Infinities and NaN are written as what makes them.
struct Vertex { float4 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Factors patch() { return (Factors)1; }

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("patch")] [maxtessfactor(-1.0 / 0.0)]
Vertex main(InputPatch<Vertex, 3> vertices, uint i : SV_OutputControlPointID) { return vertices[i]; }
; ==>
// args: -T hs_6_0
// Infinities and NaN are written as what makes them.
struct Vertex {
  float4 position : POSITION;
};

struct Factors {
  float edges[3] : SV_TessFactor;
  float inside : SV_InsideTessFactor;
};

Factors patch() {
  return (Factors)1;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
[maxtessfactor(-1.0 / 0.0)]
Vertex main(InputPatch<Vertex, 3> vertices, uint i : SV_OutputControlPointID) {
  return vertices[i];
}
