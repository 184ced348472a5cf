// args: -T lib_6_3 --rules dxc -auto-binding-space 13 -export-shaders-only
Buffer<float4> Pixel; //=> t0, space13
Buffer<float4> Word; //=> unused: never referenced by code the entry point reaches
[shader("pixel")] float4 PixelMain(int i : I) : SV_Target { return Pixel[i]; }
export float4 exported() { return Word[0]; }
