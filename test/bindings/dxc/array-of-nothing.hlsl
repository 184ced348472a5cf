// args: -T ps_6_0 --rules dxc
// An element of an array that has none is out of bounds, whatever is done with the struct around it.
struct Outer { float value; struct { float a; float b; } list[0]; };
cbuffer Constants { Outer outer[2]; }
float main(int i : A) : SV_Target {
  Outer copy;
  for (; i >= 0; --i) {
    copy = outer[i];
    copy.value *= copy.list[0].a + copy.list[0].b;
  }
  return copy.value;
}
//=> error: array index 0 is out of bounds
//=> error: array index 0 is out of bounds
