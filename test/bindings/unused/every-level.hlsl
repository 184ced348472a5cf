// args: -Od
RWBuffer<float> Out; //=> u0
Buffer<float> Read, False, Constant, AfterReturn, Shortcut, Folded, Unread, TimesZero, EqualArms, EmptyIf, Sized; //=> Read: unused: its value is not needed by anything the shader writes; False: unused: the condition is always false; Constant: unused: the condition is always false; AfterReturn: unused: control never comes here; Shortcut: unused: the condition is always false; Folded: unused: the condition is always false; Unread: unused: its value is not needed by anything the shader writes; TimesZero: unused: its value is not needed by anything the shader writes; EqualArms: unused: never referenced by code the entry point reaches; EmptyIf: unused: its value is not needed by anything the shader writes; Sized: unused: its value is not needed by anything the shader writes
static const bool never = false;

[numthreads(4, 1, 1)]
void main(uint gi : SV_GroupIndex) {
  float r = Read[0];
  if (false) Out[1] = False[0];
  if (never) Out[2] = Constant[0];
  if (false && Shortcut[0] > 0) Out[3] = 1;
  if (sin(0.0) > 0.5) Out[4] = Folded[0];
  float local[2] = { Unread[0], 1 };
  Out[5] = local[1];
  Out[6] = TimesZero[0] * 0;
  Out[7] = gi > 1 ? 1 : 1;
  if (EmptyIf[0] > 0) {}
  uint n;
  Sized.GetDimensions(n);
  return;
  Out[8] = AfterReturn[0];
}
