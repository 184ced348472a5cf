// args: -T lib_6_6
static const bool yes = true;
float negated() { if (!0) return 1; }
float converted() { if (!(bool)0) return 1; }
float either() { if (0 || 1) return 1; }
float both() { if (true && 1) return 1; }
float named() { if (yes) return 1; }
float endless() { while (!0) { } }
float never() { if (1 && 0) return 1; }
//                                    ^ warning warn_falloff_nonvoid: non-void function does not return a value in all control paths [-Wreturn-type]
