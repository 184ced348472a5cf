// args: -T lib_6_x
struct Transform {
  float4x4 Transform;
  float4 first() { return Transform[0]; } //=> this.Transform[0:uint]
};
ConstantBuffer<Transform> Buffer;
float4 f(Transform local) { return mul(local.Transform, Buffer.Transform[1]) + local.first(); } //=> (mul(local.Transform, contents(Buffer).Transform[1:uint]) + local.Transform::first())
