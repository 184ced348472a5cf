// args: -T lib_6_x --rules dxc -auto-binding-space 4
Buffer<float> Plain; //=> t0, space4
Buffer<float> Hidden; //=> unused: never referenced by code the entry point reaches
float plain() { return Plain[0]; }
static float hidden() { return Hidden[0]; }
