// args: -T cs_6_6 --rules dxc -HV 2021
// Of some built-in functions DXC's front end knows no value: the writes count. The last condition it knows.
struct Holder { RWBuffer<int> buffers[2]; uint which; int own() { return buffers[1][which & 3u]; } };
Holder First; //=> First.buffers.1: u3; First.buffers.0: u4
Holder Second; //=> Second.buffers.1: u5; Second.buffers.0: u6
Holder Third; //=> Third.buffers.1: u7; Third.buffers.0: u8
Holder Last; //=> Last.buffers.0: u1; Last.buffers.1: u2
RWBuffer<int> Result; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Holder first = First;
  if (abs(-1) == 2) first.which = i;
  Result[i + 4] = first.buffers[0][1];
  Result[i + 5] = first.own();
  Holder second = Second;
  if (clamp(1u, 2u, 3u) == 1u) second.which = i;
  Result[i + 4] = second.buffers[0][1];
  Result[i + 5] = second.own();
  Holder third = Third;
  const float lower = floor(1.5);
  if (lower == 2) third.which = i;
  Result[i + 4] = third.buffers[0][1];
  Result[i + 5] = third.own();
  Holder last = Last;
  if (floor(1.5) == 2) last.which = i;
  Result[i + 4] = last.buffers[0][1];
  Result[i + 5] = last.own();
}
//=> $Globals: b0
