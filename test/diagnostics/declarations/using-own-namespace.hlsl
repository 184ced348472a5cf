// args: -T lib_6_6
namespace ns {
using ns2;
//    ^^^ error err_using_requires_qualname: using declaration requires a qualified name
//        help: a namespace is opened with 'using namespace'
}
namespace a {
namespace b {
using namespace a;
}
using namespace b;
}
