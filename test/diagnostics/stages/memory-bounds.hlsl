// args: -T lib_6_6 -Wno-array-bounds
// What compiling would refuse: elements that are not there, by indices that are known once everything is inlined and unrolled.
struct Light {
  float power;
  float4 shape[2];
};
groupshared float Sums[4];
groupshared float3 Grid[2][3];
groupshared Light Lights[2];
static const float Weights[3] = { 1, 2, 3 };
cbuffer Frame {
  float4 Rows[4];
};
ConstantBuffer<Light> Lamp[2];
RWBuffer<float> Out;

float at(uint index) {
  return Rows[index].x;
//       ^^^^ error err_hlsl_buffer_out_of_bounds: this reads byte 112 of a constant buffer of 64 bytes [-Wdxil-validation]
}

[shader("compute")] [numthreads(1, 1, 1)] void constants(uint i : SV_GroupIndex) {
  Sums[4] = i;
//^^^^ error err_hlsl_element_out_of_bounds: array index 4 is out of bounds: the array has 4 elements [-Wdxil-validation]
  Out[0] = Sums[-1];
//         ^^^^ error err_hlsl_element_out_of_bounds: array index -1 is out of bounds: the array has 4 elements [-Wdxil-validation]
  Out[1] = Rows[4].x;
//         ^^^^ error err_hlsl_buffer_out_of_bounds: this reads byte 64 of a constant buffer of 64 bytes [-Wdxil-validation]
  Out[2] = Weights[3 + 0 * 1];
//         ^^^^^^^ error err_hlsl_element_out_of_bounds: array index 3 is out of bounds: the array has 3 elements [-Wdxil-validation]
}

[shader("compute")] [numthreads(1, 1, 1)] void known_later(uint i : SV_GroupIndex) {
  uint last = 3;
  last++;
  Sums[last] = i;
//^^^^ error err_hlsl_element_out_of_bounds: array index 4 is out of bounds: the array has 4 elements [-Wdxil-validation]
  Out[0] = Rows[last].x;
//         ^^^^ error err_hlsl_buffer_out_of_bounds: this reads byte 64 of a constant buffer of 64 bytes [-Wdxil-validation]
  Out[1] = at(7);
  Out[2] = Lamp[1].shape[last].x;
//         ^^^^ error err_hlsl_buffer_out_of_bounds: this reads byte 80 of a constant buffer of 48 bytes [-Wdxil-validation]
  Out[3] = Lights[1].shape[last].x;
//         ^^^^^^ error err_hlsl_element_out_of_bounds: array index 4 is out of bounds: the array has 2 elements [-Wdxil-validation]
  Lights[last].power = 1;
//^^^^^^ error err_hlsl_element_out_of_bounds: array index 4 is out of bounds: the array has 2 elements [-Wdxil-validation]
}

[shader("compute")] [numthreads(1, 1, 1)] void counted(uint i : SV_GroupIndex) {
  for (int k = 0; k <= 4; k++) Sums[k] = i;
//                             ^^^^ error err_hlsl_element_out_of_bounds: array index 4 is out of bounds: the array has 4 elements [-Wdxil-validation]
  [unroll] for (int row = 0; row < 5; row++) Out[row] = Rows[row].x;
//                                                      ^^^^ error err_hlsl_buffer_out_of_bounds: this reads byte 64 of a constant buffer of 64 bytes [-Wdxil-validation]
}

// Memory is flat: the second row follows the first.
[shader("compute")] [numthreads(1, 1, 1)] void next_row(uint i : SV_GroupIndex) {
  Grid[0][4].x = i;
  Out[0] = Grid[1][4].y;
//         ^^^^ error err_hlsl_element_out_of_bounds: array index 4 is out of bounds: the array has 3 elements [-Wdxil-validation]
  Out[1] = Grid[1][-1].y;
}

[shader("compute")] [numthreads(1, 1, 1)] void inside(uint i : SV_GroupIndex) {
  for (int k = 0; k < 4; k++) Sums[k] = i;
  if (i > 4) Sums[i + 4] = at(3);
  Out[0] = Lights[1].shape[1].w;
  if (false) Out[1] = Sums[4];
}
