// args: --rules clang
struct S {
  int a;
  RWBuffer<float> P[5];
};

S s : register(u10); //=> s.P: u10..u14

cbuffer CB { //=> unused: never referenced by code the entry point reaches
  S s_array[4]; //=> s_array.1.P: u0..u4; s_array.0.P: unused: never referenced by code the entry point reaches; s_array.2.P: unused: never referenced by code the entry point reaches; s_array.3.P: unused: never referenced by code the entry point reaches
};

RWBuffer<float> Out; //=> u5

[numthreads(4, 1, 1)]
void main() {
  Out[0] = s.P[2][0] + s_array[1].P[4][0];
}
//=> $Globals: unused: never referenced by code the entry point reaches
