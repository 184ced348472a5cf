// What is said of a condition is about the source, also where the optimiser exchanged the targets of its branch or compares without signs.
RWBuffer<uint> A; //=> unused: the condition is never true
RWBuffer<uint> B; //=> unused: the condition is never true
RWBuffer<uint> C; //=> unused: the condition is always true
RWBuffer<uint> D; //=> unused: the condition is never true
RWBuffer<uint> E; //=> unused: the condition is never true: q is in [11, 4294967295]
RWBuffer<uint> F; //=> unused: the condition is always true
RWBuffer<uint> G; //=> unused: the switch value is never 7
RWBuffer<uint> H; //=> unused: the switch value is never 4
RWBuffer<uint> Out; //=> u0
Buffer<uint> In; //=> t0

[numthreads(1, 1, 1)]
void main() {
  bool b = In[1] > 3;
  if (b && !b)
    A[0] = 1;
  if (!b) {
    if (b)
      B[0] = 1;
  }
  if (b || !b)
    Out[0] = 2;
  else
    C[0] = 1;
  uint k = In[2];
  if (k > 5) {
    if (!(k > 4))
      D[0] = 1;
  }
  uint q = In[3];
  [loop] while (q > 10) {
    if (q < 5)
      E[0] = 1;
    if (q != 3)
      Out[1] = q;
    else
      F[0] = 1;
    q -= In[4];
  }
  switch (In[5] & 3) {
    case 0:
      break;
    case 7:
      G[0] = 1;
      break;
  }
  uint r = In[6] & 3;
  switch (r) {
    case 4:
      H[0] = 1;
      break;
  }
}
