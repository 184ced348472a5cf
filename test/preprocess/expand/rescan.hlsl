// clang: same
// What is and is not expanded again.
#define self self + 1
self
#define a1 b1
#define b1 a1
a1 b1
#define EMPTY
#define DEFER(m) m EMPTY
#define F(x) <x>
DEFER(F)(1)
#define EXPAND(x) x
EXPAND(DEFER(F)(1))
F
F (2)
F
(3)
F EMPTY (4)
#define LPAREN (
#define CALL F LPAREN 5)
CALL
EXPAND(CALL)
#define NEST(x) F(x)
NEST(NEST(F(6)))
F(F(F(7)))
#define ID(x) x
ID(ID)(8)
ID(ID (ID)(9))
#define AA BB
#define BB(x) AA x
AA(1)(2)
#define SWAP(x, y) y x
SWAP(SWAP(1, 2), SWAP(3, 4))
SWAP(,) SWAP(1,) SWAP(,2)
SWAP((a, b), (c, d))
#define obj (x)
#define fun(x) x
fun obj
EXPAND(fun obj)
#define L __LINE__
L ID(L
L) __LINE__
__COUNTER__ __COUNTER__ ID(__COUNTER__) __COUNTER__
#line 100
L __LINE__
#line 7 "other.hlsl"
__LINE__ __FILE__
ID(a
#define INSIDE 5
INSIDE
#undef INSIDE
b)
F(
#if 1
yes
#else
no
#endif
)
1.ID(x) -ID(-)1 ID(+)+ .ID(.).
; ==>
self + 1
a1 b1
F ( 1 )
< 1 >
F
< 2 >
< 3 >
F ( 4 )
F ( 5 )
< 5 >
< < < 6 > > >
< < < 7 > > >
ID ( 8 )
ID ( 9 )
BB 1 ( 2 )
4 3 2 1
1 2
( c , d ) ( a , b )
fun ( x )
x
41 41 42
42
0 1 2 3
100 100
7 "other.hlsl"
a INSIDE b
< yes >
1.ID ( x ) - - 1 + + . . .
