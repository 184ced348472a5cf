// clang: same
#define CHECK(name) name
#if 1
CHECK(a1)
#elif 1
CHECK(a2)
#else
CHECK(a3)
#endif
#if 0
#if 1
CHECK(b1)
#else
CHECK(b2)
#endif
#elif defined CHECK && !defined(NOPE)
CHECK(b3)
#elif 1
CHECK(b4)
#endif
#ifdef NOPE
CHECK(c1)
#elifndef NOPE
CHECK(c2)
#endif
#ifndef NOPE
CHECK(d1)
#elifdef CHECK
CHECK(d2)
#else
CHECK(d3)
#endif
#if 0
#elifdef CHECK
CHECK(e1)
#endif
#if 2 + 3 * 4 == 14 && (2 + 3) * 4 == 20 && 7 / 2 == 3 && -7 / 2 == -3 && -7 % 3 == -1
CHECK(f1)
#endif
#if 1 << 3 == 8 && -8 >> 1 == -4 && (5 & 3) == 1 && (5 | 3) == 7 && (5 ^ 3) == 6 && ~0 == -1 && !0
CHECK(g1)
#endif
#if 0x10 == 16 && 010 == 8 && 0b101 == 5 && 'A' == 65 && '\n' == 10 && 'ab' == 24930 && 10u == 10 && 1ULL == 1
CHECK(h1)
#endif
#if (1 ? 2 : 3) == 2 && (0 ? 1 : 0 ? 2 : 3) == 3 && (1 || 1 / 0) && !(0 && 1 % 0)
CHECK(i1)
#endif
#if 0xFFFFFFFFFFFFFFFF > 0 && 0u - 1 > 0 && -1 < 0 && 9223372036854775807 > 0 && (-1 ? 1 : 0u)
CHECK(j1)
#endif
#if true && !false
CHECK(k1)
#endif
#if 0
'this is not a character
"nor is this a string
#error never
#unknown never
#elif 0 /
#else
#endif
#if CHECK(1) + CHECK (2) == 3
CHECK(l1)
#endif
#define OPERATOR ==
#define LEFT (1
#if LEFT + 1) OPERATOR 2
CHECK(m1)
#endif
#if __has_include("expand.hlsli") || !__has_include(<nothing.hlsli>) && __has_include("standard.hlsl")
CHECK(n1)
#endif
#if defined __has_include && defined __FILE__ && defined(__LINE__)
CHECK(o1)
#endif
#if 1 // comment
CHECK(p1) /* comment
over lines */ CHECK(p2)
# /* nothing */
  #  else /* comment */ // again
CHECK(p3)
#endif
#if 1 \
  && 0
CHECK(q1)
#e\
ndif
CHE\
CK(r1) a\
b 1\
2 "s\
t" +\
+ /\
* hidden */ shown
// line \
comment
last
; ==>
a1
b3
c2
d1
e1
f1
g1
h1
i1
j1
k1
l1
m1
n1
o1
p1
p2
r1
ab
12
"st"
++
shown
last
23: use of a '#elifndef' directive is a C++23 extension
28: use of a '#elifdef' directive is a C++23 extension
34: use of a '#elifdef' directive is a C++23 extension
43: multi-character character constant
60: expected value in expression
