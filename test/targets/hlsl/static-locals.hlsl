// args: -T cs_6_6
// What is set when control first comes by is no constant any more.
RWBuffer<float> Out : register(u0);

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const uint three = 3;
  static const uint four = three + 1;
  static const uint late = i + 1;
  Out[i] = four + late;
}
; ==>
// args: -T cs_6_6
// What is set when control first comes by is no constant any more.
RWBuffer<float> Out : register(u0);

static bool late_isSet;

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const uint three = 3;
  static const uint four = 4;
  static uint late;
  late = i + 1;
  late_isSet = true;
  Out[i] = four + late;
}
