// args: -T vs_6_6
static const uint Last = 127;
static uint Changing = 127;
struct Rows { float4x4 projection; float4 plane; };
ConstantBuffer<Rows> rows;
float4 main(float4 place : PLACE) : SV_Position {
  float4 sum = rows.projection[((1) ? 0x7fu : 1)];
//                             ^^^^^^^^^^^^^^^^^ error err_matrix_index_outside_range: matrix row index is outside the allowed range [0, 4)
  sum += rows.projection[Last - 125] + rows.projection[Last - 120];
//                                                     ^^^^^^^^^^ error err_matrix_index_outside_range: matrix row index is outside the allowed range [0, 4)
  sum += rows.plane[Last];
//                  ^^^^ error err_hlsl_vector_element_index_out_of_bounds: vector element index '127' is out of bounds
  sum += rows.plane[Changing & 3];
  return sum;
}
