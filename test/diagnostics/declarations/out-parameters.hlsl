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
// Every condition is told that leads to the end without a value; what may have been written before is not.
void nested(out int x, bool a, bool b) { if (a) { if (b) x = 1; } }
//                                           ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                                                    ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                  ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void nestedThen(out int x, bool a, bool b) { if (a) { if (b) x = 1; } else x = 2; }
//                                                        ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                      ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void several(out int x, out int y, int n) { if (n == 0) x = 1; else if (n == 1) { x = 2; y = 1; } else x = 3; }
//                                                                      ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'y' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                                              ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'y' is used uninitialized whenever 'if' condition is true [-Wparameter-usage]
//                              ^ note note_hlsl_uninit_parameter: variable 'y' is declared here
void oneByOne(out int x, bool a, bool b) { if (a) x = 1; if (b) x = 2; }
void other(out int x, bool a, int n) { if (n) n = 2; if (a) x = 1; if (n) n = 3; }
//                                                       ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                 ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void returns(out int x, bool a, bool b) { if (a) { x = 1; return; } if (b) x = 2; }
//                                                                      ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                   ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void returnsLater(out int x, bool a, bool b) { if (a) x = 1; if (b) return; x = 3; }
void returnsAlone(out int x, bool a, int n) { if (a) x = 1; if (n) return; n = 2; }
//                                                ^ warning warn_hlsl_sometimes_uninit_parameter: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
//                        ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
void once(out int x, bool a, bool b) { if (a) return; if (b) x = 3; }
//                                            ^^^^^^ warning warn_hlsl_uninit_parameter: parameter 'x' is uninitialized when used here [-Wparameter-usage]
//                ^ note note_hlsl_uninit_parameter: variable 'x' is declared here
