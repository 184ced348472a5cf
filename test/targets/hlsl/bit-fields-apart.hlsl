// args: -T cs_6_6
// The field of no bits, which says where a number starts, is no member and is written again.
struct Flags { uint low : 5; uint : 0; uint high : 7; };
RWStructuredBuffer<Flags> Data : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Data[1].high = Data[0].low;
}
; ==>
// args: -T cs_6_6
// The field of no bits, which says where a number starts, is no member and is written again.
struct Flags {
  uint low : 5;
  uint : 0;
  uint high : 7;
};

RWStructuredBuffer<Flags> Data : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Data[1].high = Data[0].low;
}
