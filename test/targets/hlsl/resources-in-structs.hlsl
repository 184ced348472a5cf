// args: -T cs_6_6

struct Textures { Texture2D albedo; Texture2D normal[2]; };
struct Set { Textures t; RWBuffer<float> out_; SamplerState s; float factor; };
struct Half { Texture2D first; Texture2D second; };
Set all;
Set explicit_ : register(t9) : register(u4, space1);
// Only the second is used, at t0: no register for the variable would say that.
Half one;

[numthreads(1, 1, 1)]
void main() {
  float4 c = all.t.albedo.SampleLevel(all.s, 0.5, 0) + all.t.normal[1][uint2(0, 0)] * all.factor;
  explicit_.out_[0] = c.x + explicit_.t.normal[0][uint2(0, 0)].x + one.second[uint2(1, 1)].y;
  all.out_[0] = explicit_.factor;
}
; ==>
struct Textures {
  Texture2D<float4> albedo;
  Texture2D<float4> normal[2];
};

struct Set {
  Textures t;
  RWBuffer<float> out_;
  SamplerState s;
  float factor;
};

struct Half {
  Texture2D<float4> first;
  Texture2D<float4> second;
};

Set all : register(t0) : register(u0) : register(s0);
Set explicit_ : register(t9) : register(u4, space1);
// Only the second is used, at t0: no register for the variable would say that.
Half one : register(t2);

[numthreads(1, 1, 1)]
void main() {
  float4 c = all.t.albedo.SampleLevel(all.s, 0.5, 0.0) + all.t.normal[1][uint2(0, 0)] * all.factor;
  explicit_.out_[0] = c.x + explicit_.t.normal[0][uint2(0, 0)].x + one.second[uint2(1, 1)].y;
  all.out_[0] = explicit_.factor;
}
