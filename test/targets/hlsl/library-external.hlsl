// args: -T lib_6_3 -default-linkage external
template<typename R> struct HolderOf { uint rest; R held[2]; R get(uint at) { return held[at]; } void set(R from) { held[0] = from; held[1] = from; } };
template<typename R> HolderOf<R> holding(R from) { HolderOf<R> holder; holder.rest = 1; holder.set(from); return holder; }
Texture2D<float4> T2;
float4 foo() { return holding(T2).get(0).Load(2); }
inline float4 hidden(Texture2D<float4> t) { return t.Load(0); }
float4 bar() { return hidden(T2); }
; ==>
// args: -T lib_6_3 -default-linkage external
struct HolderOf_Texture2D_float4 {
  uint rest;
  Texture2D<float4> held[2];

  Texture2D<float4> get(uint at) {
    return held[at];
  }

  void set(Texture2D<float4> from) {
    held[0] = from;
    held[1] = from;
  }
};

Texture2D<float4> T2;

static HolderOf_Texture2D_float4 holding(Texture2D<float4> from) {
  HolderOf_Texture2D_float4 holder;
  holder.rest = 1;
  holder.set(from);
  return holder;
}

export float4 foo() {
  return holding(T2).get(0).Load(2);
}

static float4 hidden(Texture2D<float4> t) {
  return t.Load(0);
}

export float4 bar() {
  return hidden(T2);
}
