// args: -T cs_6_6 --rules dxc -HV 2021
// What DXC's front end folds: constants of scalar types, one side of a condition that decides, a switch on a constant. None of the writes counts.
struct Holder { RWBuffer<int> buffers[2]; uint which; int own() { return buffers[1][which & 3u]; } };
Holder Held; //=> Held.buffers.0: u1; Held.buffers.1: u2
RWBuffer<int> Result; //=> u0
static const bool Off = false;
enum Kind { First, Second };
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Holder held = Held;
  const bool off = false;
  const float ratio = 3;
  if (off) held.which = i;
  if (Off || ratio > 4) held.which = i;
  if (max(1, 2) < 2 || min(ratio, 4.0) != 3) held.which = i;
  if (asuint(1.0f) == 1) held.which = i;
  if (floor(1.5) == 2 || clamp(1, 2, 3) == 1) held.which = i;
  if (i > 3 && pow(2.0f, 3.0f) == 7) held.which = i;
  if (i > 3 && off) held.which = i;
  if (!(i > 3 || true)) held.which = i;
  if (i > 3 ? off : false) held.which = i;
  while (off) held.which = 1;
  for (; off;) held.which = 1;
  switch (1) { case 0: held.which = i; break; default: Result[i] = 2; }
  switch (Second) { case First: held.which = i; break; case Second: if (i > 3) break; Result[i] = 3; }
  uint chosen = off ? (held.which = 1) : 2;
  bool decided = false && (held.which = 1);
  Result[i + 4] = held.buffers[0][1];
  Result[i + 5] = held.own() + chosen + decided;
}
//=> $Globals: b0
