// A shader of 1,000 lines that includes ten headers of 500, as large as those of engines.

/** What the functions need. */
export const lighting =
  'struct Light { float3 position; float range; float3 color; };\nTexture2D<float4> shadows; SamplerState smooth;\n'

/** Functions of the kind shaders are made of, ten lines each: structs, swizzles, overloaded intrinsics, control flow. */
export function functions(prefix: string, count: number, called: (index: number) => string): string {
  let text = ''
  for (let index = 0; index < count; index++)
    text += `float3 ${prefix}${index}(Light light, float3 position, float3 normal) {
  float3 offset = light.position - position;
  float distance = length(offset), falloff = saturate(1 - distance / light.range);
  if (falloff <= 0) return 0;
  float facing = max(dot(normal, offset / distance), 0.0);
  float4 shadow = 0;
  for (uint tap = 0; tap < 4; tap++) shadow += shadows.SampleLevel(smooth, position.xy * (tap + ${index}.5f), 0);
  float3 more = ${called(index)};
  return lerp(light.color, shadow.rgb + more, 0.25f) * (falloff * falloff * facing);
}
`
  return text
}

/** The texts by their paths in a folder; `main.hlsl` first. */
export function largeShader(folder: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let includes = ''
  for (let header = 0; header < 10; header++) {
    const once = `#ifndef H${header}\n#define H${header}\n`
    headers[`${folder}/h${header}.hlsli`] =
      `${once}${header === 0 ? lighting : ''}${functions(`helper${header}_`, 49, () => '0')}#endif\n`
    includes += `#include "h${header}.hlsli"\n`
  }
  const own = functions('own', 98, (index) => `helper${index % 10}_${index % 49}(light, position, normal)`)
  const main = `float4 main(float2 uv : UV) : SV_Target {
  Light light = (Light)0;
  float3 sum = 0;
${Array.from({ length: 8 }, (_, index) => `  sum += own${index * 12}(light, uv.xyx, sum);\n`).join('')}  return float4(sum, 1);
}
`
  return { [`${folder}/main.hlsl`]: includes + own + main, ...headers }
}
