// args: -T lib_6_6
// A static constant of a function may be made of its other constants.
export float sum(uint i) {
  const uint size = 3;
  static const uint more = size + 1;
  static const float2 pair = float2(size, more);
  float a[more];
  a[i] = pair.y;
  switch (i) { case more: return 1; }
  return a[i];
}
