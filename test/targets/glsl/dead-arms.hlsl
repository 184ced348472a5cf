// args: -T cs_6_6
RWTexture2D<float4> Out, Other;
Texture2D<float4> Source;

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint n = min(id.x, 7);
  if (n > 9) Out[id.xy] = 0;
  else Out[id.xy] = Source[id.xy];
  if (n > 20) Other[id.xy] = 1;
}
; ==>
#version 460
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(set = 0, binding = 0) uniform image2D Out;

layout(set = 0, binding = 1) uniform texture2D Source;

void main_1(uvec3 id) {
    uint n = min(id.x, 7u);
    imageStore(Out, ivec2(id.xy), texelFetch(Source, ivec2(id.xy), 0));
}

void main() {
    main_1(gl_GlobalInvocationID);
}
