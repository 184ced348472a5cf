// args: -T cs_6_6

// What is cast is made once, and an enum in a list would take no number.
enum Level { Low, High = 3 };
struct Pair { uint first; uint second; };
struct Longer { uint first; uint rest[3]; };
struct Mixed { float weight; Level level; float last; };
struct Levels { Level levels[6]; };
RWStructuredBuffer<Longer> In;
RWStructuredBuffer<float2x3> Matrices;
RWStructuredBuffer<Pair> Out;
RWStructuredBuffer<Mixed> Mixes;
RWStructuredBuffer<Levels> Other;
static uint calls;

Longer next() {
  calls++;
  return In[calls];
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Pair pair = (Pair)next();
  uint numbers[3] = (uint[3])next();
  Out[0] = (Pair)next();
  Out[1] = pair;
  Pair place = (Pair)In[id++];
  Pair read = (Pair)In[id];
  Out[2].first = numbers[2] + place.second + read.second + (uint)next();
  Mixed mixed = (Mixed)In[3];
  Mixes[0] = mixed;
  Mixed both[2] = { (Mixed)In[4], mixed };
  Mixes[1] = both[id & 1];
  Levels levels = (Levels)Matrices[0];
  Other[0] = levels;
}
; ==>
// What is cast is made once, and an enum in a list would take no number.
enum Level {
  Low = 0,
  High = 3,
};

struct Pair {
  uint first;
  uint second;
};

struct Longer {
  uint first;
  uint rest[3];
};

struct Mixed {
  float weight;
  Level level;
  float last;
};

struct Levels {
  Level levels[6];
};

RWStructuredBuffer<Longer> In : register(u0);
RWStructuredBuffer<float2x3> Matrices : register(u1);
RWStructuredBuffer<Pair> Out : register(u2);
RWStructuredBuffer<Mixed> Mixes : register(u3);
RWStructuredBuffer<Levels> Other : register(u4);

static uint calls;

Longer next() {
  calls++;
  return In[calls];
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Pair pair = (Pair)next();
  uint numbers[3] = (uint[3])next();
  Out[0] = (Pair)next();
  Out[1] = pair;
  Pair place = (Pair)In[id++];
  Pair read = { In[id].first, In[id].rest[0] };
  Out[2].first = numbers[2] + place.second + read.second + uint(next().first);
  Mixed mixed = (Mixed)In[3];
  Mixes[0] = mixed;
  Mixed both[2] = { (Mixed)In[4], mixed };
  Mixes[1] = both[id & 1];
  Levels levels = (Levels)Matrices[0];
  Other[0] = levels;
}
