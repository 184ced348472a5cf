// args: -T lib_6_3 --rules dxc -auto-binding-space 4
// Only exported functions and shaders count; exported ones find their statics initialised.
Buffer<float> Called; //=> t0, space4
Buffer<float> Initial; //=> t1, space4
Buffer<float> Plain; //=> unused: never referenced by code the entry point reaches
static float first = Initial[0];
float helper() { return Called[0]; }
float plain() { return Plain[0]; }
export float visible() { return helper() + first++; }
