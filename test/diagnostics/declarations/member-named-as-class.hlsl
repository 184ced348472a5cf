// Inside, a struct is known by its own name: no other type can have it.
struct S {
  struct S { float q; } s;
//       ^ error err_member_name_of_class: member 'S' has the same name as its class
  float z;
} x;
template <typename T> struct V {
  struct V { T q; } v;
//       ^ error err_member_name_of_class: member 'V' has the same name as its class
};
V<float> v;
//@ 1..2 note note_template_instantiation_here: in instantiation of template class 'V<float>' requested here
struct Fine { float Fine; };
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = x.z; }
