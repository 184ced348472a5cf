// args: -T lib_6_6
export uint choose(uint x) {
  [branch] [flatten] if (x > 2) return 1;
  return alignof(int);
}
