// args: -T cs_6_6 --rules dxc -HV 2021
// No constants to DXC's front end: variables, elements, components and constants of buffers, although the optimiser knows some of them.
struct Holder { RWBuffer<int> buffers[2]; uint which; int own() { return buffers[1][which & 3u]; } };
Holder Held; //=> Held.buffers.1: u1; Held.buffers.0: u2
RWBuffer<int> Result; //=> u0
const bool OfBuffer = false;
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Holder held = Held;
  bool off = false;
  const int elements[2] = { 0, 1 };
  const int2 components = int2(0, 1);
  if (off) held.which = i;
  if (elements[0]) held.which = i;
  if (components.x) held.which = i;
  if (OfBuffer) held.which = i;
  Result[i + 4] = held.buffers[0][1];
  Result[i + 5] = held.own();
}
//=> $Globals: b0
