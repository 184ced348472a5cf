// args: -T lib_6_6 --rules dxc
// Both at once, and alignof, are nothing that DXC knows.
export uint choose(uint x) {
  [branch] [flatten] if (x > 2) return 1;
// ^^^^^^ error err_hlsl_branch_and_flatten: can't use branch and flatten attributes together
  [branch] if (x > 1) return 2;
  return alignof(int);
//       ^^^^^^^ error err_expected_parenthesis_for_construction: expected '(' for function-style cast or type construction
}
