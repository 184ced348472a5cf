// args: --rules clang
// Operations between lanes read their arguments.
Buffer<float> KeptSum; //=> t0
Buffer<uint> KeptBallot; //=> t1
Buffer<float> GoneSum; //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float unused = WaveActiveSum(GoneSum[i]);
  KeptOut[i] = WaveActiveSum(KeptSum[i]) + WaveActiveBallot(KeptBallot[i] > 1).x;
}
