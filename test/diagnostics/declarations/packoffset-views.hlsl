// args: -T cs_6_6 --rules dxc
// DXC lets members begin at the same byte, so that a buffer is read as numbers of several types; otherwise they must not overlap.
cbuffer Views {
  float4 raw[4] : packoffset(c0);
  uint4 rawUint[4] : packoffset(c0);
  float first : packoffset(c0);
  int last : packoffset(c4);
};

cbuffer Overlapping {
  float4 longer[4] : packoffset(c0);
  float shorter : packoffset(c0);
  float inside : packoffset(c2);
//      ^^^^^^ error err_hlsl_packoffset_overlap: packoffset overlap between 'inside', 'longer'
};

RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = raw[1].x + rawUint[2].x + first + last + longer[0].x + shorter + inside;
}
