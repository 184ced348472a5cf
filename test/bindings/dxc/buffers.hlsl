// args: --rules dxc
cbuffer CB { float c; } //=> b1
Texture2D<float> T; //=> t0
tbuffer TB { float t; } //=> t2
Texture2D<float> U; //=> t1
float loose;
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = c + T[uint2(0, 0)] + t + U[uint2(0, 0)] + loose;
}
//=> $Globals: b0
