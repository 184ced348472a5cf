// clang: same
// Pasting, stringizing, variadic macros.
#define CAT(a, b) a ## b
#define CAT3(a, b, c) a##b##c
#define XCAT(a, b) CAT(a, b)
#define ONE 1
CAT(x, y) CAT(x, 1) CAT(1, x) CAT(+, +) CAT(<, <=) CAT(., 5) CAT(1, .5) CAT(L, "s") CAT(-, >) CAT(x, )
CAT(ONE, ONE) XCAT(ONE, ONE) CAT(CAT(1, 2), 3)
XCAT(CAT(1, 2), 3)
CAT(a b, c d)
CAT3(a, , b) CAT3(, , b) CAT3(, , )
#define NUMBER 12 ## 34 ## u
NUMBER
#define TAIL(x) x ## _t x ## 1
TAIL(int)
#define STR(x) #x
#define XSTR(x) STR(x)
STR() STR( a  +   b ) STR("a\n" 'c' "\"") STR('"') XSTR(ONE) STR(ONE) STR(a /* c */ b) STR(@ ` \ x)
STR(a
  b)
#define VA(...) [__VA_ARGS__]
#define VB(a, ...) [a: __VA_ARGS__]
#define NAMED(args...) {args}
#define GNU(a, ...) f(a, ## __VA_ARGS__)
#define GNU1(...) f(0, ## __VA_ARGS__)
#define GNUN(a, rest...) f(a , ## rest)
VA() VA(1) VA(1, 2) VA(,) VB(1) VB(1, 2, 3) VB(1,) NAMED() NAMED(1, 2)
GNU(1) GNU(1, 2) GNU(1,) GNU(1, ONE) GNU1() GNU1(2) GNUN(1) GNUN(1, 2, 3)
#define OPT(a, ...) f(a __VA_OPT__(,) __VA_ARGS__)
#define OPTS(a, ...) g(a __VA_OPT__(, # a, a ## b) )
#define OPTP(a, ...) a ## __VA_OPT__(x) | __VA_OPT__(y a) ## z
#define OPTSTR(a, ...) #__VA_OPT__(a + __VA_ARGS__)
OPT(1) OPT(1, 2) OPT(1, ) OPT(1, VA()) OPTS(q) OPTS(q, 1) OPTP(p) OPTP(p, 1) OPTSTR(1) OPTSTR(1, 2 , 3)
#define COUNT_(a, b, c, d, n, ...) n
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1, 0)
COUNT(a) COUNT(a, b) COUNT(a, b, c) COUNT((a, b), c)
#define MAP2(m, x, y) m(x) m(y)
MAP2(STR, a, b) MAP2(CAT3, (a), b)
; ==>
xy x1 1x ++ <<= .5 1.5 L"s" -> x
ONEONE 11 CAT ( 1 , 2 ) 3
123
a bc d
ab b
1234u
int_t int1
"" "a + b" "\"a\\n\" 'c' \"\\\"\"" "'\"'" "1" "ONE" "a b" "@ ` \ x"
"a b"
[ ] [ 1 ] [ 1 , 2 ] [ , ] [ 1 : ] [ 1 : 2 , 3 ] [ 1 : ] { } { 1 , 2 }
f ( 1 ) f ( 1 , 2 ) f ( 1 , ) f ( 1 , 1 ) f ( 0 ) f ( 0 , 2 ) f ( 1 ) f ( 1 , 2 , 3 )
f ( 1 ) f ( 1 , 2 ) f ( 1 ) f ( 1 , [ ] ) g ( q ) g ( q , "q" , qb ) p | z px | y pz "" "1 + 2 , 3"
1 2 3 2
"a" "b" CAT3 CAT3
8: pasting formed ')3', an invalid preprocessing token
38: too few arguments provided to function-like macro invocation
38: too few arguments provided to function-like macro invocation
