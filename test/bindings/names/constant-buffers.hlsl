struct Data {
  float4 v;
};
ConstantBuffer<Data> One; //=> b0
ConstantBuffer<Data> Many[3]; //=> b3..b5
ConstantBuffer<Data> Fixed : register(b2); //=> b2
RWBuffer<float4> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = One.v + Many[1].v + Fixed.v;
}
