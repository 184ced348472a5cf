// args: -T lib_6_3 -Wno-return-type
// Parts of arrays and matrices that nobody has given a value, results of functions without a return, textures.
RWBuffer<float4> Out;
RWTexture2D<float4> Image;

float nothing() {}
float twice(float x) { return x * 2; }
float4 part(bool b) {
  float4 r;
  if (b)
    r.x = 1;
  return r;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void main() {
  float4 list[2];
  list[0] = 1;
  Out[0] = list[1];
//^^^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//    help: give the variable an initial value
  float3x3 m;
  m[0] = 1;
  m[2] = 1;
  Image[uint2(0, 0)] = float4(m[1], 1);
//^^^^^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//      help: give the variable an initial value
  Image[uint2(1, 0)] = part(false);
//^^^^^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//      help: give the variable an initial value
  Out[1] = nothing();
//^^^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//    help: give the variable an initial value
  float own = twice(own);
//                  ^^^ warning warn_uninit_self_reference_in_init: variable 'own' is uninitialized when used within its own initialization [-Wuninitialized]
  Out[5] = own;
//^^^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//    help: give the variable an initial value
  // All of these are written.
  float2 pairs[3];
  for (uint i = 0; i < 3; i++)
    pairs[i] = i;
  Out[2] = pairs[1].xyxy;
  Out[3] = list[0];
  Out[4] = m[2].xyzx;
}
