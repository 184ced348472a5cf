// args: -T cs_6_6 --rules dxc
// A resource of its own that is assigned to a member makes the copy one of its own, too: what is left of it comes last.
struct S {
  Buffer<int> one;
  Buffer<int> many[2];
  int sum(uint i) { return one[i] + many[1][i]; }
};
Buffer<int> Alone; //=> t0
S s; //=> s.many.1: t3; s.one: unused: its value is not needed by anything the shader writes
S t; //=> t.many.1: t1; t.one: t2
RWBuffer<int> Result; //=> u0

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  S written = s;
  written.one = Alone;
  S read = t;
  Result[i] = written.sum(i) + read.sum(i);
}
