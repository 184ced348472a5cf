// args: -T cs_6_6
struct S { Buffer<float> b; float f; };
S s[3];
//^ note note_resource_declared_here: s.0.b is declared here
//^ note note_resource_declared_here: s.1.b is declared here
//^ note note_resource_declared_here: s.2.b is declared here
S t[2][2];
//^ note note_resource_declared_here: t.1.0.b is declared here
//^ note note_resource_declared_here: t.1.1.b is declared here
RWBuffer<float> O;
float read(S p[3], uint i) { return p[i].f; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  O[0] = s[1].b[0] + s[i].f + read(s, i);
  for (uint k = 0; k < 3; ++k) O[k] = s[k].b[0];
  O[1] = s[i].b[0];
//       ^ error err_resource_not_unique: local resource not guaranteed to map to unique global resource.
//         help: it may be s.0.b or s.1.b or s.2.b; use the resources in the branches themselves, or put them in one array and choose an index
  O[2] = t[1][i].b[0];
//       ^ error err_resource_not_unique: local resource not guaranteed to map to unique global resource.
//         help: it may be t.1.0.b or t.1.1.b; use the resources in the branches themselves, or put them in one array and choose an index
}
