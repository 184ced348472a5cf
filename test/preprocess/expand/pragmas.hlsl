// clang: same
#define X 1
#pragma push_macro("X")
X
#undef X
#define X 2
X
#pragma pop_macro("X")
X
#pragma pop_macro("X")
#pragma push_macro("NEW")
#define NEW
#pragma pop_macro("NEW")
NEW
#pragma push_macro(X)
#define STRING(x) #x
#define SAY(x) _Pragma(STRING(message(x)))
SAY("said") ; a
#define X5(x, ...) x##,##__VA_ARGS__
X5(1)
#define X6(x, ...) x ,##__VA_ARGS__ end
X6(1) X6(1, 2)
; ==>
1
2
1
NEW
; a
1
1 end 1 , 2 end
10: pragma pop_macro could not pop 'X', no matching push_macro
15: pragma push_macro requires a parenthesized string
18: said
