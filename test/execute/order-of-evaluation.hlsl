// Operands run from left to right, each side effect where it is written, and copies in and out of calls are copies.
StructuredBuffer<int> Numbers;
RWStructuredBuffer<int> Out;

static int counter = 0;

int next(int step) {
  counter += step;
  return counter;
}

void swapped(inout int a, inout int b, out int sum) {
  int old = a;
  a = b;
  b = old;
  sum = a * 100 + b;
}

struct Pair {
  int x, y;
  int bump() { return ++x * y++; }
};

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  counter = Numbers[id];
  int a[3] = { 1, 2, 3 };
  a[next(1) & 1] += next(10) - a[next(100) & 1];
  Out[id * 8] = a[0] * 10000 + a[1] * 100 + a[2];
  int total;
  swapped(a[0], a[2], total);
  Out[id * 8 + 1] = total + a[0] - a[2];
  int same = 5;
  swapped(same, same, same);
  Out[id * 8 + 2] = same;
  Pair p = { 3, (int)id };
  Out[id * 8 + 3] = p.bump() + p.bump() * 10 + p.x * 1000 + p.y;
  int3 v = int3(next(1), next(2), next(3));
  v.zx = v.xy + next(1);
  Out[id * 8 + 4] = v.x + v.y * 7 + v.z * 49;
  Out[id * 8 + 5] = (next(1) > 0 && next(5) > 1000) || next(7) != 0 ? counter : -counter;
  int n = (int)id - 1;
  Out[id * 8 + 6] = n != 0 ? 100 / n : 7;
  Out[id * 8 + 7] = counter;
}
