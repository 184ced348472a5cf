// `using` in a struct names members of its bases, elsewhere members of namespaces.
struct P { float f() { return 1; } float z; };
using P::f;
//    ^ error err_using_decl_can_not_refer_to_class_member: using declaration cannot refer to class member
namespace N { float g() { return 1; } }
struct R { using N::g; };
//               ^ error err_using_decl_nested_name_specifier_is_not_class: using declaration in class refers into 'N::', which is not a class
struct D : P { using P::f; using P::z; };
struct E { using P::z; };
//               ^ error err_using_decl_nested_name_specifier_is_not_base_class: using declaration refers into 'P::', which is not a base class of 'E'
template <typename T> struct Base { T value; T scaled(T by) { return value * by; } };
template <typename T> struct Derived : Base<T> { using Base<uint64_t>::scaled; };
//                                                     ^^^^^^^^^^^^^^ error err_using_decl_nested_name_specifier_is_not_base_class: using declaration refers into 'Base<uint64_t>::', which is not a base class of 'Derived<float>'
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() {
  Derived<float> d;
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Derived<float>' requested here
  d.value = 1;
  Out[0] = d.scaled(3);
}
