// args: -T lib_6_3 --rules dxc -auto-binding-space 13 -exports Other=PixelMain
Buffer<float4> Pixel;
[shader("pixel")] static float4 PixelMain(int i : I) : SV_Target { return Pixel[i]; }
; ==>
// args: -T lib_6_3 --rules dxc -auto-binding-space 13 -exports Other=PixelMain
Buffer<float4> Pixel : register(t0, space13);

export float4 PixelMain(int i : I) : SV_Target {
  return Pixel[i];
}
