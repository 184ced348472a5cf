// args: -T lib_6_6
auto result() { return 1; }
//@ 1..5 error err_auto_not_allowed: 'auto' not allowed here
export int cast() { return (auto)1; }
//                          ^^^^ error err_auto_not_allowed: 'auto' not allowed here
struct S {
  auto member;
//^^^^ error err_auto_not_allowed: 'auto' not allowed here
};
typedef auto T;
//      ^^^^ error err_auto_not_allowed: 'auto' not allowed here
export void parameter(auto x) {}
//                    ^^^^ error err_auto_not_allowed: 'auto' not allowed here
