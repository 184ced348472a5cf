RWBuffer<float> result;
[numthreads(1, 1, )]
//                ^ error err_expected_expression: expected expression
void one() {}
[numthreads(1, 1, 1)]
void main(uint count : SV_GroupIndex) {
  [unroll] [loop] for (int i = 0; i < 4; i++) result[i] = 1;
// ^^^^^^ error err_hlsl_loop_attributes_incompatible: loop and unroll attributes are not compatible
  [fastopt] [unroll] for (int j = 0; j < 4; j++) result[j] = 1;
// ^^^^^^^ error err_hlsl_loop_attributes_incompatible: fastopt and unroll attributes are not compatible
  [fastopt] [loop] for (int k = 0; k < count; k++) result[k] = 1;
}
