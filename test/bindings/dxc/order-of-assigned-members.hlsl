// args: -T cs_6_6 --rules dxc
// A member that is assigned to a copy is no copy of the struct, also when it is the same member: what the copy brought along comes first.
struct S {
  Buffer<int> one;
  Buffer<int> two;
  Buffer<int> three[2];
  int sum(uint i) { return one[i] + two[i] + three[1][i]; }
};
S s; //=> s.two: t0; s.three.1: t1; s.one: t3
S t; //=> t.three.1: t2; t.two: t4; t.one: t5
RWBuffer<int> Result; //=> u0

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  S copy = s;
  copy.one = s.one;
  S other = t;
  other.one = t.one;
  other.two = t.two;
  Result[i] = copy.sum(i) + other.sum(i);
}
