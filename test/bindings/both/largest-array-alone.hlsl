// args: -T cs_6_6
// The number of its elements is DXIL's word for unbounded.
RWBuffer<float> All[4294967295]; //=> u0..

RWBuffer<float> Elsewhere : register(space1); //=> u0, space1

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Elsewhere[0] = All[i][0];
}
