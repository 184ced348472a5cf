// args: --rules clang
// Members of a struct variable live one by one.
struct Inner { RWBuffer<float> kept; RWBuffer<float> gone; };
struct Outer { Inner inner; Texture2D<float4> texture; float number; };
Outer outer; //=> outer.inner.kept: u0; outer.inner.gone: unused: never referenced by code the entry point reaches; outer.texture: unused: never referenced by code the entry point reaches
Inner array[2]; //=> array.1.kept: u1; array.0.kept: unused: never referenced by code the entry point reaches; array.0.gone: unused: never referenced by code the entry point reaches; array.1.gone: unused: never referenced by code the entry point reaches
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  outer.inner.kept[i] = outer.number;
  array[1].kept[i] = 2;
}
//=> $Globals: b0
