// args: -T lib_6_6
float h() { return 3; }
namespace a { float f() { return 1; } float g() { return 2; } }
namespace b { using a; using a::f; using ::h; float k() { return f() + h(); } }
//                  ^ error err_using_requires_qualname: using declaration requires a qualified name
//                    help: a namespace is opened with 'using namespace'
struct S { float x; };
struct T : S { using x; };
//                   ^ error err_using_requires_qualname: using declaration requires a qualified name
//                     help: a namespace is opened with 'using namespace'
using b;
//    ^ error err_using_requires_qualname: using declaration requires a qualified name
//      help: a namespace is opened with 'using namespace'
export float all() { return b::k(); }
