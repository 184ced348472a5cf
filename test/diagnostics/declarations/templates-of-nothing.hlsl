// args: -T lib_6_6
// clang: same
template<> struct Plain { int a; };
//@ 1..9 error err_template_tag_noparams: extraneous 'template<>' in declaration of struct 'Plain'
template<> struct Twice;
//@ 1..9 error err_template_tag_noparams: extraneous 'template<>' in declaration of struct 'Twice'
template<> static const int number = 1;
//@ 1..9 error err_template_tag_noparams: extraneous 'template<>' in declaration of variable 'number'
template<T> struct Unnamed { int a; };
//       ^ error err_unknown_typename: unknown type name 'T'
template<Nosuch N> struct Unknown { int a; };
//       ^^^^^^ error err_unknown_typename: unknown type name 'Nosuch'
namespace Inner { template<int N, Missing M> struct Second { int a[N]; }; }
//                                ^^^^^^^ error err_unknown_typename: unknown type name 'Missing'
template<typename> struct WithoutName { int a; };
template<int> struct WithoutValue { int a; };
