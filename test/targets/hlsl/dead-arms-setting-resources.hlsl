// args: -T ps_6_6

// What sets a resource stays, though control never comes there: without it the variable that 'ignored' reads would never be set.
uint index;

float main(uint at : AT) : SV_Target {
  RWBuffer<float> buffer;
  if (at < 0) buffer = ResourceDescriptorHeap[index];
  float ignored = buffer[at];
  float result = at;
  if (at < 0) result = 2;
  return result;
}
; ==>
// What sets a resource stays, though control never comes there: without it the variable that 'ignored' reads would never be set.
uint index;

float main(uint at : AT) : SV_Target {
  RWBuffer<float> buffer;
  if (at < 0) {
    buffer = ResourceDescriptorHeap[index];
  }
  float ignored = buffer[at];
  float result = at;
  if (at < 0) {
    result = 2.0;
  }
  return result;
}
