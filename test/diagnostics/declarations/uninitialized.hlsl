// args: -T cs_6_6 -Wall
RWBuffer<float> O;
uint g;
float f(float x) { return x; }
void fills(out float x) { x = 1; }
[numthreads(1, 1, 1)] void main() {
  float a;
//       ^ note note_uninit_fixit_remove_cond: initialize the variable 'a' to silence this warning
  O[0] = a;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
//       ^ warning warn_uninit_var: variable 'a' is uninitialized when used here [-Wuninitialized]
  O[1] = a;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  float b;
//       ^ note note_uninit_fixit_remove_cond: initialize the variable 'b' to silence this warning
  if (g) b = 1;
//    ^ warning warn_sometimes_uninit_var: variable 'b' is used uninitialized whenever 'if' condition is false [-Wsometimes-uninitialized]
  O[2] = b;
//       ^ note note_uninit_var_use: uninitialized use occurs here
  float c;
//       ^ note note_uninit_fixit_remove_cond: initialize the variable 'c' to silence this warning
  if (g) O[3] = 0; else c = 1;
//    ^ warning warn_sometimes_uninit_var: variable 'c' is used uninitialized whenever 'if' condition is true [-Wsometimes-uninitialized]
  O[4] = c;
//       ^ note note_uninit_var_use: uninitialized use occurs here
  float d;
//       ^ note note_uninit_fixit_remove_cond: initialize the variable 'd' to silence this warning
  d += 1;
//^ warning warn_uninit_var: variable 'd' is uninitialized when used here [-Wuninitialized]
  float e = f(e);
//            ^ warning warn_uninit_self_reference_in_init: variable 'e' is uninitialized when used within its own initialization [-Wuninitialized]
  float itself = itself;
//               ^^^^^^ warning warn_uninit_self_reference_in_init: variable 'itself' is uninitialized when used within its own initialization [-Wuninitialized]
  float fine;
  fills(fine);
  O[5] = fine + e + itself;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  float both;
  if (g) both = 1; else both = 2;
  O[6] = both;
  float returned;
  if (g) return; else returned = 1;
  O[7] = returned;
  float looped;
  for (uint k = 0; k < g; k++) looped = k;
  O[8] = looped;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  float cases;
  switch (g) { case 0: cases = 1; break; default: cases = 2; break; }
  O[9] = cases;
  float4 components;
  components.x = 1;
  O[10] = components.x;
}
// What stands behind a return is never reached.
float behindReturn() { return 1; float x; return x; }
