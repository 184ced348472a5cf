// args: -T cs_6_0 --rules dxc
// DXC makes counters when it comes to need them: in main, then in what it calls, and with a buffer that is passed on.
RWStructuredBuffer<float> First;
RWStructuredBuffer<float> Second;
RWStructuredBuffer<float> Third;
RWStructuredBuffer<float> Fourth[2];
AppendStructuredBuffer<float> Fifth;

void put(float x) { First[First.IncrementCounter()] = x; }
void push(RWStructuredBuffer<float> to, float x) { to[to.DecrementCounter()] = x; }

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  First[0] = 1;
  put(1);
  Third[Second.IncrementCounter()] = 2;
  Fifth.Append(1);
  push(Third, 3);
}
; ==>
RWStructuredBuffer<float> First: set 0, binding 0, counter 0:8
RWStructuredBuffer<float> Second: set 0, binding 1, counter 0:6
RWStructuredBuffer<float> Third: set 0, binding 2, counter 0:7
AppendStructuredBuffer<float> Fifth: set 0, binding 4, counter 0:5
void put(float x) {
  (index = First.IncrementCounter(), First[index] = x);
}
void push(float x) {
  (index = Third.DecrementCounter(), Third[index] = x);
}
void main_1(uint id) {
  First[0:uint] = 1:float;
  put(1:float);
  (index = Second.IncrementCounter(), Third[index] = 2:float);
  (index = Fifth.IncrementCounter(), Fifth[index] = 1:float);
  push(3:float);
}
void main() {
  main(0:uint);
}
