// args: -T lib_6_3 --rules dxc -auto-binding-space 4 -default-linkage external
Buffer<float> Plain; //=> t0, space4
Buffer<float> Hidden; //=> unused: never referenced by code the entry point reaches
float plain() { return Plain[0]; }
static float hidden() { return Hidden[0]; }
Buffer<float> Inlined; //=> unused: never referenced by code the entry point reaches
inline float inlined(Buffer<float> from) { return from[0] + Inlined[0]; }
