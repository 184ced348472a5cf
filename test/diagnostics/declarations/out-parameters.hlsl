// args: -T lib_6_6
void never(out float x) {}
//                       ^ warning warn_hlsl_uninit_parameter: parameter 'x' is uninitialized when used here [-Wparameter-usage]
//                   ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void returned(out float x) { return; }
//                           ^^^^^^ warning warn_hlsl_uninit_parameter: parameter 'x' is uninitialized when used here [-Wparameter-usage]
//                      ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void sometimes(out float x, bool b) { if (b) x = 1; }
//                                        ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                       ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void early(out int x, bool b) { if (b) return; x = 1; }
//                                     ^^^^^^ warning warn_hlsl_uninit_parameter: parameter 'x' is uninitialized when used here [-Wparameter-usage]
//                 ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void both(out int x, bool b) { if (b) x = 1; else x = 2; }
void added(out float x) { x += 1; }
//                        ^ warning warn_hlsl_uninit_parameter: parameter 'x' is uninitialized when used here [-Wparameter-usage]
//                   ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void in_loop(out bool x, int n) { for (int i = 0; i < n; i++) x = true; }
// Vectors and structs are not followed.
void part(out float2 x) { x.x = 1; }
struct S { void method(out float x) {} };
//                                   ^ warning warn_hlsl_uninit_parameter: parameter 'x' is uninitialized when used here [-Wparameter-usage]
//                               ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void chain(out int x, int n) { if (n == 0) x = 1; else if (n == 1) x = 2; else if (n == 2) x = 3; }
//                                                                                 ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                 ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
// A component of a number is neither a use nor the lack of one.
void component(out float x) { x.x = 1; }
