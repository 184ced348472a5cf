// args: -T lib_6_6 -enable-16bit-types --rules dxc
// DXC takes an enumerator for an integer without a size of its own, whatever integers the enum is made of; alone it is what comes first in
// the parameter's class.
enum Flags { One = 1, Two };
enum Wide : int64_t { Large = 5000000000 };
enum Positive : uint { Most = 4000000000 };

int calls(float3 x, float y) { return 1; }
int calls(Flags x, int2 y) { return 2; } //=> 2:int

export float values(int16_t s, float f, bool b, Flags flags, Positive most) {
  float sum = s + flags + (b + Large) + f * Large + (b ? Most : 1) + (b ? Most : s); //=> ((((float)((int)(s + (int16_t)flags) + ((int)b + (int)5000000000:Wide)) + (f * (float)5000000000:Wide)) + (float)(b ? (int)4000000000:Positive : 1:int)) + (float)(b ? (int16_t)4000000000:Positive : s))
  sum += max(Most, 2) + max(Large, s) + abs(flags) + countbits(Large) + firstbithigh(most); //=> sum += in float: ((((float)(max((int)(uint)4000000000:Positive, 2:int) + (int)max((int16_t)(int64_t)5000000000:Wide, s)) + abs((float)(uint)flags)) + (float)countbits((int)(int64_t)5000000000:Wide)) + (float)firstbithigh((int)(uint)most))
  s *= Two; //=> s *= in int16_t: (int16_t)2:Flags
  s <<= Two; //=> s <<= in int16_t: (int16_t)(int)2:Flags
  return sum + s + calls(flags, f) + (f && Large ? 1 : 2); //=> (((sum + (float)s) + (float)calls.1(flags, splat int2((int)f))) + (((bool)f && (bool)(int64_t)5000000000:Wide) ? 1:float : 2:float))
}
