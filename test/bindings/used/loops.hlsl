// Loops that cannot run, and those that do.
Buffer<float> GoneNever; //=> unused: the condition is always false
Buffer<float> GoneLate; //=> unused: control never comes here
Buffer<float> KeptOnce; //=> t0
Buffer<float> KeptTurn; //=> t1
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = 0;
  for (int a = 3; a < 3; a++) x += GoneNever[a];
  do { x += KeptOnce[i]; } while (false);
  for (int b = 0; b < 4; b++) {
    x += KeptTurn[b];
    break;
    x += GoneLate[b];
  }
  KeptOut[i] = x;
}
