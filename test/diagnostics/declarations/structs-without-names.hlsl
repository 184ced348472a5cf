// args: -T lib_6_6
// clang: same
struct { int a; };
//@ 1..7 error err_anonymous_record_not_member: anonymous structs and classes must be class members
struct Outer {
  struct { int b; };
  struct { int c; } named;
};
struct { int d; } variable;
typedef struct { int e; } Alias;
namespace N {
class { int f; };
//@ 1..6 error err_anonymous_record_not_member: anonymous structs and classes must be class members
}
void local() {
  struct { int g; };
//^^^^^^ error err_anonymous_record_not_member: anonymous structs and classes must be class members
}
