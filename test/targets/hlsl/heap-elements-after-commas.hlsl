// args: -T ps_6_6
static uint counted = 0;
uint which;
ByteAddressBuffer next() { return counted++, ResourceDescriptorHeap[counted]; }
uint first(ByteAddressBuffer b) { return b.Load(0); }
float main() : SV_Target {
  ByteAddressBuffer one = (counted++, ResourceDescriptorHeap[1]);
  one = which > 0 ? (counted++, ResourceDescriptorHeap[2]) : ResourceDescriptorHeap[3];
  (counted++, ResourceDescriptorHeap[4]);
  which > 1 ? ResourceDescriptorHeap[5] : ResourceDescriptorHeap[6];
  return one.Load(0) + next().Load(1) + first((ByteAddressBuffer)(counted++, ResourceDescriptorHeap[1]));
}
; ==>
uint which;

// args: -T ps_6_6
static uint counted = 0;

ByteAddressBuffer next() {
  counted++;
  return ByteAddressBuffer(ResourceDescriptorHeap[counted]);
}

uint first(ByteAddressBuffer b) {
  return b.Load(0);
}

float main() : SV_Target {
  counted++;
  ByteAddressBuffer one = ByteAddressBuffer(ResourceDescriptorHeap[1]);
  one = which > 0 ? (counted++, ByteAddressBuffer(ResourceDescriptorHeap[2]))
    : ByteAddressBuffer(ResourceDescriptorHeap[3]);
  counted++, 4u;
  which > 1 ? 5 : 6;
  return one.Load(0) + next().Load(1) + first((counted++, ByteAddressBuffer(ResourceDescriptorHeap[1])));
}
