// args: -T lib_6_6 --rules dxc
bool chained(int a, int b, int c) {
  return a < b < c;
}
