// args: -T cs_6_0
// The initializer of an effects object has no meaning, so it counts no elements.
RWBuffer<float> output;
[numthreads(1, 1, 1)]
void main() {
  pixelshader shaders[] = { true };
  output[0] = 1;
}
; ==>
// args: -T cs_6_0
// The initializer of an effects object has no meaning, so it counts no elements.
RWBuffer<float> output : register(u0);

[numthreads(1, 1, 1)]
void main() {
  pixelshader shaders[1];
  output[0] = 1.0;
}
