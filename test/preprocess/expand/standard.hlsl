// clang: same
// The examples of the C standard, 6.10.3.5.

// Example 3: redefinition and reexamination
#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
g(x+(3,4)-w) | h 5) & m
      (f)^m(m);
p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
char c[2][6] = { str(hello), str() };

// Example 4: creating string literals and concatenating
#undef str
#undef f
#undef h
#define str(s) # s
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \
               x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
debug(1, 2);
fputs(str(strncmp("abc\0d", "abc", '\4') // this goes away
      == 0) str(: @\n), s);
xstr(INCFILE(2).h)
glue(HIGH, LOW);
xglue(HIGH, LOW)

// Example 5: placemarkers
#define t5(x,y,z) x ## y ## z
int j[] = { t5(1,2,3), t5(,4,5), t5(6,,7), t5(8,9,),
            t5(10,,), t5(,11,), t5(,,12), t5(,,) };

// Example of 6.10.3.3: ## made by a macro is no operator
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
char p2[] = join(x, y);

// Example 7: variable arguments
#define debug7(...) fprintf(stderr, __VA_ARGS__)
#define showlist(...) puts(#__VA_ARGS__)
#define report(test, ...) ((test)?puts(#test):\
            printf(__VA_ARGS__))
debug7("Flag");
debug7("X = %d\n", x);
showlist(The first, second, and third items.);
report(x>y, "x is %d but y is %d", x, y);

// 6.10.3.4: is the second f an invocation? Clang says no.
#define f9(a) a*g9
#define g9(a) f9(a)
f9(2)(9)
; ==>
f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 ) ;
f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) & f ( 2 * ( 0 , 1 ) )
^ m ( 0 , 1 ) ;
int i [ ] = { 1 , 23 , 4 , 5 , } ;
char c [ 2 ] [ 6 ] = { "hello" , "" } ;
printf ( "x" "1" "= %d, x" "2" "= %s" , x1 , x2 ) ;
fputs ( "strncmp(\"abc\\0d\", \"abc\", '\\4') == 0"
": @\n" , s ) ;
"vers2.h"
"hello" ;
"hello" ", world"
int j [ ] = { 123 , 45 , 67 , 89 ,
10 , 11 , 12 , } ;
char p2 [ ] = "2 ## y" ;
fprintf ( stderr , "Flag" ) ;
fprintf ( stderr , "X = %d\n" , 2 ) ;
puts ( "The first, second, and third items." ) ;
( ( 2 > y ) ? puts ( "x>y" ) : printf ( "x is %d but y is %d" , 2 , y ) ) ;
2 * 9 * g9
