// args: -T cs_6_6
RWBuffer<float2> O;
RWStructuredBuffer<float4> P;
struct S { float a; float b[2]; float c; };
RWStructuredBuffer<S> Q;
RWByteAddressBuffer R;
cbuffer C { uint k; }
void fill(out float2 p) {}
void half_filled(out float2 p) { p.x = 1; }
void filled(out float2 p) { p.y = 1; p.x = 2; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  float2 a;
  O[0] = a;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  a.x = 1;
  O[1] = a;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  a.y = 2;
  O[2] = a;
  float4 v;
  v.xz = i;
  P[0] = v;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  v.yw = 3;
  P[1] = v;
  S s;
  s.a = 1;
  s.b[0] = 2;
  s.b[1] = 3;
  Q[0] = s;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  float2 b, c, d;
  fill(b);
  half_filled(c);
  filled(d);
  O[3] = b;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  O[4] = c;
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  O[5] = d;
  float e;
  R.Store(0, e);
//^ error err_hlsl_undefined_store: a component that is stored here never got a value [-Wdxil-validation]
//  help: give the variable an initial value
  // Perhaps it has one.
  float2 f;
  if (k > 2) f = 3;
  O[6] = f;
  if (false) O[7] = b;
}
