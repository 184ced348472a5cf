// args: -T lib_6_6
template<typename T> [noinline] void behind(T a) {}
//                   ^ error err_attributes_not_allowed: an attribute list cannot appear here
[noinline] template<typename T> void before(T a) {}
//@ 2..10 error err_attributes_not_allowed: an attribute list cannot appear here
[[vk::location(0)]] template<typename T> void doubled(T a) {}
//^^ error err_attributes_not_allowed: an attribute list cannot appear here
struct S {
  template<typename T> [noinline] void method(T a) {}
};
