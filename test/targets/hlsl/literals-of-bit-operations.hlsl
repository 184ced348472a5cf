// args: -T cs_6_0
RWByteAddressBuffer Out; [numthreads(1,1,1)] void main() { float f = WaveActiveBitXor(-3); float g = countbits(-3); Out.Store(0, f); Out.Store(4, g+f);  Out.Store(0, WaveActiveBitXor(3)); }
; ==>
// args: -T cs_6_0
RWByteAddressBuffer Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  float f = WaveActiveBitXor(-3);
  float g = countbits(-3);
  Out.Store<float>(0, f);
  Out.Store<float>(4, g + f);
  Out.Store(0u, uint(WaveActiveBitXor(3)));
}
