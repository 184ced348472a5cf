// args: --rules dxc
struct S {
  RWBuffer<float> F;
  RWBuffer<float4> V;
  RWByteAddressBuffer R;
} s; //=> s.R: u0; s.V: u1; s.F: u2

[numthreads(4, 1, 1)]
void main() {
  s.F[0] = 1;
  s.V[0] = 1;
  s.R.Store(0, 1);
}
