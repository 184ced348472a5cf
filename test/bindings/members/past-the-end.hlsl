// args: -T cs_6_6 --rules dxc -Wno-array-bounds
// DXC names and counts elements past the end as they are written; in arrays of arrays the outermost index takes what is too much.
struct Holder {
  RWBuffer<float> one[3];
  RWBuffer<float> two[2][2];
};
Holder Held : register(u8); //=> Held.one.4294967295: u7; Held.one.5: u13; Held.two.2.1: u16
Holder Free; //=> Free.two.2.0: u0; Free.one.4: u1
[numthreads(1, 1, 1)]
void main() {
  Held.one[5][0] = 1;
  Held.two[1][3][0] = 1;
  Held.one[-1][0] = 1;
  uint known = 4;
  Free.one[known][0] = 1;
  Free.two[2][0][0] = 1;
}
