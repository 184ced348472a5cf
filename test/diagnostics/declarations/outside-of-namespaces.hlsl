// args: -T lib_6_6
// clang: same
// What is defined outside of its namespace was declared in it, with the same parameters.
namespace Lights {
float power(int light);
float power(float2 place);
template<typename T> T scaled(T value);
namespace Inner { float depth(int light); }
}
namespace Empty {}
float Lights::power(int light) { return light; }
float Lights::power(float3 place) { return place.x; }
//            ^^^^^ error err_member_decl_does_not_match: out-of-line definition of 'power' does not match any declaration in namespace 'Lights'
float Lights::Inner::depth(int light) { return light; }
float Lights::Inner::height(int light) { return light; }
//                   ^^^^^^ error err_member_decl_does_not_match: out-of-line definition of 'height' does not match any declaration in namespace 'Lights::Inner'
template<typename T> T Lights::scaled(T value) { return value; }
template<typename T> T Empty::scaled(T value) { return value; }
//                            ^^^^^^ error err_member_decl_does_not_match: out-of-line definition of 'scaled' does not match any declaration in namespace 'Empty'
static int Empty::count = 3;
//                ^^^^^ error err_no_member: no member named 'count' in namespace 'Empty'
namespace Other { float Lights::power(float2 place) { return 1; } }
//                              ^^^^^ error err_declaration_not_enclosed: cannot define or redeclare 'power' here because namespace 'Other' does not enclose namespace 'Lights'
