// args: --rules dxc
struct S {
  RWBuffer<float> u0, u1;
  Texture2D<float> t0;
  SamplerState s0;
};
S s : register(u5) : register(t2) : register(s7); //=> s.t0: t2; s.u0: u5; s.u1: u6; s.s0: s7

[numthreads(4, 1, 1)]
void main() {
  s.u1[0] = s.t0.SampleLevel(s.s0, 0, 0) + s.u0[0];
}
