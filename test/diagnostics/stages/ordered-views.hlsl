// args: -T cs_6_5
RasterizerOrderedBuffer<float4> Ordered;
RasterizerOrderedTexture2D<float> Unused;
[numthreads(1, 1, 1)]
void main() { Ordered[0] = 1; }
//            ^^^^^^^ error err_hlsl_ordered_outside_pixel: rasterizer ordered views are for pixel shaders; 'Ordered' is used by the compute shader 'main'
