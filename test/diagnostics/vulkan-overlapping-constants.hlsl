// args: -T vs_6_0 -spirv
float4x4 transform : register(c0);
float4 scale : register(c5);
//     ^^^^^ note note_vulkan_member_here: 'scale' is declared here
float4 bias : register(c5);
//     ^^^^ error err_vulkan_offset_overlap: 'bias' at offset 80 overlaps 'scale'
//          help: 'scale' takes the bytes 80 to 95
float4 main(float4 position : POSITION) : SV_Position { return mul(transform, position * scale + bias); }
