// args: -T cs_6_6 -Wno-hlsl-ignored-initializer -Wno-ignored-attributes
// Values of constants in buffers may name what itself reads the buffer.
uint loose;
static const uint two = 2 + loose;
static const uint three = 3;
const uint four = two * 2;
const uint five = 5;
const uint six = five + 1;
[[vk::constant_id(0)]] const uint seven = three + 4;
[[vk::constant_id(1)]] const uint eight = two * 4;
cbuffer Other { const uint nine = six + 3; uint ten; }
const uint eleven = ten + 1;
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = two + four + six + seven + eight + nine + eleven; }
; ==>
// args: -T cs_6_6 -Wno-hlsl-ignored-initializer -Wno-ignored-attributes
// Values of constants in buffers may name what itself reads the buffer.
uint loose;
const uint four;
const uint five = 5;
const uint six = five + 1;
[[vk::constant_id(0)]] const uint seven = 7;
[[vk::constant_id(1)]] const uint eight;
const uint eleven;

cbuffer Other : register(b0) {
  const uint nine = 9;
  uint ten;
};

RWBuffer<uint> Out : register(u0);

static const uint two = 2 + loose;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = two + four + six + seven + eight + nine + eleven;
}
