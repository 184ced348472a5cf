// args: -T cs_6_6 --rules dxc
// What stands in the arm of a constant condition is no write to the copy: Clang's code generation leaves it out.
struct Holder { RWBuffer<int> buffers[2]; uint which; int own() { return buffers[1][which & 3u]; } };
Holder Held; //=> Held.buffers.0: u1; Held.buffers.1: u2
RWBuffer<int> Result; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Holder held = Held;
  if (-9 > 3) { held = Held; held.which = i; } else { Result[i] = held.buffers[0][1]; }
  while (false) held.which = 1;
  Result[i + 5] = held.own();
}
//=> $Globals: b0
