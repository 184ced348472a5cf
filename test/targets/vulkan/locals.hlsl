// args: -T cs_6_6
Texture2D Many[8];
Texture2D Other;
RWBuffer<float4> Out;
static Texture2D Fixed = Many[5];
static Texture2D Current;
float4 read() { return Current.Load(0); }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Texture2D once = Many[id.x];
  Out[0] = once.Load(0);
  Texture2D chosen = Many[1];
  if (id.x > 3) chosen = Many[2];
  Out[1] = chosen.Load(0);
  for (uint i = 0; i < 4; i++) {
    Out[2 + i] = chosen.Load(0);
    chosen = Many[i];
  }
  chosen = Other;
  Out[7] = chosen.Load(0);
  switch (id.y) {
    case 0: chosen = Many[0]; break;
    case 1: chosen = Many[id.z];
    default: chosen = Many[7];
  }
  Out[8] = chosen.Load(0);
  Out[9] = (id.x == 2 ? Many[id.y] : Many[id.z]).Load(0);
  Texture2D both[2] = { Many[3], Other };
  Out[10] = both[0].Load(0) + both[1].Load(0) + Fixed.Load(0);
  Texture2D few[3] = { Many[6], Many[id.y], Many[0] };
  Out[12] = few[id.z].Load(0);
  Current = Many[id.x];
  Out[11] = read();
}
; ==>
Texture2D<float4>[8] Many: set 0, binding 0
Texture2D<float4> Other: set 0, binding 1
RWBuffer<float4> Out: set 0, binding 2
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
static uint Fixed_index
float4 read(uint Current_index) {
  return Many[Current_index].Load(splat int3(0:int));
}
void main_1(uint3 id) {
  uint once_index = id.x;
  Out[0:uint] = Many[once_index].Load(splat int3(0:int));
  uint chosen_index = 1:uint;
  if ((id.x > 3:uint)) {
    chosen_index = 2:uint;
  }
  Out[1:uint] = Many[chosen_index].Load(splat int3(0:int));
  for (uint i = 0:uint; (i < 4:uint); i = (i + 1:uint)) {
    Out[(2:uint + i)] = Many[chosen_index].Load(splat int3(0:int));
    chosen_index = i;
  }
  Out[7:uint] = Other.Load(splat int3(0:int));
  switch (id.y) {
  case 0:
    chosen_index = 0:uint;
    break;
  case 1:
    chosen_index = id.z;
  case default:
    chosen_index = 7:uint;
  }
  Out[8:uint] = Many[chosen_index].Load(splat int3(0:int));
  Out[9:uint] = Many[((id.x == 2:uint) ? id.y : id.z)].Load(splat int3(0:int));
  Out[10:uint] = ((Many[3:uint].Load(splat int3(0:int)) + Other.Load(splat int3(0:int))) + Many[5:uint].Load(splat int3(0:int)));
  uint few_index_1 = id.y;
  Out[12:uint] = Many[((id.z == 0:uint) ? 6:uint : ((id.z == 1:uint) ? few_index_1 : 0:uint))].Load(splat int3(0:int));
  uint Current_index = id.x;
  Out[11:uint] = read(Current_index);
}
void main() {
  Fixed_index = 5:uint;
  main(in_SV_DISPATCHTHREADID0);
}
