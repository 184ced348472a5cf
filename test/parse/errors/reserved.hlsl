virtual void f();
//@ 1..8 error err_hlsl_virtual_function: virtual functions are unsupported in HLSL
friend int a;
//@ 1..7 error err_hlsl_reserved_keyword: 'friend' is a reserved keyword in HLSL
long b;
//@ 1..5 error err_hlsl_reserved_keyword: 'long' is a reserved keyword in HLSL
struct S { mutable int c; };
//         ^^^^^^^ error err_hlsl_reserved_keyword: 'mutable' is a reserved keyword in HLSL
asm("nop");
//@ 1..4 error err_hlsl_reserved_keyword: 'asm' is a reserved keyword in HLSL
void g() {
  try { } catch (int e) { }
//^^^ error err_hlsl_reserved_keyword: 'try' is a reserved keyword in HLSL
  throw 1;
//^^^^^ error err_hlsl_reserved_keyword: 'throw' is a reserved keyword in HLSL
  delete g;
//^^^^^^ error err_hlsl_reserved_keyword: 'delete' is a reserved keyword in HLSL
  short d = 1;
//^^^^^ error err_hlsl_reserved_keyword: 'short' is a reserved keyword in HLSL
}
