// args: -T lib_6_6
// Names that do not depend on the parameters must be declared, though nothing instantiates the template.
static const int known = 1;
//               ^^^^^ note note_entity_declared_at: 'known' declared here
template<typename T> struct Other { T value; };

template<typename T> T variable(T a) { return a + unknown + known; }
//                                                ^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'unknown'; did you mean 'known'?
//                                                        fix: replace 'unknown' by 'known'
template<typename T> T call(T a) { return f(1) + g(a); }
//                                        ^ error err_undeclared_var_use: use of undeclared identifier 'f'
template<typename T> T type(T a) { Unknown u; Other<T> other; return (Missing)a; }
//                                 ^^^^^^^ error err_unknown_typename: unknown type name 'Unknown'
//                                                                    ^^^^^^^ error err_unknown_typename: unknown type name 'Missing'
template<typename T> T parameter(Nothing a) { return 0; }
//                               ^^^^^^^ error err_unknown_typename: unknown type name 'Nothing'
template<typename T> using Alias = vector<T, size>;
//                                           ^^^^ error err_undeclared_var_use: use of undeclared identifier 'size'

template<typename T> struct Class {
  T field;
  Unknown other;
//^^^^^^^ error err_unknown_typename: unknown type name 'Unknown'
  enum { First, Second };
  struct Inner { int inside; };
  T method(T a) { Inner inner; return a + field + First + inner.inside + count + later(); }
//                                                                       ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'count'
  T later() { return field.member + T::constant; }
};

template<typename T> struct Derived : Other<T> {
  T method() { return inherited; }
};

struct Plain {
  int field;
  template<typename T> T method(T a) { return a + field + nothing; }
//                                                        ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'nothing'
};

template<int N> float builtins(Buffer<float> buffer) {
  float4x4 m = 0;
  float sum = sin(1.0) + WaveActiveSum(2) + m._m00 + RAY_FLAG_FORCE_OPAQUE;
  for (int i = 0; i < N; i++) sum += buffer[i];
  RayDesc ray;
  return sum + ray.TMin;
}

// An instance says it all.
template<typename T> T instantiated(T a) { return a + absent; }
//                                                    ^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'absent'
export float use() { return instantiated(1.0); }
//                          ^^^^^^^^^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'instantiated<float>' requested here
