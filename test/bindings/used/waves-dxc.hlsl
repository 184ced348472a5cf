// args: --rules dxc
// Operations between lanes are done whether or not anything uses the result.
Buffer<float> KeptSum; //=> t0
Buffer<uint> KeptBallot; //=> t1
Buffer<float> KeptToo; //=> t2
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float unused = WaveActiveSum(KeptToo[i]);
  KeptOut[i] = WaveActiveSum(KeptSum[i]) + WaveActiveBallot(KeptBallot[i] > 1).x;
}
