// args: -T cs_6_6
// Comparisons of a value with what is made from it, of squares with zero, and of any number of a table.
cbuffer C { uint c; uint d; float x; } //=> b0
Buffer<float> next; //=> unused: the condition is always false
Buffer<float> sameSum; //=> unused: the condition is always false
Buffer<float> masked; //=> unused: the condition is always false
Buffer<float> shifted; //=> unused: the condition is always false
Buffer<float> joined; //=> unused: the condition is always false
Buffer<float> square; //=> unused: the condition is always false
Buffer<float> mayBeNan; //=> t0
Buffer<float> truth; //=> unused: the condition is always false
Buffer<float> table; //=> unused: the condition is always false
Buffer<float> fractions; //=> unused: the condition is always false
Buffer<float> may; //=> t1
Buffer<float> mayMask; //=> t2
Buffer<float> maySquare; //=> t3
Buffer<float> mayTable; //=> t4
static const int sizes[4] = { 1, 2, 3, 4 };
static const float weights[2][2] = { { 0.5, 0.25 }, { 1, 2 } };
RWBuffer<float> Out; //=> u0
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float r = 0;
  if (c + 1 == c) r += next[i];
  if (c + d != d + c) r += sameSum[i];
  if ((c & d) > d) r += masked[i];
  if (c < (c >> 3)) r += shifted[i];
  if ((c | d) < c) r += joined[i];
  if (x * x < 0) r += square[i];
  if (!((float)c * 2 + x * x > -1)) r += mayBeNan[i];
  if ((float)(x > 1) == 2) r += truth[i];
  if (sizes[i & 3] > 4) r += table[i];
  if (weights[i & 1][c & 1] == 3) r += fractions[i];
  if (c + d == c) r += may[i];
  if ((c & d) == d) r += mayMask[i];
  if (x * x <= 0) r += maySquare[i];
  if (sizes[i & 3] > 3) r += mayTable[i];
  Out[i] = r;
}
