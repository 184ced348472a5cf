// args: -T cs_6_6
struct Policy { uint step() { return 3; } };
struct Counter {
  uint value;
  void add(uint amount) { value += amount; }
  uint twice() { return value * 2; }
};
struct Named : Counter {
  uint name;
  Policy policy;
  void bump() { add(policy.step()); name = twice(); }
  static uint zero() { return 0; }
};
RWBuffer<uint> Out;
Named make() { Named n; n.name = 1; n.value = 2; return n; }

[numthreads(1, 1, 1)]
void main() {
  Named n = make();
  n.bump();
  make().bump();
  Out[0] = n.name + n.twice() + Named::zero();
}
; ==>
struct Counter { uint value; }
struct Named : Counter { uint name; }
RWBuffer<uint> Out: set 0, binding 0
Named make() {
  Named n;
  n.name = 1:uint;
  base Counter(n).value = 2:uint;
  return n;
}
void Counter_add(inout Counter self, uint amount) {
  self.value = (self.value + amount);
}
uint Policy_step() {
  return 3:uint;
}
uint Counter_twice(Counter self) {
  return (self.value * 2:uint);
}
void Named_bump(inout Named self) {
  (self = base Counter(self), Counter::add(self, Policy::step()), base Counter(self) = self);
  self.name = Counter::twice(base Counter(self));
}
uint Named_zero() {
  return 0:uint;
}
void main_1() {
  Named object;
  Named n = make();
  Named::bump(n);
  (object = make(), Named::bump(object));
  Out[0:uint] = ((n.name + Counter::twice(base Counter(n))) + Named::zero());
}
void main() {
  main();
}
