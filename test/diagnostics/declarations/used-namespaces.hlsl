// args: -T lib_6_6
// clang: same
namespace N {
static int a = 1;
//         ^ note note_ambiguous_candidate: candidate found by name lookup is 'N::a'
static int both = 1;
//         ^^^^ note note_ambiguous_candidate: candidate found by name lookup is 'N::both'
static int outer = 1;
//         ^^^^^ note note_ambiguous_candidate: candidate found by name lookup is 'N::outer'
struct S { int x; };
//     ^ note note_ambiguous_candidate: candidate found by name lookup is 'N::S'
int f(int x) { return x; }
int g(int x) { return x; }
namespace Deep { static int deep = 1; }
using namespace Deep;
}
namespace M {
static int a = 2;
//         ^ note note_ambiguous_candidate: candidate found by name lookup is 'M::a'
static float both = 2;
//           ^^^^ note note_ambiguous_candidate: candidate found by name lookup is 'M::both'
struct S { int y; };
//     ^ note note_ambiguous_candidate: candidate found by name lookup is 'M::S'
int f(float x) { return 1; }
using N::g;
typedef N::S Same;
}
static int outer = 2;
//         ^^^^^ note note_ambiguous_candidate: candidate found by name lookup is 'outer'

int ambiguous() {
  using namespace N;
  using namespace M;
  S s;
//^ error err_ambiguous_reference: reference to 'S' is ambiguous
//  help: write which is meant, with the namespace in front and '::' between
  f(1);
  return a + both + outer + ::outer + N::a;
//       ^ error err_ambiguous_reference: reference to 'a' is ambiguous
//         help: write which is meant, with the namespace in front and '::' between
//           ^^^^ error err_ambiguous_reference: reference to 'both' is ambiguous
//                help: write which is meant, with the namespace in front and '::' between
//                  ^^^^^ error err_ambiguous_reference: reference to 'outer' is ambiguous
//                        help: write which is meant, with the namespace in front and '::' between
}

int together() {
  using namespace N;
  using namespace M;
  Same s = {1};
  return f(1) + f(1.0) + g(1) + deep + s.x;
}

namespace Inner {
static int outer = 3;
static int a = 3;
int hides() {
  using namespace N;
  return outer + a + both;
}
}

int local(int a) {
  using namespace N;
  using namespace M;
  int both = a;
  return both;
}

namespace Both {
using namespace N;
using namespace M;
static int a = 4;
int mine() { return a + Both::a; }
}
