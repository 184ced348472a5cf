// args: -T lib_6_6
// DXC passes over what it does not know, so that another branch may be taken there.
#define KNOWN
#if 0
#elifdef KNOWN
//@ 2..9 warning ext_cxx23_pp_directive: use of a '#elifdef' directive is a C++23 extension [-Wc++23-extensions]
static const int a = 1;
#else
static const int a = 2;
#endif
#if 1
#elifndef KNOWN
//@ 2..10 warning ext_cxx23_pp_directive: use of a '#elifndef' directive is a C++23 extension [-Wc++23-extensions]
#elifdef
//@ 2..9 warning ext_cxx23_pp_directive: use of a '#elifdef' directive is a C++23 extension [-Wc++23-extensions]
#endif
#if 0
#if 0
#elifdef KNOWN
#endif
#endif
// Bits that a shift loses.
#if 1 << 64 || 1 << -1 || 1 << 63 || 3u << 63
//    ^ warning warn_pp_expr_overflow: integer overflow in preprocessor expression [-Winteger-overflow]
//               ^ warning warn_pp_expr_overflow: integer overflow in preprocessor expression [-Winteger-overflow]
//                          ^ warning warn_pp_expr_overflow: integer overflow in preprocessor expression [-Winteger-overflow]
#endif
#if 1u << 63 && -1 << 1 && (0 && 1 << 64) == 0
#endif
