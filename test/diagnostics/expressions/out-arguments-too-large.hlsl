// args: -T cs_6_0
float2 edges;
RWBuffer<float4> result;
[numthreads(1, 1, 1)]
void main() {
  float4 large;
  float2 both = 0;
  float one;
  sincos(edges, large, both);
//              ^^^^^ error err_hlsl_truncated_place: cannot truncate lvalue vector/matrix
//                    help: pass a variable of the size that the function writes, or a swizzle
  modf(edges.x, both);
  sincos(edges.x, both, one);
  sincos(edges, large.zw, both);
  result[0] = large + both.x + one;
}
