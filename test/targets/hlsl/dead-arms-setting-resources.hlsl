// args: -T ps_6_6

// What sets a resource stays, though the loop never runs: without it the variable would never be set.
uint index;
static uint counted = 0;
bool count(uint by) {
  counted += by;
  return counted > 2;
}

float main(uint at : AT) : SV_Target {
  RWBuffer<float> buffer;
  while (count(2) && index > 4) {
    buffer = ResourceDescriptorHeap[index];
    if (count(index)) break;
  }
  while (count(0) && index > 4) counted++;
  return buffer[at];
}
; ==>
// What sets a resource stays, though the loop never runs: without it the variable would never be set.
uint index;

static uint counted = 0;

bool count(uint by) {
  counted += by;
  return counted > 2;
}

float main(uint at : AT) : SV_Target {
  RWBuffer<float> buffer;
  while (count(2) && index > 4) {
    buffer = ResourceDescriptorHeap[index];
    if (count(index)) {
      break;
    }
  }
  {
    count(0) && index > 4;
  }
  return buffer[at];
}
