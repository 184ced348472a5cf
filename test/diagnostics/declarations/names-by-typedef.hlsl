// args: -T cs_6_6
// A struct without a name is called after its typedef, and is then a struct as any other: nothing else becomes one.
typedef struct { float a; float b; } Pair;
struct Other { float a; float b; };
float sum(Pair pair) { return pair.c; }
//                                 ^ error err_no_member: no member named 'c' in 'Pair'
[numthreads(1, 1, 1)] void main() {
  Other other = { 1, 2 };
  Pair pair = other;
//     ^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'Other' to 'Pair'
  struct { float a; float b; } free = other;
  float number = pair;
//      ^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'Pair' to 'float'
}
