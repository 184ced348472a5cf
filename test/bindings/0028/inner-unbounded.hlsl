RWBuffer<float> F[4][];

[numthreads(4, 1, 1)]
void main() {
  F[0][0][0] = 1;
}
//=> error: array has incomplete element type 'RWBuffer<float>[]'
