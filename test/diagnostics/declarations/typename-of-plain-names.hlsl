// args: -T lib_6_6
// clang: same
struct Plain { int a; };
typename Plain global;
//       ^^^^^ error err_expected_qualified_after_typename: expected a qualified name after 'typename'
template <typename T> struct Dependent {
  typename T::Inner inner;
  typename T plain;
//         ^ error err_expected_qualified_after_typename: expected a qualified name after 'typename'
};
