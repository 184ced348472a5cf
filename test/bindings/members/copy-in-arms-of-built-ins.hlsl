// args: -T cs_6_6 --rules dxc -HV 2021
// Of built-in functions DXC's front end folds max, min and asuint of scalars only: the write counts.
struct Holder { RWBuffer<int> buffers[2]; uint which; int own() { return buffers[1][which & 3u]; } };
Holder Held; //=> Held.buffers.1: u1; Held.buffers.0: u2
RWBuffer<int> Result; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Holder held = Held;
  if (abs(-1) == 2) held.which = i;
  Result[i + 4] = held.buffers[0][1];
  Result[i + 5] = held.own();
}
//=> $Globals: b0
