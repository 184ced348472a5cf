// args: -T cs_6_6
RWBuffer<int> Out, Result;

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int values[4] = { 1, 2, 3, 4 };
  if (!(values[1] > 7 && values[0] < -4)) Out[id.x] = 5;
  else Result[1] = 3;
  Result[0] = values[id.x & 3];
}
; ==>
// args: -T cs_6_6
RWBuffer<int> Out : register(u0);

// args: -T cs_6_6
RWBuffer<int> Result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int values[4] = { 1, 2, 3, 4 };
  Out[id.x] = 5;
  Result[0] = values[id.x & 3];
}
