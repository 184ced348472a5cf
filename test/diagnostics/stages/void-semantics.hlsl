// args: -T cs_6_6
// Nothing is returned, but what is said of it must make sense.
void other() : ANYTHING {}
[numthreads(1, 1, 1)] void main() : ANYTHING { other(); }
//                                  ^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'ANYTHING' for cs 6.6
