// args: -T lib_6_6
// Where a template is written, nothing is known of a base that its parameters decide.
static int outside = 1;
struct Plain { int field; };
template <typename T> struct Base {
  T field;
  float outside;
  T method() { return field; }
  struct Inner { int x; };
};
template <typename T> struct Derived : Base<T> {
  T named() { return this.field + this.method() + Base<T>::field + Base<T>::method(); }
  int global() { return outside; }
  T plain() { return field; }
//                   ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'field'
//                         help: a base that depends on a template parameter has it; write 'this.field', or the base with '::' in front
  T called() { return method(); }
//                    ^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'method'
//                           help: a base that depends on a template parameter has it; write 'this.method', or the base with '::' in front
  Inner inner() { return (Inner)0; }
//^^^^^ error err_unknown_typename: unknown type name 'Inner'
};
template <typename T> struct Using : Base<T> {
  using Base<T>::field;
  using Base<T>::method;
  T sum() { return field + method(); }
};
template <typename T> struct Known : Base<int> {
  int sum() { return field + method(); }
};
template <typename T> struct Other : T {
  int sum() { return field; }
//                   ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'field'
//                         help: a base that depends on a template parameter has it; write 'this.field', or the base with '::' in front
};
int use() {
  Derived<int> a;
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Derived<int>' requested here
  Using<int> b;
  Known<float> c;
  Other<Plain> d;
  return a.named() + a.global() + a.plain() + a.called() + a.field + b.sum() + c.sum() + d.sum();
//                                  ^^^^^ note note_template_instantiation_here: in instantiation of member function 'Derived<int>::plain' requested here
//                                              ^^^^^^ note note_template_instantiation_here: in instantiation of member function 'Derived<int>::called' requested here
//                                                                                         ^^^ note note_template_instantiation_here: in instantiation of member function 'Other<Plain>::sum' requested here
}
