// Small programs, each of which teaches one thing. The first is shown to whoever comes without a link.
import type { Program } from './program.ts'

interface Example {
  readonly name: string
  readonly program: Partial<Program> & Pick<Program, 'files'>
}

export const examples: readonly Example[] = [
  {
    name: 'Implicit binding',
    program: {
      files: {
        'implicit.hlsl': `// Nothing but A has a register. The others get what is free, in order:
// the inlays show it, and hovering a name says why.
// Remove the line that uses B, and C moves.
RWBuffer<float> A : register(u1);
RWBuffer<float> B;
RWBuffer<float> C;
RWBuffer<float> D[2];

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
  A[id.x] = 1;
  B[id.x] = 2;
  C[id.x] = 3;
  D[0][id.x] = D[1][id.x];
}
`,
      },
    },
  },
  {
    name: 'Unbounded arrays',
    program: {
      profile: 'ps_6_6',
      files: {
        'unbounded.hlsl': `// An unbounded array starts after everything else in its space.
// Open "Pictures": it is the bar with a tip.
// Try to give Materials the register t1.
Texture2D<float4> Materials[];
Texture2D<float4> Sky;
Texture2D<float4> Cascades[4] : register(t8);
Texture2D<float4> Decals[] : register(t0, space1);
SamplerState Smooth;

float4 main(float2 uv : TEXCOORD, nointerpolation uint material : MATERIAL) : SV_Target
{
  uint index = NonUniformResourceIndex(material);
  float4 color = Materials[index].Sample(Smooth, uv) + Decals[index].Sample(Smooth, uv);
  return color * Sky.Sample(Smooth, uv) * Cascades[2].Sample(Smooth, uv);
}
`,
      },
    },
  },
  {
    name: 'Structs under both rules',
    program: {
      profile: 'ps_6_0',
      files: {
        'structs.hlsl': `// Clang binds resources in structs in the order of their declaration,
// DXC one by one in an order of its own. Switch "Rules", or look at
// "Pictures": from Clang's rules to DXC's.
struct Layer
{
  Texture2D<float4> color;
  Texture2D<float4> normal;
};

struct Material
{
  Layer layers[2];
  SamplerState smooth;
};

Material ground;
TextureCube<float4> sky;

float4 main(float2 uv : TEXCOORD) : SV_Target
{
  float4 normal = ground.layers[1].normal.Sample(ground.smooth, uv);
  return ground.layers[0].color.Sample(ground.smooth, uv) * sky.Sample(ground.smooth, normal.xyz);
}
`,
      },
    },
  },
  {
    name: 'What the optimiser removed',
    program: {
      files: {
        'removed.hlsl': `// Debug and History are not bound: no use survives the optimiser.
// The table says who decided, and "Passes" shows the pass that did it.
RWTexture2D<float4> Target;
RWTexture2D<float4> Debug;
Texture2D<float4> History;
static const bool showDebug = false;

float4 blend(uint2 at)
{
  float4 unused = History[at];
  return float4(at, 0, 1);
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
  Target[id.xy] = blend(id.xy);
  if (showDebug)
    Debug[id.xy] = 1;
  for (uint i = 0; i < 4; i++)
    if (i > 6)
      Debug[id.xy] = i;
}
`,
      },
    },
  },
  {
    name: 'Constant buffers and padding',
    program: {
      files: {
        'layout.hlsl': `// "Pictures" shows where every member lies, for Direct3D and Vulkan.
// Hatched is padding, grey is what the shader never reads.
// Move weights to the end, or make it a float4.
struct Light
{
  float3 direction;
  float power;
};

cbuffer Frame
{
  float4x4 viewProjection;
  float exposure;
  float3 eye;
  float weights[3];
  float2 jitter;
  Light lights[8];
};

RWStructuredBuffer<float4> Out;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
  float4 at = mul(viewProjection, float4(jitter, 0, 1));
  Out[id.x] = at * exposure * weights[1] * lights[id.x % 8].power;
}
`,
      },
    },
  },
  {
    name: 'Descriptor handles',
    program: {
      profile: 'cs_6_6',
      files: {
        'handles.slang': `// Handles are values: indices into a heap on Direct3D, descriptors
// elsewhere. Look at DXIL, SPIR-V and GLSL.
struct Material
{
  DescriptorHandle<Texture2D<float4>> color;
  DescriptorHandle<SamplerState> smooth;
};

StructuredBuffer<Material> materials;
RWStructuredBuffer<float4> result;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
  Material material = materials[id.x];
  Texture2D<float4> color = nonuniform(material.color);
  SamplerState smooth = nonuniform(material.smooth);
  result[id.x] = color.SampleLevel(smooth, float2(0.5, 0.5), 0);
}
`,
      },
    },
  },
  {
    name: 'Root signatures',
    program: {
      files: {
        'root.hlsl': `// "Pictures" shows which part of the root signature covers a register.
// Change UAV(u0) to UAV(u1): the error says what has no binding.
#define RS "CBV(b0), DescriptorTable(SRV(t0, numDescriptors = 2), UAV(u0))"

cbuffer Frame { float scale; };
Buffer<float> First;
Buffer<float> Second;
RWBuffer<float> Out;

[RootSignature(RS)]
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
  Out[id.x] = (First[id.x] + Second[id.x]) * scale;
}
`,
      },
    },
  },
  {
    name: 'Includes and macros',
    program: {
      defines: 'FILTER=1',
      files: {
        'main.hlsl': `// Files are tabs. Write FILTER=0 into "Defines", and Weights is gone.
#include "common.hlsli"

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
#if FILTER
  Output[id.x] = Input[id.x] * Weights[id.x % 16];
#else
  Output[id.x] = Input[id.x];
#endif
}
`,
        'common.hlsli': `Buffer<float> Input;
Buffer<float> Weights;
RWBuffer<float> Output;
`,
      },
    },
  },
]
