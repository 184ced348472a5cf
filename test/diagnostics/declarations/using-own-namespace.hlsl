// args: -T lib_6_6
namespace ns {
using ns2;
//    ^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'ns2'; did you mean 'ns'?
//        fix: replace 'ns2' by 'ns'
}
namespace a {
namespace b {
using namespace a;
}
using namespace b;
}
