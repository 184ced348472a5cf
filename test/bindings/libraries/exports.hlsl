// args: -T lib_6_3 --rules dxc -auto-binding-space 13 -exports Outer,Other=PixelMain
Buffer<float4> Vertex; //=> unused: never referenced by code the entry point reaches
Buffer<float4> Pixel; //=> t0, space13
Buffer<float4> Word; //=> unused: never referenced by code the entry point reaches
[shader("vertex")] float4 VertexMain(int i : I) : SV_Position { return Vertex[i]; }
[shader("pixel")] float4 PixelMain(int i : I) : SV_Target { return Pixel[i]; }
export float4 exported() { return Word[0]; }
