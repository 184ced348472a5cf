// The resources in a constant buffer have registers of their own, so only the global buffer has them; a copy of the contents may.
struct S { Texture2D<float> T; float v; };
ConstantBuffer<S> Global;
static ConstantBuffer<S> Alias = Global;
//                       ^^^^^ error err_hlsl_buffer_with_resources_copied: 'ConstantBuffer<S>' holds resources and cannot be a static variable
//                             help: use the global buffer itself, or pass a copy of what is in it
RWBuffer<float> Out;
float parameter(ConstantBuffer<S> b) { return b.v; }
//                                ^ error err_hlsl_buffer_with_resources_copied: 'ConstantBuffer<S>' holds resources and cannot be a parameter
//                                  help: use the global buffer itself, or pass a copy of what is in it
float contents(S s) { return s.T[uint2(0, 0)] + s.v; }
[numthreads(1, 1, 1)]
void main() {
  ConstantBuffer<S> local = Global;
//                  ^^^^^ error err_hlsl_buffer_with_resources_copied: 'ConstantBuffer<S>' holds resources and cannot be a local variable
//                        help: use the global buffer itself, or pass a copy of what is in it
  S s = Global;
  Out[0] = contents(Global) + s.T[uint2(0, 1)] + local.v;
}
