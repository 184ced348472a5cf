RWBuffer<float> X; //=> unused: never referenced by code the entry point reaches
RWBuffer<float> Y; //=> u0
static RWBuffer<float> Z = Y;
static RWBuffer<float> Unread = X;

[numthreads(4, 1, 1)]
void main() {
  Z[0] = 1;
}
