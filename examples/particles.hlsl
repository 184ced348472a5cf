// A small compute shader with some registers written down and some left to the compiler.
//
//   npx descry lint examples/particles.hlsl

struct Particle {
  float3 position;
  float age;
  float3 velocity;
  float size;
};

cbuffer Frame : register(b0) {
  float deltaTime;
  uint particleCount;
  float3 gravity;
};

StructuredBuffer<Particle> Previous : register(t0);
RWStructuredBuffer<Particle> Current;
RWBuffer<uint> Alive : register(u1);
RWTexture2D<float4> DebugView;

static const bool showDebugView = false;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= particleCount)
    return;
  Particle particle = Previous[id.x];
  particle.velocity += gravity * deltaTime;
  particle.position += particle.velocity * deltaTime;
  particle.age += deltaTime;
  Current[id.x] = particle;
  if (particle.age < 10.0)
    InterlockedAdd(Alive[0], 1);
  if (showDebugView)
    DebugView[id.xy] = float4(particle.position, 1);
}
