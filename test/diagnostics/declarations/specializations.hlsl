// args: -T lib_6_6
template <typename T, typename U> struct A { T a; };
template <typename T> struct A<T, int> { int second; };
//                           ^ note note_partial_spec_match: partial specialization matches
template <typename T> struct A<int, T> { int first; };
//                           ^ note note_partial_spec_match: partial specialization matches
template <typename T> struct A<T, T> { int both; };
//                           ^ note note_partial_spec_match: partial specialization matches

template <typename T, typename U> struct B { T a; };
template <typename T, typename U> struct B<vector<T, 2>, U> { int vector2; };
//                                       ^ note note_partial_spec_match: partial specialization matches
template <typename T> struct B<vector<T, 2>, vector<T, 2> > { int same; };
//                           ^ note note_partial_spec_match: partial specialization matches
template <typename U> struct B<float2, U> { int floats; };
//                           ^ note note_partial_spec_match: partial specialization matches

template <typename T> struct C { T a; };
template <> struct C<int>;
template <> struct C<int> { int special; };

template <typename T, T V> struct Constant { static const T value = V; };
//                      ^ error err_template_nontype_parm_bad_type: a non-type template parameter cannot have type 'float'

int choose() {
  A<float, int> a;
  A<int, float> b;
  A<half, half> c;
  A<int, int> d;
//^ error err_partial_spec_ordering_ambiguous: ambiguous partial specializations of 'A<int, int>'
  B<int2, int> e;
  B<int2, int2> f;
  B<float2, int> g;
  B<float2, float2> h;
//^ error err_partial_spec_ordering_ambiguous: ambiguous partial specializations of 'B<float2, float2>'
  C<int> i;
  C<float> j;
  int k[Constant<int, 2>::value];
  Constant<float, 2> l;
  return a.second + b.first + c.both + e.vector2 + f.same + g.floats + i.special + j.a;
}
template <> struct C<float> { int late; };
//                 ^ error err_specialization_after_instantiation: explicit specialization of 'C<float>' after instantiation
//                   help: move it in front of the first use with these arguments

template <typename T> T call(T x, inout T y) { return x; }
template <> int call<int>(int x, inout int y) { return 1; }
template <> half call<half>(half x, half y) { return 1; }
//               ^^^^ error err_function_template_spec_no_match: no function template matches function template specialization 'call'
template <> int call<uint>(uint x, inout uint y) { return 1; }
//              ^^^^ error err_function_template_spec_no_match: no function template matches function template specialization 'call'
template <> float call<float>(float x, inout int y) { return 1; }
//                ^^^^ error err_function_template_spec_no_match: no function template matches function template specialization 'call'

template <typename T> int counted(T x) { return 1; }
template <> int counted<int>(int x);
template <> int counted<uint>(uint x) { return 2; }
template <> int counted<uint>(uint again);
int countAll(int i, uint u, float f, half h) { return counted(i) + counted(u) + counted(f); }
template <> int counted<int>(int later) { return later; }
template <> int counted<half>(half x) { return 3; }
template <> int counted<float>(float x) { return 4; }
//              ^^^^^^^ error err_specialization_after_instantiation: explicit specialization of 'counted<float>' after instantiation
//                      help: move it in front of the first use with these arguments
template <typename T> static const T first = T(1), second = T(2);
//                                        ^ error err_multiple_template_declarators: a template declaration can only declare a single entity
//                                   ^^^^^ warning ext_variable_template: variable templates are a C++14 extension [-Wc++14-extensions]

[shader("compute")] [numthreads(1, 1, 1)] void main() { countAll(1, 2, 3, 4); }
