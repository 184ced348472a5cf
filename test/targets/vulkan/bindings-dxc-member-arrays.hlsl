// args: -T ps_6_0 --rules dxc
// Arrays inside of structs stay arrays, which any index may choose from: for Direct3D DXC wants literals.
struct Layer { Texture2D<float4> mask; Texture2D<float4> maps[2]; };
Layer layer; Layer layers[2];
Texture2D<float4> Maps[2];
cbuffer C { uint i; };
float4 main() : SV_Target {
  return layer.maps[i].Load(0) + layer.mask.Load(0) + Maps[1].Load(0) + layers[1].maps[i].Load(0);
}
; ==>
Texture2D<float4> layer_mask: set 0, binding 0
Texture2D<float4>[2] layer_maps: set 0, binding 1
Texture2D<float4>[2] layers_1_maps: set 0, binding 7
Texture2D<float4>[2] Maps: set 0, binding 9
C { uint i; }: set 0, binding 11
out float4 out_SV_TARGET0: location 0
float4 main_1() {
  return (((layer.maps[i].Load(splat int3(0:int)) + layer.mask.Load(splat int3(0:int))) + Maps[1:uint].Load(splat int3(0:int))) + layers.1.maps[i].Load(splat int3(0:int)));
}
void main() {
  float4 result = main();
  out_SV_TARGET0 = result;
}
