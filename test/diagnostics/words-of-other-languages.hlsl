// args: -T ps_6_3
// Words in front of declarations that HLSL does not have, and macros that nobody defined: each is told once, and the rest is read without it.
precision highp float;
//@ 1..10 error err_unknown_typename: unknown type name 'precision'
//        help: HLSL has no such qualifiers; min16float is a number of lower precision
//@ 1..10 warning warn_declaration_declares_nothing: declaration does not declare anything [-Wmissing-declarations]
layout(location = 0) in vec3 place;
//@ 1..7 error err_unknown_typename: unknown type name 'layout'
//       help: a register stands behind the name, as in x : register(t0), and the size of a group in [numthreads(8, 8, 1)]
//                   ^^ error err_hlsl_usage_not_on_parameter: HLSL usage 'in' is only valid on a parameter
//                      ^^^^ error err_unknown_typename_suggest: unknown type name 'vec3'; did you mean 'float3'?
//                           fix: replace 'vec3' by 'float3'
layout(binding = 0) uniform Texture2D image;
//@ 1..7 error err_unknown_typename: unknown type name 'layout'
//       help: a register stands behind the name, as in x : register(t0), and the size of a group in [numthreads(8, 8, 1)]
layout(local_size_x = 64) in;
//@ 1..7 error err_unknown_typename: unknown type name 'layout'
//       help: a register stands behind the name, as in x : register(t0), and the size of a group in [numthreads(8, 8, 1)]
varying float2 uv;
//@ 1..8 error err_unknown_typename: unknown type name 'varying'
//       help: inputs and outputs are parameters and the result of the entry point, each with a semantic
CBUFFER_START(UnityPerMaterial)
//@ 1..14 error err_unknown_typename: unknown type name 'CBUFFER_START'
//        help: if this is a macro, include the file that defines it
float4 color;
CBUFFER_END
//@ 1..12 error err_unknown_typename: unknown type name 'CBUFFER_END'
//        help: if this is a macro, include the file that defines it
TEXTURE2D(main_image); SAMPLER(main_sampler);
//@ 1..10 error err_unknown_typename: unknown type name 'TEXTURE2D'
//        help: if this is a macro, include the file that defines it
//                     ^^^^^^^ error err_unknown_typename: unknown type name 'SAMPLER'
//                             help: if this is a macro, include the file that defines it
UNITY_DECLARE_TEX2D(first, second)
//@ 1..20 error err_unknown_typename: unknown type name 'UNITY_DECLARE_TEX2D'
//        help: if this is a macro, include the file that defines it
struct Varyings {
  float2 uv : TEXCOORD0;
  UNITY_FOG_COORDS(1)
//^^^^^^^^^^^^^^^^ error err_unknown_typename: unknown type name 'UNITY_FOG_COORDS'
//                 help: if this is a macro, include the file that defines it
  fixed4 tint : COLOR0;
//^^^^^^ error err_unknown_typename_suggest: unknown type name 'fixed4'; did you mean 'half4'?
//       fix: replace 'fixed4' by 'half4'
  UNITY_VERTEX_OUTPUT_STEREO
//^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_unknown_typename: unknown type name 'UNITY_VERTEX_OUTPUT_STEREO'
//                           help: if this is a macro, include the file that defines it
};
__device__ highp float twice(mediump float x, device const float y) { return x + y; }
//@ 1..11 error err_unknown_typename: unknown type name '__device__'
//        help: functions need no such word
//                           ^^^^^^^ error err_unknown_typename: unknown type name 'mediump'
//                                   help: HLSL has no such qualifiers; min16float is a number of lower precision
//                                            ^^^^^^ error err_unknown_typename: unknown type name 'device'
//                                                   help: HLSL has no address spaces; buffers are globals, as in RWStructuredBuffer<float> values
vertex alone;
//@ 1..7 error err_unknown_typename: unknown type name 'vertex'
//       help: the stage is an attribute, as in [shader("pixel")], or the profile that is compiled for
missing_type(int x) { return x; }
//@ 1..13 error err_requires_type_specifier: a type specifier is required for all declarations
CAPITALS(x) { return 1; }
//@ 1..9 error err_requires_type_specifier: a type specifier is required for all declarations
//       ^ error err_unknown_typename: unknown type name 'x'
fragment float4 main(Varyings v, constant float4 other : OTHER) : SV_Target {
//@ 1..9 error err_unknown_typename: unknown type name 'fragment'
//       help: the stage is an attribute, as in [shader("pixel")], or the profile that is compiled for
//                               ^^^^^^^^ error err_unknown_typename: unknown type name 'constant'
//                                        help: HLSL has no address spaces; buffers are globals, as in RWStructuredBuffer<float> values
  highp float x = twice(1, 2);
//^^^^^ error err_unknown_typename: unknown type name 'highp'
//      help: HLSL has no such qualifiers; min16float is a number of lower precision
  imageStore(image, gl_FragCoord.xy, color);
//                  ^^^^^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'gl_FragCoord'
//                               help: declare a parameter, a member or a result with the semantic SV_Position
//^^^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'imageStore'
//           help: elements of RW textures are written by index: image[place] = value
  return v.tint * x * uv.x;
}
END_OF_FILE
//@ 1..12 error err_unknown_typename: unknown type name 'END_OF_FILE'
//        help: if this is a macro, include the file that defines it
