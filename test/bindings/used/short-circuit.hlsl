// The right side of && and || runs when the left one asks for it; ?: chooses.
Buffer<float> KeptLeft; //=> t0
Buffer<float> KeptRight; //=> t1
Buffer<float> GoneRight; //=> unused: the condition is always true
Buffer<float> KeptChosen; //=> t2
Buffer<float> GoneNotChosen; //=> unused: the condition is always true
RWBuffer<float> KeptOut; //=> u0
static const bool on = true;
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = 0;
  if (KeptLeft[i] > 0 && KeptRight[i] > 0) x += 1;
  if (on || GoneRight[i] > 0) x += 1;
  x += on ? KeptChosen[i] : GoneNotChosen[i];
  KeptOut[i] = x;
}
