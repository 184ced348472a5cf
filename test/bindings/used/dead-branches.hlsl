// args: -Od
// Conditions that the source itself decides, at any level.
Buffer<float> GoneFalse; //=> unused: the condition is always false
Buffer<float> GoneConstant; //=> unused: the condition is always false
Buffer<float> GoneStaticConst; //=> unused: the condition is always false
Buffer<float> GoneStatic; //=> unused: the condition is always false
Buffer<float> GoneFunction; //=> unused: the condition is always false
Buffer<float> GoneSwitch; //=> unused: the switch value is always 2
Buffer<float> GoneWhile; //=> unused: the condition is always false
Buffer<float> GoneAnd; //=> unused: the condition is always false
Buffer<float> GoneOr; //=> unused: the condition is always true
Buffer<float> GoneMask; //=> unused: the condition is always false
Buffer<float> GoneUnsigned; //=> unused: the condition is always false
Buffer<float> GoneIntrinsic; //=> unused: the condition is always false
Buffer<float> GoneElse; //=> unused: the condition is always true
RWBuffer<float> KeptOut; //=> u0
static const bool never = false;
static uint level = 2;
bool no() { return 1 > 2; }
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = 0;
  bool local = false;
  if (false) x += GoneFalse[i];
  if (local) x += GoneConstant[i];
  if (never) x += GoneStaticConst[i];
  if (level == 3) x += GoneStatic[i];
  if (no()) x += GoneFunction[i];
  switch (2) {
    case 1: x += GoneSwitch[i]; break;
    case 2: x += 1; break;
  }
  while (false) x += GoneWhile[i];
  if (false && GoneAnd[i] > 0) x += 1;
  if (true || GoneOr[i] > 0) x += 1;
  if ((i & 1) > 1) x += GoneMask[i];
  if (i < 0u) x += GoneUnsigned[i];
  if (max(1, 2) == 1) x += GoneIntrinsic[i];
  if (true) x += 1; else x += GoneElse[i];
  KeptOut[i] = x;
}
