// args: -T lib_6_x
// DXC passes over the word in front of a declaration of the file; elsewhere it is a modifier like others.
shared static float first;
shared const static float second = 1;
shared Texture2D<float4> image;
shared float twice(float x) { return x * 2; }
namespace N {
shared static float third;
}
static shared float refused;
//     ^^^^^^ error err_hlsl_varmodifiersna: 'static' and 'shared' cannot be used together for a global variable
struct S {
  shared float field;
//^^^^^^ error err_hlsl_varmodifierna: 'shared' is not a valid modifier for a field
};
void test() {
  shared float local;
//^^^^^^ error err_hlsl_varmodifierna: 'shared' is not a valid modifier for a local variable
}
