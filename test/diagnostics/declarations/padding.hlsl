// args: -Wpadding
struct Light { float3 direction; float power; };
struct Odd { float a; double b; };
//                           ^ warning warn_padding: 4 bytes of padding before 'b' in 'Rows' [-Wpadding]
//                             help: `descry layout` draws the buffer; members in another order may need less

cbuffer Frame {
//      ^^^^^ warning warn_hlsl_packoffset_mix: cannot mix packoffset elements with nonpackoffset elements in a cbuffer [-Wmix-packoffset]
  float exposure;
  float4 tint;
//       ^^^^ warning warn_padding: 8 bytes of padding before 'tint' in 'Frame' [-Wpadding]
//            help: `descry layout` draws the buffer; members in another order may need less
  float weights[4];
//      ^^^^^^^ warning warn_padding: 12 bytes of padding after each element of 'weights' in 'Frame' [-Wpadding]
//              help: `descry layout` draws the buffer; members in another order may need less
  float placed : packoffset(c40);
}
ConstantBuffer<Light> Whole;
StructuredBuffer<Odd> Rows;
StructuredBuffer<Light> Tight;
RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = exposure + tint.x + weights[0] + placed + Whole.power + (float)Rows[0].b + Tight[0].power;
}
