// args: -T ps_6_0 --rules dxc
float4 main(float4 c : C, uint n : N) : SV_Target {
  const uint most = 8;
  float4 r = 0;
  [loop(most)] for (uint i = 0; i < n; i++) r += c;
// ^^^^ warning err_stmt_attribute_arguments: 'loop' attribute takes no more than 0 arguments [-Wdxc-extension]
  [unroll(2, unknown)] for (uint j = 0; j < 2; j++) r += c;
// ^^^^^^ warning err_stmt_attribute_arguments: 'unroll' attribute takes no more than 1 argument [-Wdxc-extension]
  [branch(1)] if (n > 4) r *= 2;
// ^^^^^^ warning err_stmt_attribute_arguments: 'branch' attribute takes no arguments [-Wdxc-extension]
  [forcecase("word")] switch (n) { case 1: r += 4; break; default: r = 9; }
// ^^^^^^^^^ warning err_stmt_attribute_arguments: 'forcecase' attribute takes no arguments [-Wdxc-extension]
  return r;
}
