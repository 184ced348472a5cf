// args: -T lib_6_3

// No entry point: the attribute is ignored, and not written.
float4 plane;
[clipplanes(plane)]
float4 place() : SV_Position { return 1; }

RWBuffer<float4> output;
[shader("compute")] [numthreads(1, 1, 1)] void main() { output[0] = place(); }
; ==>
RWBuffer<float4> output;

float4 place() : SV_Position {
  return 1.0;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void main() {
  output[0] = place();
}
