// args: -T lib_6_6 -Whlsl-implicit-binding
struct Data { float4 value; };
Texture2D<float4> a;
//                ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//                  help: 'descry freeze' writes the registers into the source
RWBuffer<float> b[4];
//              ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//                help: 'descry freeze' writes the registers into the source
SamplerState c : register(space1);
//           ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//             help: 'descry freeze' writes the registers into the source
cbuffer D { float d; }
//      ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//        help: 'descry freeze' writes the registers into the source
tbuffer E { float e; }
//      ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//        help: 'descry freeze' writes the registers into the source
ConstantBuffer<Data> f;
//                   ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//                     help: 'descry freeze' writes the registers into the source
RWBuffer<float> g[];
//              ^ warning warn_hlsl_implicit_binding: resource has implicit register binding [-Whlsl-implicit-binding]
//                help: 'descry freeze' writes the registers into the source
struct Pack { RWBuffer<float> u; };
Pack structs;
float number;
RWBuffer<float> fine : register(u0);
cbuffer Fine : register(b0) { float fineMember; }
static RWBuffer<float> alias;
