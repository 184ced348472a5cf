// args: --rules clang
cbuffer CB { float c; } //=> b0
Texture2D<float> T; //=> t0
tbuffer TB { float t; } //=> t1
Texture2D<float> U; //=> t2
float loose;
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = c + T[uint2(0, 0)] + t + U[uint2(0, 0)] + loose;
}
//=> $Globals: b1
