// Cases that the bits of a switch value rule out use nothing, as in DXC.
RWBuffer<uint> A; //=> unused: the switch value is never 9
RWBuffer<uint> B; //=> unused: the switch value is never 0
RWBuffer<uint> C; //=> unused: the switch value is never 3
RWBuffer<uint> D; //=> u0
Buffer<uint> In; //=> t0
RWBuffer<uint> Out; //=> u1

[numthreads(1, 1, 1)]
void main() {
  uint low = In[0] & 3;
  uint result = 0;
  switch (low) {
    case 1:
    case 5:
      result = 4;
      break;
    case 2:
    case 6:
      D[0] = 1;
      break;
    case 9:
      A[0] = 1;
      break;
    default:
      result = 2;
  }
  switch (low | 8) {
    case 3:
      B[0] = 1;
      break;
    case 0:
      B[1] = 1;
      break;
  }
  switch (low * 2) {
    case 0:
      result += 3;
      break;
    case 3:
      C[0] = 1;
      break;
    case 4:
      result += 5;
      break;
  }
  Out[0] = result;
}
