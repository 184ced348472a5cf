// A branch that leaves an unrolled loop is copied with each iteration: in every copy one resource is meant.
AppendStructuredBuffer<float4> First; //=> u0
AppendStructuredBuffer<float4> Second; //=> u1
AppendStructuredBuffer<float4> Third; //=> u2
uint Wanted;

float append(float value) {
  AppendStructuredBuffer<float4> all[] = { First, Second, Third };
  [unroll]
  for (uint i = 0; i < 3; i++) {
    if (Wanted == i) {
      if (value > 2)
        all[i].Append(value);
      return i;
    }
  }
  return value;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  [loop]
  for (uint turn = 0; turn < id; turn++)
    append(append(turn));
}
//=> $Globals: b0
