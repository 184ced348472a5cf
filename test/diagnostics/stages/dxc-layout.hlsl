// args: -T cs_6_0 --rules dxc
struct Element { float4 z; };
struct Held { StructuredBuffer<Element> b; float f; };
struct Deep { Held held[2]; };
struct Single { ConstantBuffer<Element> c; };
struct Fine { Buffer<float4> b; float f; Texture2D<float4> t; RWByteAddressBuffer r; };
Held held;
//   ^^^^ warning warn_hlsl_dxc_layout: DXC lays the constants of 'held' out in another way, because it holds a 'StructuredBuffer<Element>' [-Wdxc-layout]
//        help: keep structured buffers and constant buffers out of structs with constants
Fine fine;
Single single;
//     ^^^^^^ warning warn_hlsl_dxc_layout: DXC lays the constants of 'single' out in another way, because it holds a 'ConstantBuffer<Element>' [-Wdxc-layout]
//            help: keep structured buffers and constant buffers out of structs with constants
cbuffer C { float a; Deep deep; Fine other; }
//                        ^^^^ warning warn_hlsl_dxc_layout: DXC lays the constants of 'deep' out in another way, because it holds a 'StructuredBuffer<Element>' [-Wdxc-layout]
//                             help: keep structured buffers and constant buffers out of structs with constants
cbuffer Unused { Held nobody; float reads; }
ConstantBuffer<Held> one;
//                   ^^^ warning warn_hlsl_dxc_layout: DXC lays the constants of 'one' out in another way, because it holds a 'StructuredBuffer<Element>' [-Wdxc-layout]
//                       help: keep structured buffers and constant buffers out of structs with constants
RWBuffer<float4> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = held.f + fine.f + deep.held[1].f + a + one.f + other.f + single.c.z; }
