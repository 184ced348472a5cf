// args: -Od
// Without optimisation they count, as in DXC.
RWBuffer<uint> A; //=> u0
RWBuffer<uint> B; //=> u1
RWBuffer<uint> C; //=> u2
RWBuffer<uint> D; //=> u3
Buffer<uint> In; //=> t0
RWBuffer<uint> Out; //=> u4

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
