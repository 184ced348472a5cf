// A shader in which names, numbers, types and array sizes are those of no other number.

export function freshShader(number: number): string {
  const name = (stem: string): string => `${stem}${number}`
  const values = Array.from({ length: 16 }, (_, index) => (number * 16 + index) * 0.37 + 0.1)
  return `
struct ${name('Item')} { float ${name('weight')}; int ${name('count')}[${2 + (number % 5000)}]; };
RWStructuredBuffer<${name('Item')}> ${name('Items')};
RWBuffer<float> ${name('Out')};
static const float ${name('table')}[16] = { ${values.join(', ')} };
#define ${name('SCALE')} ${number + 0.5}
float ${name('helper')}(float x) { return x * ${name('SCALE')} + ${number}; }
[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float ${name('sum')} = ${name('helper')}(${name('table')}[i & 15]);
  ${name('Items')}[i].${name('weight')} = ${name('sum')} + ${number * 3 + 1};
  ${name('Out')}[i + ${number * 7}] = ${name('sum')};
}
`
}
