// args: --rules dxc
// DXC refuses an index behind the end of an array of numbers, and overlooks one behind the end of an array of resources.
RWBuffer<float> Out;
RWBuffer<float> Many[2];
//              ^^^^ note note_array_declared_here: array 'Many' declared here
[numthreads(1, 1, 1)]
void main() {
  float numbers[2] = {1, 2};
//      ^^^^^^^ note note_array_declared_here: array 'numbers' declared here
  Out[0] = Many[2][0] + numbers[2];
//         ^^^^ warning warn_array_index_exceeds_bounds: array index 2 is past the end of the array (that has type 'RWBuffer<float>[2]') [-Warray-bounds]
//                      ^^^^^^^ error err_hlsl_array_element_index_out_of_bounds: array index 2 is out of bounds
}
