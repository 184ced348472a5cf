// args: -T vs_6_0 -E main
float4 main(float4 p : POSITION) : Position { return p; }
//     ^^^^ warning warn_hlsl_position_misuse_hint: 'Position' is a user-defined semantic; did you mean 'SV_Position'? [-Wdx9-deprecation]
