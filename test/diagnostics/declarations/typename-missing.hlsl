// args: -T lib_6_6
// clang: same
struct Q { struct U { int v; }; };
template <typename T> struct A { struct U { int v; }; U u; U f(); A<T>::U g(); };
template <typename T> typename A<T>::U A<T>::f() { return (U)0; }
template <typename T> struct Member {
  T::U x;
//^^^^ warning ext_implicit_typename: missing 'typename' prior to dependent type name 'T::U' is a C++20 extension [-Wc++20-extensions]
  T::U f(T::U a) { return a; }
//^^^^ warning ext_implicit_typename: missing 'typename' prior to dependent type name 'T::U' is a C++20 extension [-Wc++20-extensions]
//       ^^^^ warning ext_implicit_typename: missing 'typename' prior to dependent type name 'T::U' is a C++20 extension [-Wc++20-extensions]
  using Y = T::U;
//          ^^^^ warning ext_implicit_typename: missing 'typename' prior to dependent type name 'T::U' is a C++20 extension [-Wc++20-extensions]
};
template <typename T> struct From : T::U { int y; };
template <typename T> T::U result(T a) { return (typename T::U)0; }
//                    ^^^^ warning ext_implicit_typename: missing 'typename' prior to dependent type name 'T::U' is a C++20 extension [-Wc++20-extensions]
template <typename T> void parameter(T::U a) {}
//                                   ^^^^ error err_typename_missing: missing 'typename' prior to dependent type name 'T::U'
template <typename T> void locals() {
  T::U a = (typename T::U)0;
//^^^^ error err_typename_missing: missing 'typename' prior to dependent type name 'T::U'
  const A<T>::U b = (typename A<T>::U)0;
//      ^^^^^^^ error err_typename_missing: missing 'typename' prior to dependent type name 'A<T>::U'
  typename T::U c = a;
  typedef T::U D;
//        ^^^^ error err_typename_missing: missing 'typename' prior to dependent type name 'T::U'
  using E = T::U;
//          ^^^^ warning ext_implicit_typename: missing 'typename' prior to dependent type name 'T::U' is a C++20 extension [-Wc++20-extensions]
  for (T::U f = a; ;) break;
//     ^^^^ error err_typename_missing: missing 'typename' prior to dependent type name 'T::U'
}
void f() const {}
//       ^^^^^ error err_invalid_qualified_function_type: non-member function cannot have 'const' qualifier
