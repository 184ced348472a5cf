// args: -T lib_6_6
RWBuffer<float> Buffers[2];
//              ^^^^^^^ note note_array_declared_here: array 'Buffers' declared here
RWBuffer<float> Unbounded[];
groupshared uint Shared[4];
//               ^^^^^^ note note_array_declared_here: array 'Shared' declared here

struct Table {
  uint entries[2][4];
//     ^^^^^^^ note note_array_declared_here: array 'entries' declared here
};

void test(int i, float4 v, float3x3 m) {
  float local[2] = {1, 2};
//      ^^^^^ note note_array_declared_here: array 'local' declared here
//      ^^^^^ note note_array_declared_here: array 'local' declared here
//      ^^^^^ note note_array_declared_here: array 'local' declared here
  local[2] = 1;
//^^^^^ warning warn_array_index_exceeds_bounds: array index 2 is past the end of the array (that has type 'float[2]') [-Warray-bounds]
  local[-1] = 1;
//^^^^^ warning warn_array_index_precedes_bounds: array index -1 is before the beginning of the array [-Warray-bounds]
  local[1] = 1;
  Buffers[2][0] = 1;
//^^^^^^^ warning warn_array_index_exceeds_bounds: array index 2 is past the end of the array (that has type 'RWBuffer<float>[2]') [-Warray-bounds]
  Shared[4] = 1;
//^^^^^^ warning warn_array_index_exceeds_bounds: array index 4 is past the end of the array (that has type 'uint[4]' (aka 'unsigned int[4]')) [-Warray-bounds]
  Unbounded[7][0] = 1;
  v[4] = 1;
//  ^ error err_hlsl_vector_element_index_out_of_bounds: vector element index '4' is out of bounds
  v[3] = 1;
  m[3] = 1;
//  ^ error err_matrix_index_outside_range: matrix row index is outside the allowed range [0, 3)
  m[2] = 1;
  m[0][3] = 1;
//     ^ error err_matrix_index_outside_range: matrix column index is outside the allowed range [0, 3)
  float grid[2][3];
//      ^^^^ note note_array_declared_here: array 'grid' declared here
//      ^^^^ note note_array_declared_here: array 'grid' declared here
  grid[2][0] = 1;
//^^^^ warning warn_array_index_exceeds_bounds: array index 2 is past the end of the array (that has type 'float[2][3]') [-Warray-bounds]
  grid[0][3] = 1;
//^^^^ warning warn_array_index_exceeds_bounds: array index 3 is past the end of the array (that has type 'float[3]') [-Warray-bounds]
  const int last = 2;
  local[last + 1] = 1;
//^^^^^ warning warn_array_index_exceeds_bounds: array index 3 is past the end of the array (that has type 'float[2]') [-Warray-bounds]
  Table table = (Table)0;
  table.entries[1][4] = 1;
//^^^^^ warning warn_array_index_exceeds_bounds: array index 4 is past the end of the array (that has type 'uint[4]' (aka 'unsigned int[4]')) [-Warray-bounds]
}
