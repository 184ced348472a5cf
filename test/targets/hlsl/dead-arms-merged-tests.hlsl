// args: -T cs_6_0
// The two tests of the loop are one branch once it is optimised: that does not make the loop dead.
RWByteAddressBuffer results;

[numthreads(1, 1, 1)]
void main() {
  uint length;
  results.GetDimensions(length);
  for (uint n = 0; results.Load(n * 4) != 0 && n < length; n++) results.InterlockedMax(n * 4, 3);
}
; ==>
// args: -T cs_6_0
// The two tests of the loop are one branch once it is optimised: that does not make the loop dead.
RWByteAddressBuffer results : register(u0);

[numthreads(1, 1, 1)]
void main() {
  uint length;
  results.GetDimensions(length);
  for (uint n = 0; results.Load(n * 4) != 0 && n < length; n++) {
    results.InterlockedMax(n * 4, 3);
  }
}
