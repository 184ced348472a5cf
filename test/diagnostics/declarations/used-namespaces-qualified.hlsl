// args: -T lib_6_6
namespace N {
static int a = 1;
//         ^ note note_ambiguous_candidate: candidate found by name lookup is 'N::a'
static int own = 1;
struct S { int x; };
//     ^ note note_ambiguous_candidate: candidate found by name lookup is 'N::S'
//     ^ note note_ambiguous_candidate: candidate found by name lookup is 'N::S'
}
namespace M {
static int a = 2;
//         ^ note note_ambiguous_candidate: candidate found by name lookup is 'M::a'
static int own = 2;
struct S { int y; };
//     ^ note note_ambiguous_candidate: candidate found by name lookup is 'M::S'
//     ^ note note_ambiguous_candidate: candidate found by name lookup is 'M::S'
}
namespace Both {
using namespace N;
using namespace M;
static int own = 3;
}
int f() { return Both::own + Both::a; }
//                                 ^ error err_ambiguous_reference: reference to 'a' is ambiguous
//                                   help: write which is meant, with the namespace in front and '::' between
Both::S g() { return (Both::S)0; }
//    ^ error err_ambiguous_reference: reference to 'S' is ambiguous
//      help: write which is meant, with the namespace in front and '::' between
//                          ^ error err_ambiguous_reference: reference to 'S' is ambiguous
//                            help: write which is meant, with the namespace in front and '::' between
